// `npm test`: installs what the tests need (packages, a browser), then proves the whole product.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, run } from './lib/project.mjs';
import { ensureBrowser } from './lib/browser.mjs';

fs.rmSync(path.join(ROOT, 'test-results'), { recursive: true, force: true });
ensureInstalled();
const chromium = ensureBrowser();
run('Validate', 'node scripts/validate.mjs');
console.log('\n▸ Browser journeys');
const browser = spawnSync('npm run -s test:e2e', {
  cwd: ROOT,
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});

const read = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, 'test-results', file), 'utf8'));
const unit = read('unit.json');
const { stats } = read('e2e.json');
const passed = unit.numPassedTests + stats.expected;
const failed = unit.numFailedTests + unit.numRuntimeErrorTestSuites + stats.unexpected + stats.flaky;
const skipped = unit.numPendingTests + stats.skipped;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(browser.status === 0 && failed === 0 && passed > 0 ? 0 : 1);
