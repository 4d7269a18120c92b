// `npm run test:near`: only what the change against main can touch, for working. `npm test` proves the whole.
import { spawnSync } from 'node:child_process';
import { affected } from './lib/affected.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT, run } from './lib/project.mjs';
import { ensurePgbouncer } from './lib/pgbouncer.mjs';
import { ensureRedis } from './lib/redis.mjs';

const git = (...words) => spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

const base = process.argv[2] ?? 'main';
const since = git('merge-base', base, 'HEAD');
if (!since) {
  console.error(`There is no ${base} to compare with: npm run test:near -- BRANCH`);
  process.exit(1);
}
const lines = (text) => text.split('\n').filter(Boolean);
const changed = [
  ...lines(git('diff', '--name-only', '--diff-filter=d', since)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
if (changed.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}

const quoted = (files) => files.map((file) => `'${file}'`).join(' ');
const code = changed.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
const { unit, browser } = affected(changed);
const tests = (found) => (found === 'all' ? 'all' : `${found.length} files`);
console.log(`Unit and integration tests: ${tests(unit)}. Browser tests: ${tests(browser)}.`);
ensureInstalled();
ensureRedis();
ensurePgbouncer();
run('Format', 'npm run -s format:check');
if (code.length > 0) run('Lint', `npx oxlint ${quoted(code)}`);
run('Types', 'npm run -s typecheck');
if (unit.length > 0 || browser.length > 0) ensureBuilt();
if (unit.length > 0)
  run(
    'Unit and integration tests',
    `npm run -s test:unit -- ${unit === 'all' ? '' : `--runTestsByPath ${quoted(unit)}`}`,
  );
if (browser.length > 0)
  run('Browser tests', `npm run -s test:e2e -- ${browser === 'all' ? '' : quoted(browser)}`, {
    CHROMIUM_PATH: ensureBrowser(),
  });
