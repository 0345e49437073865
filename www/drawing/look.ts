const CURVE_TONES = {
  raw: ['#16222a', '#f3f5f4', 'CanvasText'],
  rdp: ['#004d38', '#58e0b0', 'CanvasText'],
  chaikin: ['#b83200', '#ff9a6b', 'CanvasText'],
  'catmull-rom': ['#0b5cad', '#8cc4ff', 'CanvasText'],
} as const;

/** Colours of the look by name, for day, night and forced colours. A page overrides one by setting `--meander-<name>`. */
const TONES = {
  paper: ['#ffffff', '#10171b', 'Canvas'],
  ink: ['#16222a', '#edf1f1', 'CanvasText'],
  quiet: ['#4d5c64', '#a3b1b6', 'CanvasText'],
  rule: ['#d3dcdf', '#2c383e', 'CanvasText'],
  edge: ['#849299', '#6b7a81', 'CanvasText'],
  accent: ['#0b5cad', '#6fb7ff', 'LinkText'],
  ground: ['#dde6e9', '#182227', 'Canvas'],
  socket: ['#cbd8dc', '#22303a', 'GrayText'],
  shadow: ['#16323f2e', '#00000066', 'Canvas'],
  stone: ['#fdfefe', '#64757e', 'Canvas'],
  'stone-side': ['#6e838b', '#2c393f', 'CanvasText'],
  wall: ['#43525a', '#c8d4d8', 'CanvasText'],
  'wall-side': ['#232f35', '#7d8c92', 'CanvasText'],
  maybe: ['#fff0b8', '#7b6d3b', 'Canvas'],
  'maybe-side': ['#c9aa55', '#443c1e', 'CanvasText'],
  path: ['#ffcb2e', '#d79a12', 'Highlight'],
  'path-under': ['#ffd24d', '#5a450f', 'Canvas'],
  'path-side': ['#ad7200', '#7d5200', 'CanvasText'],
  dot: ['#ad7200', '#ffd766', 'CanvasText'],
  joint: ['#e5a900', '#b47d00', 'Canvas'],
  case: ['#ffffff', '#10171b', 'Canvas'],
  /** A stone that A still reaches. */
  reach: ['#b5c0ea', '#6f68b8', 'Canvas'],
  'reach-side': ['#6f5aa8', '#37346a', 'CanvasText'],
  'on-stone': ['#16222a', '#ffffff', 'CanvasText'],
  'on-stone-quiet': ['#4d5c64', '#ffffff', 'CanvasText'],
  ...CURVE_TONES,
} as const;

export type Tone = keyof typeof TONES;
export const TONE_NAMES = Object.keys(TONES) as Tone[];
export type CurveTone = keyof typeof CURVE_TONES;
export const CURVE_TONE_NAMES = Object.keys(CURVE_TONES) as CurveTone[];

/** The colours and the font that a page chooses for its pictures. */
export interface Look<Name extends string = Tone> {
  tones: Readonly<Record<Name, string>>;
  font: string;
  /** With few colours, stones get outlines and curves get dashes. */
  contrast: boolean;
}

const declare = (value: (name: Tone) => string) =>
  TONE_NAMES.map((name) => `--${name}: var(--meander-${name}, ${value(name)});`).join(' ');

/** Declares the colours as CSS custom properties of the figure. */
export const toneRules = `
.figure { ${declare((name) => `light-dark(${TONES[name][0]}, ${TONES[name][1]})`)} }
@media (forced-colors: active) { .figure { ${declare((name) => TONES[name][2])} } }`;

/** Returns a colour, by day and night, as CSS for a page around figures. */
export const pageTone = (name: Tone) =>
  `var(--meander-${name}, light-dark(${TONES[name][0]}, ${TONES[name][1]}))`;

/** Declares colours by name as custom properties of a page: for day, night and forced colours. */
export function declareTones(tones: Readonly<Record<string, readonly [string, string, string]>>): string {
  const all = Object.entries(tones);
  const rule = (value: (colours: readonly [string, string, string]) => string) =>
    `:root { ${all.map(([name, colours]) => `--${name}: ${value(colours)};`).join(' ')} }`;
  return `${rule(([day, night]) => `light-dark(${day}, ${night})`)}
@media (forced-colors: active) { ${rule(([, , forced]) => forced)} }`;
}

/** Declares all tones of figures for a page around them. */
export const pageTokens = () => `:root { color-scheme: light dark; }\n${declareTones(TONES)}`;

/** Returns a look whose colours are variables, so that one SVG works by day and night. */
export const variables = <Name extends string>(names: readonly Name[]): Look<Name> => ({
  tones: Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<Name, string>,
  font: 'var(--sans, system-ui), sans-serif',
  contrast: false,
});
/** Returns the look by day or night without a page, for tests and images. */
export const plainLook = (theme: 'day' | 'night'): Look => ({
  tones: Object.fromEntries(TONE_NAMES.map((name) => [name, TONES[name][theme === 'day' ? 0 : 1]])) as Record<
    Tone,
    string
  >,
  font: 'system-ui, sans-serif',
  contrast: false,
});
