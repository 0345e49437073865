/** No file or folder of a crate depends on itself through others. ESLint checks the folders of www. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['core', 'tracks', 'wasm'])('the modules of %s import each other without cycles', (crate) => {
  const src = `crates/${crate}/src`;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.rs'),
  );
  // The code of each module, such as `smooth/offset`, without comments and the tests inside it.
  const modules = new Map(
    files.map((file) => [
      file.replace(/(^|\/)(mod|lib)\.rs$|\.rs$/, ''),
      readFileSync(`${src}/${file}`, 'utf8')
        .replace(/\/\/.*/g, '')
        .split('#[cfg(test)]')[0],
    ]),
  );
  // For each file or folder, the siblings that it imports, and a sentence with both files.
  const imports = new Map<string, Map<string, string>>();
  for (const [module, code] of modules)
    for (const [, root, path, names] of code.matchAll(/\b(crate|super)::((?:\w+::)*)(\w+|\{[^}]*\})/g))
      for (const name of names.match(/\w+/g) ?? []) {
        const from = module.split('/');
        const to = root === 'crate' ? [] : from.slice(0, -1);
        for (const part of path.split('::').filter(Boolean)) {
          if (part === 'super') to.pop();
          else to.push(part);
        }
        to.push(name);
        while (to.length && !modules.has(to.join('/'))) to.pop();
        const parted = from.findIndex((part, i) => part !== to[i]);
        if (parted < 0 || parted >= to.length) continue;
        const [here, there] = [from, to].map((parts) => parts.slice(0, parted + 1).join('/'));
        if (!imports.has(here)) imports.set(here, new Map());
        imports.get(here)?.set(there, `${module} imports ${to.join('/')}`);
      }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to ||
    (!seen.has(from) &&
      [...(imports.get(from)?.keys() ?? [])].some((next) => reaches(next, to, seen.add(from))));
  const lines = [...imports].flatMap(([from, all]) => [...all].map(([to, line]) => ({ from, to, line })));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ from, to }) => reaches(to, from)).map(({ line }) => line)).toEqual([]);
});
