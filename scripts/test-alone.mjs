// `npm run test:alone`: each browser test on a product that no other test has used. What fails here and passes in
// `npm test` lives on what another test left behind, and fails there one day. Words after `--` choose files, as for Playwright.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

const PLAYWRIGHT = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
const LIST = path.join(ROOT, 'test-results/alone.json');

ensureInstalled();
ensureBuilt();
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() };

const words = process.argv.slice(2);
const listed = spawnSync('npx', [...PLAYWRIGHT, '--list', '--reporter=json', '--project=desktop', ...words], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  env,
});
if (listed.status !== 0) {
  process.stderr.write(listed.stderr || listed.stdout);
  process.exit(1);
}

/** @returns the file and the titles of each test below a suite, in their order */
const testsOf = ({ specs = [], suites = [] }, titles = []) => [
  ...specs.map(({ file, title }) => ({ file, title: [...titles, title].join(' ') })),
  ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
];
const tests = JSON.parse(listed.stdout).suites.flatMap((file) => testsOf(file));
fs.mkdirSync(path.dirname(LIST), { recursive: true });
fs.writeFileSync(LIST, JSON.stringify(tests));
console.log(`${tests.length} tests, each alone.`);
const { status } = spawnSync('npx', PLAYWRIGHT, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...env, CI: 'true', ALONE_TESTS: LIST },
});
process.exit(status ?? 1);
