// `npm run validate`: everything but the browser tests.
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, run, runTogether } from './lib/project.mjs';
import { ensurePgbouncer } from './lib/pgbouncer.mjs';
import { ensureRedis } from './lib/redis.mjs';

/** Runs a generator and fails when it changes what is committed. */
function unchanged(title, command, files) {
  const read = () => files().map((f) => [f, fs.readFileSync(path.join(ROOT, f), 'utf8')]);
  const before = new Map(read());
  run(title, command);
  const drifted = read().filter(([file, text]) => before.get(file) !== text);
  if (drifted.length > 0) {
    console.error(`✗ ${title}: not what is committed:\n  ${drifted.map(([file]) => file).join('\n  ')}`);
    process.exit(1);
  }
}

const generated = () =>
  fs
    .readdirSync(path.join(ROOT, 'client/src'), { recursive: true })
    .filter((name) => String(name).endsWith('.generated.ts'))
    .map((name) => path.join('client/src', String(name)));

ensureInstalled();
ensureRedis();
ensurePgbouncer();
ensureBuilt();
unchanged('Schema is the committed one', 'node server/dist/emit-schema.js', () => ['schema.graphql']);
unchanged('Generated documents and hooks are the committed ones', 'npm run -s codegen', generated);
await runTogether([
  ['Lint, format', 'npm run -s lint'],
  ['Types, import boundaries', 'npm run -s typecheck && npm run -s boundaries'],
  ['Dead code', 'npm run -s dead-code'],
]);
fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
run('Unit and integration tests', 'npm run -s test:unit -- --json --outputFile=test-results/unit.json');
