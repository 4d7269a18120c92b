import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = CANDIDATES.find((file) => file !== undefined && existsSync(file));
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [...asRoot, '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: ['quality/*accessibility.spec.ts', 'journeys/face-*.spec.ts'],
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
});
