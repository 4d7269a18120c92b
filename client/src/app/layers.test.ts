import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, '..');
const sheets = fs.readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const read = (name: string): string => fs.readFileSync(path.join(SOURCE, name), 'utf8');

test('a sheet that writes into the shared layers says their order first: it may come before the shared sheet', () => {
  const [order] = read('app/app.css').split('\n');
  expect(order).toMatch(/^@layer [\w, ]+;$/);
  const layered = sheets.filter((name) => /^@layer \w+ \{/m.test(read(name)));
  expect(layered.length).toBeGreaterThan(3);
  for (const name of layered) expect([name, read(name).split('\n')[0]]).toEqual([name, order]);
});

test('what somebody wrote, line by line, runs in the direction of its own script', () => {
  const rules = sheets.flatMap((name) => [...read(name).matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  const kept = rules.filter(
    ([, selector = '', body = '']) => /white-space: pre-line/.test(body) && !/address/.test(selector),
  );
  expect(kept.length).toBeGreaterThan(10);
  const ours = kept.filter(([, , body = '']) => !/unicode-bidi: plaintext/.test(body));
  expect(ours.map(([, selector = '']) => selector.trim())).toEqual([]);
});
