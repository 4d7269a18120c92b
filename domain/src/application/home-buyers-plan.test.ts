import { planProblems } from './home-buyers-plan.js';

const OTHER = { id: 'a', fullName: 'Daniel Osei' };
const messages = (rrsp: unknown, others: readonly object[] = [], sources: readonly object[] = []) =>
  planProblems({
    mortgageType: 'new_purchase',
    hasCoApplicants: others.length > 0,
    coApplicants: others,
    property: { downPaymentSources: [{ id: '1', source: 'rrsp', amount: rrsp }, ...sources] },
  }).map(({ message }) => message);

test('one person takes $60,000 out of an RRSP and no more', () => {
  expect(messages(60_000)).toEqual([]);
  const over =
    'Under the Home Buyers’ Plan one person may take at most $60,000 from an RRSP. Name the rest as another source';
  expect(messages(60_000.01)).toEqual([over]);
  expect(messages(35_000, [], [{ id: '2', source: 'rrsp', amount: '25,000.01' }])).toEqual([over]);
  expect(messages(150_000)).toEqual([over]);
});

test('each buyer has as much, and whoever only guarantees has none', () => {
  expect(messages(120_000, [OTHER])).toEqual([]);
  expect(messages(120_001, [OTHER])).toEqual([
    'Under the Home Buyers’ Plan 2 people may take at most $120,000, $60,000 each, from an RRSP. Name the rest as another source',
  ]);
  expect(messages(120_000, [{ ...OTHER, guarantor: true }])).toHaveLength(1);
});

test('other money, what is no amount, and what is no purchase are left alone', () => {
  expect(messages(60_000, [], [{ id: '2', source: 'savings', amount: 500_000 }])).toEqual([]);
  expect(messages('a lot')).toEqual([]);
  expect(messages({})).toEqual([]);
  const renewal = { mortgageType: 'renewal', property: { downPaymentSources: [{ source: 'rrsp', amount: 150_000 }] } };
  expect(planProblems(renewal)).toEqual([]);
  expect(planProblems({})).toEqual([]);
});
