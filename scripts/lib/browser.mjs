// The browser for the journeys.
import fs from 'node:fs';
import { ensureDebian } from './debian.mjs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser; installs Debian's Chromium when there is none and we may. */
export const ensureBrowser = () =>
  ensureDebian({
    title: 'Chromium',
    packageName: 'chromium-headless-shell',
    find: () => CANDIDATES.find((file) => file && fs.existsSync(file)),
    advice:
      'The browser tests need Chromium or Chrome: install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
  });
