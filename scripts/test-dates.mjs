// `npm run test:dates`: the unit tests of domain and client on awkward days and in other time zones. Needs Debian's
// faketime, and installs it where it may.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ensureDebian } from './lib/debian.mjs';
import { ensureInstalled, ROOT } from './lib/project.mjs';

const ZONES = ['UTC', 'Pacific/Auckland', 'America/St_Johns'];
const DAYS = [
  ['a Saturday night', '2026-11-28 23:30:00'],
  ['the last half minute of a year', '2026-12-31 23:59:30'],
  ['a leap day', '2028-02-29 12:00:00'],
  ['the hour that is skipped', '2027-03-14 01:59:30'],
  ['the hour that comes twice', '2027-11-07 01:30:00'],
  ['another year', '2027-06-15 12:00:00'],
];

ensureInstalled();
const faketime = ensureDebian({
  title: 'faketime',
  packageName: 'faketime',
  find: () => ['/usr/bin/faketime', '/opt/homebrew/bin/faketime'].find((file) => fs.existsSync(file)),
  advice: 'Tests on other days need faketime (Debian: sudo apt-get install faketime).',
});

const failed = [];
for (const [day, at] of DAYS) {
  for (const TZ of ZONES) {
    const { status, stderr } = spawnSync(
      faketime,
      [at, 'npx', 'jest', '--selectProjects', 'domain', 'client', '--maxWorkers=2'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        // the monotonic clock stays real, or timers would stand still
        env: {
          ...process.env,
          TZ,
          NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        },
      },
    );
    const [total = 'no totals'] = stderr.match(/^Tests:.*$/m) ?? [];
    console.log(`${status === 0 ? '✓' : '✗'} ${day} (${at}, ${TZ}): ${total.replace(/^Tests:\s*/, '')}`);
    if (status !== 0) {
      failed.push(`${day}, ${TZ}`);
      process.stdout.write(
        stderr
          .match(/^\s*● .*$/gm)
          ?.join('\n')
          .concat('\n') ?? stderr.slice(-2_000),
      );
    }
  }
}
process.exit(failed.length === 0 ? 0 : 1);
