import { settingsProblems } from './section.js';
import { rolesNow, savedSecondFactorRule, secondFactorDay, STAFF_SIGN_IN } from './staff-sign-in.js';

const saved = (who: string, from = '2026-12-01'): object => ({ texts: { who, from }, lists: {} });
const placesOf = (content: object): string[] =>
  settingsProblems(STAFF_SIGN_IN, content).map(({ place }) => place.join('.'));

test('nothing is asked until somebody saves it', () => {
  expect(savedSecondFactorRule(null)).toEqual({ levels: [], from: '' });
  expect(settingsProblems(STAFF_SIGN_IN, STAFF_SIGN_IN.initial)).toEqual([]);
});

test('a level needs a day, and nobody needs none', () => {
  expect(placesOf(saved('administrators', ''))).toEqual(['from']);
  expect(placesOf(saved('nobody', ''))).toEqual([]);
  expect(placesOf(saved('everybody'))).toEqual(['who']);
});

test.each([
  ['nobody', 'ADMIN', null],
  ['administrators', 'ADMIN', '2026-12-01'],
  ['administrators', 'MODERATOR', null],
  ['staff', 'MODERATOR', '2026-12-01'],
  ['staff', 'ADMIN', '2026-12-01'],
  ['staff', 'ACCOUNT_HOLDER', null],
] as const)('required for %s: %s without one needs it from %s', (who, role, day) => {
  const rule = savedSecondFactorRule(saved(who));
  expect(secondFactorDay(rule, { role, hasFactor: false })).toBe(day);
  expect(secondFactorDay(rule, { role, hasFactor: true })).toBeNull();
});

test('before the day staff act as ever; from it on as account holders, until they have one', () => {
  const rule = savedSecondFactorRule(saved('staff'));
  const admin = { role: 'ADMIN', hasFactor: false } as const;
  expect(rolesNow(rule, admin, '2026-11-30')).toEqual({ role: 'ADMIN' });
  expect(rolesNow(rule, admin, '2026-12-01')).toEqual({ role: 'ACCOUNT_HOLDER', heldBack: 'ADMIN' });
  expect(rolesNow(rule, { ...admin, hasFactor: true }, '2026-12-01')).toEqual({ role: 'ADMIN' });
});
