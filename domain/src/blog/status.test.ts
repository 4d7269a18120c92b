import fc from 'fast-check';
import {
  afterStep,
  BLOG_STATUSES,
  mayDecide,
  mayDecideNow,
  mayEdit,
  type BlogStatus,
  type BlogStep,
} from './status.js';

const STATUSES = Object.keys(BLOG_STATUSES).map((name) => name.toLowerCase() as BlogStatus);
const STEPS: BlogStep[] = ['submit', 'withdraw', 'approve', 'publish', 'reject', 'archive', 'restore'];

test.each<[BlogStatus, BlogStep, BlogStatus | undefined]>([
  ['draft', 'submit', 'pending'],
  ['rejected', 'submit', 'pending'],
  ['approved', 'submit', undefined],
  ['pending', 'approve', 'approved'],
  ['archived', 'approve', undefined],
  ['draft', 'approve', undefined],
  ['rejected', 'approve', 'approved'],
  ['draft', 'publish', 'approved'],
  ['archived', 'publish', undefined],
  ['pending', 'reject', 'rejected'],
  ['draft', 'reject', undefined],
  ['approved', 'archive', 'archived'],
  ['archived', 'restore', 'draft'],
])('%s, %s: %s', (from, step, to) => expect(afterStep(from, step)).toBe(to));

test('only an approval makes a post public, and nothing goes from archived but by restoring it as a draft', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATUSES), fc.array(fc.constantFrom(...STEPS)), (start, steps) => {
      let status = start;
      for (const step of steps) {
        const next = afterStep(status, step);
        if (next === undefined) continue;
        if (next === 'approved') expect(['approve', 'publish']).toContain(step);
        if (status === 'archived') expect([step, next]).toEqual(['restore', 'draft']);
        status = next;
      }
      expect(STATUSES).toContain(status);
    }),
  );
});

test('who may edit and who may decide', () => {
  const of = (role: 'ACCOUNT_HOLDER' | 'MODERATOR' | 'ADMIN', isAuthor: boolean, hasWritten = isAuthor) => ({
    role,
    isAuthor,
    hasWritten,
  });
  expect(mayEdit(of('ACCOUNT_HOLDER', true), 'ACCOUNT_HOLDER')).toBe(false);
  expect(mayEdit(of('MODERATOR', false), 'MODERATOR')).toBe(true);
  expect(mayEdit(of('MODERATOR', false), 'ADMIN')).toBe(false);
  expect(mayEdit(of('MODERATOR', false), null)).toBe(true);
  expect(mayDecide(of('MODERATOR', true), 'MODERATOR')).toBe(false);
  expect(mayDecide(of('MODERATOR', false), 'MODERATOR')).toBe(true);
  expect(mayDecide(of('MODERATOR', false, true), 'MODERATOR')).toBe(false);
  expect(mayDecide(of('ADMIN', true), 'ADMIN')).toBe(true);
});

test('what its author is still writing is for nobody else to approve', () => {
  const other = { role: 'MODERATOR', isAuthor: false, hasWritten: false } as const;
  const admin = { role: 'ADMIN', isAuthor: false, hasWritten: false } as const;
  const may = (decider: Parameters<typeof mayDecideNow>[0]): BlogStatus[] =>
    STATUSES.filter((status) => mayDecideNow(decider, 'MODERATOR', { status, waiting: false, goneOn: false }));
  expect(may(other)).toEqual(['pending', 'rejected']);
  expect(may(admin)).toEqual(['pending', 'rejected']);
  expect(may({ ...admin, isAuthor: true })).toEqual(['draft', 'pending', 'rejected']);
});

test('of a public post the version that waits, and of one that was sent back what its author has not gone on writing', () => {
  const admin = { role: 'ADMIN', isAuthor: false, hasWritten: false } as const;
  const may = (decider: Parameters<typeof mayDecideNow>[0], standing: object): boolean =>
    mayDecideNow(decider, 'MODERATOR', { status: 'approved', waiting: false, goneOn: false, ...standing });
  expect([may(admin, { waiting: true }), may(admin, {})]).toEqual([true, false]);
  expect(may(admin, { status: 'rejected', goneOn: true })).toBe(false);
  expect(may({ ...admin, isAuthor: true }, { status: 'rejected', goneOn: true })).toBe(true);
});
