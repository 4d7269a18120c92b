// `npm test`: installs what the tests need (packages, a browser), then proves the whole product.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beginPhase, notePhase, notePhasesIn, phaseLines } from './lib/phases.mjs';
import { ensureInstalled, ROOT } from './lib/project.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureEngines } from './lib/engines.mjs';

const started = performance.now();
fs.rmSync(path.join(ROOT, 'test-results'), { recursive: true, force: true });
notePhasesIn(path.join(ROOT, 'test-results/phases.tsv'));
ensureInstalled();
const chromium = ensureBrowser();
ensureEngines();
const validated = spawnSync('node scripts/validate.mjs', { cwd: ROOT, shell: true, stdio: 'inherit' });
if (validated.status !== 0) process.exit(validated.status ?? 1);
console.log('\n▸ Browser journeys');
const begun = beginPhase();
const browser = spawnSync('npm run -s test:e2e', {
  cwd: ROOT,
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
notePhase('Browser journeys', begun);

/** Tests that passed only when they were tried again: a race, in the test or in the product. */
const flakyIn = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...flakyIn(inner),
  ]);
/** The same of Jest's tests. */
const flakyUnits = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${path.relative(ROOT, name)} › ${fullName}`),
  );
const read = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, 'test-results', file), 'utf8'));
const unit = read('unit.json');
const { stats, suites } = read('e2e.json');
const flaky = [...flakyUnits(unit), ...flakyIn(suites)];
fs.writeFileSync(path.join(ROOT, 'test-results/flaky.json'), JSON.stringify(flaky, null, 2));
const passed = unit.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + unit.numRuntimeErrorTestSuites + stats.unexpected;
const skipped = unit.numPendingTests + stats.skipped;
console.log(`\n${phaseLines(started).join('\n')}\n`);
for (const title of flaky) console.log(`flaky: ${title}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(browser.status === 0 && failed === 0 && passed > 0 ? 0 : 1);
