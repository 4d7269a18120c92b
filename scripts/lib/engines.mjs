// Firefox and WebKit for the tests of other engines than Chromium.
import fs from 'node:fs';
import { ensureDebian } from './debian.mjs';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Sees to it that both engines can be started; installs Debian's when one is missing and we may. */
export const ensureEngines = () =>
  ensureDebian({
    title: 'Firefox and WebKit',
    packageName: 'firefox-esr webkit2gtk-driver xvfb',
    find: () => PROGRAMS.every((file) => fs.existsSync(file)),
    advice:
      'The tests of other engines need Debian’s Firefox, WebKit and Xvfb: sudo apt-get install firefox-esr webkit2gtk-driver xvfb',
  });
