import { render, screen, within } from '@testing-library/react';
import { Programs } from './programs';
import type { RatiosFileFragment } from './ratios.generated';

type Answer = RatiosFileFragment['programs'][number];

const REASON = { __typename: 'ProgramReason', amount: null, limitAmount: null, figure: null, limit: null, until: null };
const CHANGE = {
  __typename: 'ProgramChange',
  amount: null,
  to: null,
  mortgageGained: null,
  debt: null,
  debtKind: null,
  years: null,
  date: null,
};
const answer = (given: object): Answer =>
  ({
    __typename: 'ProgramAnswer',
    insurer: 'CMHC',
    reasons: [],
    asks: [],
    change: null,
    premium: null,
    ...given,
  }) as unknown as Answer;

const PROGRAMS = [
  answer({ program: 'CMHC_PURCHASE', answer: 'FITS', premium: '15624.00' }),
  answer({ program: 'CMHC_SECOND_HOME', answer: 'ASK_US', asks: ['PREMIUM', 'YEAR_ROUND_ACCESS'] }),
  answer({
    program: 'SAGEN_HOMEBUYER',
    insurer: 'SAGEN',
    answer: 'DOES_NOT_FIT',
    reasons: [{ ...REASON, code: 'TDS_OVER', figure: 46.89, limit: 44 }],
    change: {
      ...CHANGE,
      code: 'PAY_DEBT',
      amount: '10270.23',
      debt: 1,
      debtKind: 'line_of_credit',
      mortgageGained: '47756.00',
    },
  }),
  answer({
    program: 'CMHC_INCOME_PROPERTY',
    answer: 'DOES_NOT_FIT',
    reasons: [{ ...REASON, code: 'OCCUPANCY' }],
  }),
];

test('what fits, what to ask, and the one change that opens the next', () => {
  render(<Programs file={{ programs: PROGRAMS } as RatiosFileFragment} isTried={false} />);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('CMHC ?Purchase').getByText('Fits')).toBeVisible();
  expect(row('CMHC ?Purchase').getByText('Premium $15,624')).toBeVisible();
  expect(
    row('Second Home').getByText('Ask the premium; whether the home can be reached and used all year.'),
  ).toBeVisible();
  expect(row('Homebuyer 95').getByText('TDS 46.89%; the limit is 44%')).toBeVisible();
  expect(
    row('Homebuyer 95').getByText('Pay $10,270.23 off the line of credit (debt 2): $47,756 more mortgage'),
  ).toBeVisible();
  expect(screen.getByText('Programs for other files (1)')).toBeVisible();
});

test('a private lender’s file has no programs', () => {
  const { container } = render(<Programs file={{ programs: [] as Answer[] } as RatiosFileFragment} isTried={false} />);
  expect(container).toBeEmptyDOMElement();
});
