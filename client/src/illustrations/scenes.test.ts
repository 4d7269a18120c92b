import fs from 'node:fs';
import path from 'node:path';

test('every picture has a name that pages may use, a size, and nothing that runs', () => {
  const names = ['scene-names.ts', 'virtual-art.d.ts'].flatMap(
    (file) =>
      fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').match(/(?<=')(?!virtual)[a-z][a-z-]*(?=')/g) ?? [],
  );
  const files = fs.readdirSync(path.join(import.meta.dirname, 'scenes'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.svg`).sort());
  for (const file of files) {
    const svg = fs.readFileSync(path.join(import.meta.dirname, 'scenes', file), 'utf8');
    expect([file, svg]).toEqual([file, expect.stringMatching(/^<svg xmlns="[^"]+" viewBox="-?\d+ -?\d+ \d+ \d+">/)]);
    expect([file, svg]).not.toEqual([file, expect.stringMatching(/<script|\bon\w+=|href=|url\(/)]);
  }
});
