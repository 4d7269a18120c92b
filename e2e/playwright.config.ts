import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices, type Project } from '@playwright/test';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = CANDIDATES.find((file) => file !== undefined && existsSync(file));
/** `PICTURES=1 npm run test:e2e -- pictures` takes the pictures of the docs anew; they are no tests. */
const notTests = process.env.PICTURES === '1' ? [] : ['quality/pictures.spec.ts'];
const full = process.env.FULL === '1';
/** Six kills, and the minute that a lost job waits: what killing does to a record, `database-away` asserts in every run. */
const onlyFull = full ? [] : ['journeys/kill.spec.ts'];
/** `npm run outside`, and `npm run test:full`: the tools of other people on every page. */
const outside = process.env.OUTSIDE === '1' || full;
/** `npm run bench` measures how quick the product is, with nothing beside it. `npm test` never asserts a time. */
const measured = process.env.MEASURED === '1';
const underCi = Boolean(process.env.CI);
/** Of one step, a press as much as an expectation: it only ends what hangs, so that the test is tried again. */
const stepMs = underCi ? 120_000 : 10_000;
/** A page of a test is gone before code that was compiled a second time, for speed, has paid for it: a renderer works an eighth less. */
const COMPILED_ONCE = '--js-flags=--no-maglev,--no-turbofan';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const desktop = { viewport: { width: 1440, height: 900 } };

interface Listed {
  file: string;
  title: string;
}

/** `npm run test:alone`: a project for each test, since none shares a worker with another one, and a worker has its own product. */
const alone = (list: string): Project[] =>
  (JSON.parse(readFileSync(list, 'utf8')) as Listed[]).map(({ file, title }) => ({
    name: `${file}: ${title}`,
    use: desktop,
    testMatch: file,
    grep: new RegExp(`${title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`),
  }));

export default defineConfig({
  testDir: measured ? 'measured' : '.',
  testIgnore: measured ? [] : ['measured/**', ...notTests, ...onlyFull],
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: `../test-results/${measured ? 'measured' : 'e2e'}.json` }]],
  // each has a product of its own; a file is the unit, its tests run in their order. Each waits a third of the time, for
  // pages and emails, so that three fill two cores
  workers: measured ? 1 : Number(process.env.E2E_WORKERS ?? 3),
  // what passes only when it is tried again is named at the end of the run, and is a race to mend
  retries: underCi && !measured && !process.env.ALONE_TESTS ? 1 : 0,
  // they only end what hangs
  timeout: 600_000,
  expect: { timeout: stepMs },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // a trace photographs each step, a sixth of the run: only for what is tried again, and for whoever looks for a cause
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: stepMs,
    launchOptions: {
      executablePath,
      args: [
        ...asRoot,
        // what is measured compiles as it does for a visitor
        ...(measured ? [] : [COMPILED_ONCE]),
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: process.env.ALONE_TESTS
    ? alone(process.env.ALONE_TESTS)
    : [
        { name: 'desktop', use: desktop },
        { name: 'engines', testMatch: 'engines/*.engines.ts' },
        ...(outside ? [{ name: 'outside', testMatch: 'outside/*.outside.ts' }] : []),
      ],
});
