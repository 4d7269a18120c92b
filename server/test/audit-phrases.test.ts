import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const MODULES = path.join(ROOT, 'server/src/modules');
const ACTION = `'([a-z_]+\\.[a-z_]+)'`;
const WRITTEN = [new RegExp(`\\baction: ${ACTION}`, 'g'), new RegExp(`\\bwriteRead\\([^;]*?${ACTION}`, 'g')];

const sources = fs
  .readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => fs.readFileSync(path.join(MODULES, file), 'utf8'));

test('whatever the audit keeps is said in words of its own', () => {
  const written = new Set(
    sources.flatMap((text) => WRITTEN.flatMap((form) => [...text.matchAll(form)].map(([, action]) => action))),
  );
  const said = fs.readFileSync(path.join(ROOT, 'client/src/ui/console/audit/sentence.ts'), 'utf8');
  // enough of them are found that the search itself works
  expect(written.size).toBeGreaterThan(40);
  expect([...written].filter((action) => !said.includes(`'${action}':`))).toEqual([]);
});
