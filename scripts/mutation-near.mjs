// `npm run mutation:near`: breaks 30 files, one by one, and says whether a test that `npm run test:near` would choose sees it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

const FILES = [
  'domain/src/booking/slots.ts',
  'domain/src/calendar/wall-clock.ts',
  'domain/src/forms/email.ts',
  'domain/src/forms/sin.ts',
  'domain/src/mortgage/min-down-payment.ts',
  'domain/src/mortgage/new-home-tax.ts',
  'domain/src/mortgage/prepayment-penalty.ts',
  'domain/src/mortgage/rate-rise.ts',
  'domain/src/mortgage/renewal.ts',
  'domain/src/mortgage/second-mortgage.ts',
  'client/src/features/account/liked.tsx',
  'client/src/features/calculator/saved/row.tsx',
  'client/src/features/calculator/payments/schedule-view.tsx',
  'client/src/features/chat/chat.tsx',
  'client/src/features/compare/amount-field.tsx',
  'client/src/features/drafts/merge.ts',
  'client/src/features/people/moderation-list.tsx',
  'client/src/features/site/use-header-scroll.ts',
  'client/src/ui/console/record-list.tsx',
  'client/src/ui/form/money-text.ts',
  'server/src/modules/agents/agent-edit.service.ts',
  'server/src/modules/agents/licence-warning.ts',
  'server/src/modules/bookings/slot.service.ts',
  'server/src/modules/calculations/calculation.service.ts',
  'server/src/modules/careers/job.service.ts',
  'server/src/modules/drafts/draft-expiry.ts',
  'server/src/modules/leads/utm.ts',
  'server/src/modules/notifications/notification.service.ts',
  'server/src/modules/search/search.service.ts',
  'server/src/modules/tasks/task.service.ts',
];
/** Breaks of one token each; the file is seen by the first of them that a test sees: some break nothing that can be seen. */
const BREAKS = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ < /, ' >= '],
  [/ > /, ' <= '],
  [/ \+ /, ' - '],
  [/ \?\? /, ' && '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
];
const TRIES = 5;

const chosenFor = (file) => {
  const { stdout } = spawnSync(process.execPath, ['scripts/lib/affected.mjs', file], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout)[0].unit;
};

/** Versions of a text with one break each, the breaks spread over the file. */
function broken(text) {
  const versions = BREAKS.flatMap(([what, instead]) =>
    [...text.matchAll(new RegExp(what, 'g'))]
      // what an import or a comment says breaks nothing
      .filter(({ index }) => !/^\s*(import|export type|\/?\*|\/\/)/.test(text.slice(text.lastIndexOf('\n', index) + 1)))
      .map(({ index, 0: found }) => ({
        index,
        text: text.slice(0, index) + instead + text.slice(index + found.length),
      })),
  ).sort((one, other) => one.index - other.index);
  const step = Math.max(1, versions.length / TRIES);
  return Array.from({ length: Math.min(TRIES, versions.length) }, (_, at) => versions[Math.floor(at * step)].text);
}

/** Of the chosen tests those that stand beside the file; all of them where none does. */
function nearest(file, tests) {
  const beside = tests.filter((test) => path.dirname(test) === path.dirname(file));
  return beside.length > 0 ? beside : tests;
}

const passes = (tests) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--bail', '--silent', '--runTestsByPath', ...tests], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  }).status === 0;

ensureInstalled();
ensureBuilt();
const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : FILES;
let seen = 0;
for (const name of files) {
  const chosen = chosenFor(name);
  const tests = chosen === 'all' ? [] : chosen;
  const file = path.join(ROOT, name);
  const whole = fs.readFileSync(file, 'utf8');
  const putBack = () => fs.writeFileSync(file, whole);
  const stop = () => {
    putBack();
    process.exit(130);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const isSeen =
      tests.length > 0 &&
      broken(whole).some((text) => {
        fs.writeFileSync(file, text);
        return !passes(nearest(name, tests));
      });
    seen += Number(isSeen);
    console.log(`${isSeen ? '✓' : '✗'} ${name}: ${chosen === 'all' ? 'all tests' : `${tests.length} files of tests`}`);
  } finally {
    putBack();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
console.log(`${seen} of ${files.length} seen`);
process.exit(seen >= files.length - 1 ? 0 : 1);
