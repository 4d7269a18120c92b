import type { LenderPenalty } from '../../schema.generated';
import { lenderDifferences, shownWords } from './lender-facts';

const facts = {
  name: 'Oak Trust',
  kind: 'Trust company',
  logoUrl: '/logos/oak-trust.svg',
  active: true,
  position: 3,
  penalty: 'UNKNOWN' as LenderPenalty,
};
const lender = { ...facts, __typename: 'DeskBank' as const, id: '1', version: 1, rates: 4, pending: null };
const draft = (change: Partial<typeof facts>): typeof lender => ({
  ...lender,
  pending: {
    __typename: 'PendingLender',
    authorName: 'Avery',
    at: '',
    facts: { __typename: 'LenderFacts', ...facts, ...change },
  } as never,
});

test('the label says what visitors see now, and what waits', () => {
  expect(shownWords(lender)).toEqual({ now: 'Shown', next: undefined });
  expect(shownWords({ ...lender, active: false })).toEqual({ now: 'Hidden', next: undefined });
  expect(shownWords(draft({ active: false }))).toEqual({ now: 'Shown', next: 'will be hidden' });
  expect(shownWords({ ...draft({}), active: false })).toEqual({ now: 'Hidden', next: 'will be shown' });
  expect(shownWords({ ...lender, rates: 0 }).now).toBe('Not shown: no published rates');
});

test('a draft lists what it changes; the drawn logo of a new name is not a change', () => {
  expect(lenderDifferences(facts, { ...facts, name: 'Elm', logoUrl: '/logos/elm.svg' })).toEqual([
    { label: 'Name', before: 'Oak Trust', after: 'Elm' },
  ]);
  expect(lenderDifferences(facts, { ...facts, active: false, logoUrl: '/uploads/a.webp' })).toEqual([
    { label: 'Visitors', before: 'Shown', after: 'Hidden' },
    { label: 'Logo', before: null, after: 'New picture' },
  ]);
  expect(lenderDifferences(facts, { ...facts, penalty: 'THREE_MONTHS' })).toEqual([
    { label: 'Penalty for leaving', before: 'Not known', after: 'Three months’ interest only' },
  ]);
});
