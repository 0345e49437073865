/** Snippets for authors to paste, for each publishing tool. Pure functions: the same figure returns the same text. */

type Attributes = readonly (readonly [name: string, value: string])[];

/** A figure to embed. */
export interface Post {
  /** Address of the site, with a slash at the end. */
  site: string;
  /** Folder of the version on the site, with a slash at the end. */
  folder: string;
  /** Hash of the loader, for the attribute `integrity`. */
  integrity: string;
  attributes: Attributes;
  state: string;
  /** Attributes that the state leaves out. */
  unsaved: Attributes;
  /** Description of the figure, in a sentence. */
  label: string;
  caption: string;
  /** Address of its picture, a file beside the post. */
  picture: string;
  /** Width and height of the figure in CSS pixels, with its strip. */
  size: readonly [width: number, height: number];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and for site generators, which interpret `{{`, `{%` and, in WordPress, `[`. */
export const escapeHtml = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign])
    .replace(/\{(?=[{%])|\[/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figureAddress = ({ site, state }: Pick<Post, 'site' | 'state'>) => `${site}#${state}`;

/** Escapes an address, but leaves `&n=`: no reference ends in an equals sign. */
const escapeAddress = (address: string) => escapeHtml(address).replace(/&amp;(?=[a-z]+=)/g, '&');

const attribute = ([name, value]: readonly [string, string]) =>
  value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;

/** A script and a tag around a linked picture, whose `width` fills the column even if a policy blocks styles. */
export function tagSnippet(post: Post): string {
  const { site, folder, integrity, attributes, label, caption, picture } = post;
  const script = `<script async src="${escapeHtml(site + folder)}loader.js" integrity="${integrity}" crossorigin></script>`;
  const image = `<a href="${escapeAddress(figureAddress(post))}"><img width="100%" src="${escapeHtml(picture)}" alt="${escapeHtml(label)}"></a>`;
  const below = caption && `<p slot="caption">${escapeHtml(caption)}</p>`;
  return `${script}\n<meander-path${attributes.map(attribute).join('')}>${image}${below}</meander-path>\n`;
}

/** Address of the figure alone, for frames. */
export function frameAddress({ site, folder, unsaved, state }: Post): string {
  const query = new URLSearchParams(unsaved.map((one) => [...one])).toString();
  return `${site}${folder}embed.html${query && `?${query}`}#${state}`;
}

/** A frame as wide as its box, with the figure's ratio. */
export const frameSnippet = (post: Post): string => frameOf(frameAddress(post), post.label, post.size);

export const frameOf = (address: string, label: string, [width, height]: Post['size']): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(label)}" style="width:100%;aspect-ratio:${width}/${height};border:0" loading="lazy"></iframe>\n`;

/** Writes a JSX value as people do: a number without quotes, and a text in quotes without braces. */
function propertyValue(value: string) {
  if (String(Number(value)) === value) return `{${value}}`;
  return /["&\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
}

/** The tag for React 19, which sets attributes on custom elements. */
function reactSnippet({ attributes, caption }: Post): string {
  const given = attributes.map(([name, value]) => ` ${name}${value && `=${propertyValue(value)}`}`);
  const below = caption && `\n  <p slot="caption">{${JSON.stringify(caption)}}</p>\n`;
  return `import 'meander/element';\n\n<meander-path${given.join('')}>${below}</meander-path>\n`;
}

export interface Place {
  name: string;
  snippet(post: Post): string;
  /** Where to paste it. */
  where: string;
  /** Whether readers load a script or a frame. */
  loads?: 'script' | 'frame';
  /** The picture that goes with it, and the next step after saving it. */
  picture?: { file: string; where: string };
}

const TAG = { snippet: tagSnippet, loads: 'script' } as const;
const BESIDE = { file: 'meander.svg', where: ' and put it beside the post' };
// WordPress and Medium reject SVG, and e-mail programs do not show it.
const UPLOADED = { file: 'meander.png', where: ', upload it, and put its address in place of meander.png' };

/** Publishing tools, in the order of the tabs. */
export const PLACES: readonly Place[] = [
  { ...TAG, name: 'HTML', where: 'Paste it where you want the figure.', picture: BESIDE },
  {
    ...TAG,
    name: 'Hugo',
    where: 'Save it as layouts/_shortcodes/path.html and write {{< path >}} in the post.',
    picture: BESIDE,
  },
  { ...TAG, name: 'WordPress', where: 'Add a block “Custom HTML” and paste it there.', picture: UPLOADED },
  { ...TAG, name: 'Ghost', where: 'Type /html for an HTML card and paste it there.', picture: UPLOADED },
  {
    name: 'Notion',
    snippet: (post) => `${frameAddress(post)}\n`,
    where: 'Type /embed and paste this address.',
    loads: 'frame',
  },
  {
    name: 'Medium',
    // The article shows the state alone.
    snippet: (post) => `${post.unsaved.length ? frameAddress(post) : figureAddress(post)}\n`,
    where: 'Medium runs no scripts: paste this address under a picture of the figure.',
    picture: { file: 'meander.png', where: ' and put it above the address' },
  },
  { name: 'React', snippet: reactSnippet, where: 'Run npm install meander, then paste it into a component.' },
];
