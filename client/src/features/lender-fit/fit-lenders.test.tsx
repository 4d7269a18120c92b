import { fireEvent, render, screen, within } from '@testing-library/react';
import type { LenderAnswerFragment } from './fit.generated';
import { FitLenders } from './fit-lenders';

const COST = {
  __typename: 'LenderCost',
  months: 36,
  payment: '2145.48',
  interest: '48120.39',
  penalty: '3885.00',
  fees: '300.00',
  premium: '0.00',
  premiumTax: '0.00',
  cashback: '0.00',
  clawback: '0.00',
  total: '52305.39',
  unknown: null,
  totalIfLower: null,
  totalIfHigher: null,
  weighed: null,
};
const CHANGE = {
  __typename: 'ProgramChange',
  code: 'DOWN_PAYMENT',
  amount: '50000.00',
  to: '200000.00',
  mortgageGained: null,
  debt: null,
  debtKind: null,
  years: null,
  date: null,
};
const REASON = { __typename: 'LenderReason', amount: null, limitAmount: null, figure: null, limit: null, until: null };

const answer = (bankName: string, more: object = {}): LenderAnswerFragment =>
  ({
    __typename: 'LenderAnswer',
    bankId: bankName,
    bankName,
    logoUrl: null,
    answer: 'FITS',
    place: 1,
    sample: false,
    program: 'CONVENTIONAL_PURCHASE',
    rate: { __typename: 'LenderRate', id: `rate of ${bankName}`, term: 5, type: 'FIXED', rate: 4.19, apr: null },
    reasons: [],
    asks: [],
    change: null,
    figures: {
      __typename: 'FitFigures',
      gdsPct: 31.24,
      gdsLimitPct: 35,
      tdsPct: 33.1,
      tdsLimitPct: 42,
      score: 742,
      minScore: 620,
      room: 820.4,
    },
    cost: COST,
    ...more,
  }) as unknown as LenderAnswerFragment;

const LENDERS = [
  answer('Granite'),
  answer('Prairie', {
    place: 2,
    answer: 'ASK_US',
    asks: ['CREDIT_SCORE', 'LENDER_POLICY'],
    cost: { ...COST, total: '53005.39', totalIfLower: '54005.39', totalIfHigher: '52005.39' },
  }),
  answer('Harbour', { place: 3, sample: true, cost: { ...COST, penalty: null, total: null, unknown: 'PENALTY' } }),
  answer('Laurier', {
    place: null,
    answer: 'DOES_NOT_FIT',
    reasons: [{ ...REASON, code: 'LTV_OVER', figure: 70, limit: 60 }],
    change: CHANGE,
  }),
  answer('Ashdown', {
    place: null,
    answer: 'DOES_NOT_FIT',
    rate: null,
    cost: null,
    reasons: [{ ...REASON, code: 'NO_RATE' }],
  }),
];

function shown(more: Partial<Parameters<typeof FitLenders>[0]> = {}) {
  const calls: unknown[] = [];
  render(
    <FitLenders
      lenders={LENDERS}
      exitMonth={36}
      ticked={['rate of Granite']}
      tick={(...given) => calls.push(given)}
      attempt={(terms) => calls.push(terms)}
      {...more}
    />,
  );
  return calls;
}

test('by cost, with what is over the best, what has to be asked and what is not known', () => {
  shown();
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('Granite').getByText('lowest')).toBeVisible();
  expect(row('Granite').getByRole('img')).toHaveAccessibleName('interest $48,120, penalty $3,885, fees $300');
  expect(row('Granite').getByText('GDS 31.2% of 35, TDS 33.1% of 42, $820 a month to spare')).toBeVisible();
  expect(row('Prairie').getByText('+$700')).toBeVisible();
  expect(
    row('Prairie').getByText('Ask the credit score: nobody recorded it; the lender for its policy: we have none.'),
  ).toBeVisible();
  expect(row('Prairie').getByText('$52,005 to $54,005 if rates move 0.50')).toBeVisible();
  expect(row('Harbour').getByText('How it charges for leaving isn’t known')).toBeVisible();
  expect(row('Harbour').getByText(', sample policy')).toBeVisible();
});

test('a lender that refuses cannot be sent; its one change can be tried', () => {
  const calls = shown();
  expect(screen.queryByRole('checkbox', { name: 'Send Laurier' })).toBeNull();
  fireEvent.click(screen.getByText('Lenders it does not fit (2)'));
  expect(screen.getByText('70% of the value; the limit is 60%')).toBeVisible();
  expect(screen.getByText('It publishes no rate for this mortgage')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Try it/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Send Prairie' }));
  expect(calls).toEqual([{ downPayment: '200000.00' }, ['rate of Prairie', true]]);
});

test('three are ticked: no fourth', () => {
  const four = [...LENDERS.slice(0, 3), answer('Oak', { place: 4 })];
  shown({ lenders: four, ticked: four.slice(0, 3).map(({ bankName }) => `rate of ${bankName}`) });
  expect(screen.getByRole('checkbox', { name: 'Send Oak' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Send Granite' })).toBeEnabled();
});

test('nothing fits: the nearest stand open; no lender at all says so', () => {
  shown({ lenders: LENDERS.slice(3), ticked: [] });
  expect(screen.getByText('No lender takes this file as it is. The closest are listed first.')).toBeVisible();
  expect(screen.getByText('70% of the value; the limit is 60%')).toBeVisible();
});

test('where months are weighed, the cost of each and the place it would have then', () => {
  const weighed = {
    __typename: 'WeighedCost',
    total: '60000.00',
    months: [
      { __typename: 'WeighedMonth', month: 36, pct: 70, total: '52305.39', place: 2 },
      { __typename: 'WeighedMonth', month: 60, pct: 30, total: null, place: 1 },
    ],
  };
  shown({ lenders: [answer('Granite', { cost: { ...COST, weighed } })] });
  const row = within(screen.getByRole('row', { name: /Granite/ }));
  expect(screen.getByRole('columnheader', { name: 'Weighed cost' })).toBeVisible();
  expect(row.getByText('$60,000')).toBeVisible();
  expect(row.getByText('Month 36, 70%: $52,305, no. 2')).toBeVisible();
  expect(row.getByText('Month 60, 30%: not known, no. 1')).toBeVisible();
  expect(row.getByText('lowest')).toBeVisible();
});
