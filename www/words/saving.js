/** What saving says. */
export const words = Object.freeze({
  save: {
    png: 'Picture (PNG)',
    png2: 'Picture (PNG, 2×)',
    svg: 'Drawing (SVG)',
    csv: 'Points (CSV)',
    json: 'Points (JSON)',
    rust: 'Code (Rust)',
    javascript: 'Code (JavaScript)',
    gdscript: 'Code (GDScript)',
    csharp: 'Code (C#)',
  },
  saveCurve: 'Curve',
});
