import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

interface Affected {
  unit: string[] | 'all';
  browser: string[] | 'all';
}

/** Of each change, what it can break as the selector of `npm run test:near` sees it. */
const KNOWN: readonly (readonly [
  changed: string,
  unit: readonly string[] | 'all',
  browser: readonly string[] | 'all',
])[] = [
  ['client/src/ui/form/money-field.tsx', [], ['journeys/basic-form', 'journeys/comprehensive-form', 'journeys/leads']],
  ['client/src/features/account/withdraw.tsx', [], ['journeys/account', 'journeys/application-file']],
  ['client/src/features/rates-desk/percent.ts', [], ['journeys/rates-desk']],
  ['client/src/features/calendar/hour-grid.module.css', [], ['journeys/calendar']],
  [
    'client/src/landings/second-mortgage/ledger.tsx',
    ['client/src/app/landing-stories.test.tsx'],
    ['journeys/special-landings', 'journeys/touch', 'quality/budgets'],
  ],
  ['client/src/pages/public/job.server.ts', [], ['journeys/careers']],
  ['client/src/app/app.tsx', [], 'all'],
  ['server/src/modules/tasks/task.service.ts', ['server/src/modules/tasks/task.test.ts'], ['journeys/tasks']],
  [
    'server/src/modules/bookings/slot.service.ts',
    ['server/src/modules/bookings/booking.test.ts'],
    ['journeys/booking'],
  ],
  ['server/src/modules/tasks/task.resolver.ts', ['server/test/authz/authz.test.ts'], ['journeys/tasks']],
  ['server/src/platform/mail/mail-queue.ts', ['server/src/platform/mail/outbox.test.ts'], 'all'],
  [
    'domain/src/forms/money.ts',
    ['domain/src/forms/money.test.ts', 'client/src/ui/form/money-text.test.ts'],
    ['journeys/basic-form'],
  ],
  ['docs/testing.md', ['server/test/docs.test.ts'], []],
  ['e2e/journeys/tasks.spec.ts', [], ['journeys/tasks']],
  ['package.json', 'all', 'all'],
];

test('what a change can break is found along the imports, and is everything where they end', () => {
  const selector = path.join(ROOT, 'scripts/lib/affected.mjs');
  const said = execFileSync(process.execPath, [selector, ...KNOWN.map(([changed]) => changed)], { encoding: 'utf8' });
  const found = JSON.parse(said) as Affected[];
  expect(found).toHaveLength(KNOWN.length);
  for (const [index, [changed, unit, browser]] of KNOWN.entries()) {
    const specs = browser === 'all' ? browser : browser.map((name) => `e2e/${name}.spec.ts`);
    const wanted = (names: readonly string[] | 'all'): unknown =>
      names === 'all' ? 'all' : expect.arrayContaining([...names]);
    // a set that holds everything holds what is wanted
    const given = found[index];
    if (given?.browser !== 'all' || specs === 'all')
      expect([changed, given?.browser]).toEqual([changed, wanted(specs)]);
    expect([changed, given?.unit]).toEqual([changed, wanted(unit)]);
  }
});

test('a part of one page is not everything, though a test of the page stands among the frames', () => {
  const selector = path.join(ROOT, 'scripts/lib/affected.mjs');
  const said = execFileSync(process.execPath, [selector, 'client/src/features/account/liked.tsx'], {
    encoding: 'utf8',
  });
  const [found] = JSON.parse(said) as Affected[];
  expect(found?.unit).toContain('client/src/app/account-page.test.tsx');
  expect(found?.browser).toContain('e2e/journeys/account-views.spec.ts');
  expect(found?.browser).not.toBe('all');
});

test('a change of one noun is not everything', () => {
  const selector = path.join(ROOT, 'scripts/lib/affected.mjs');
  const said = execFileSync(process.execPath, [selector, 'server/src/modules/tasks/task.service.ts'], {
    encoding: 'utf8',
  });
  const [found] = JSON.parse(said) as Affected[];
  expect(found?.unit.length).toBeLessThan(5);
  expect(found?.browser).not.toBe('all');
  expect(found?.browser).not.toContain('e2e/journeys/calculator.spec.ts');
});
