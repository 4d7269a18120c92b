// The browser for the journeys: the machine's Chromium or Chrome, or Debian's package where there is none.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { run } from './project.mjs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = () => CANDIDATES.find((file) => file && fs.existsSync(file));

/** The path of a browser; installs Debian's Chromium when there is none and we may. */
export function ensureBrowser() {
  const browser = found();
  if (browser) return browser;
  const debian = spawnSync('apt-get', ['--version']).status === 0;
  if (debian && process.getuid?.() === 0) {
    run('Installing Chromium', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium');
    const installed = found();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium or Chrome: install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
