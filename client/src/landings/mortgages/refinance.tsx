import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { prepaymentPenalty } from '@brokerage/domain/mortgage/prepayment-penalty';
import { formatRate } from '../../lib/format';
import type { LandingContent, LandingInput } from './content';
import { Scales } from './hero-figures';
import { Statements } from './pictures';
import { monthsBoth, monthsWords, overMonths } from './sums';

const OWED = 380_000;
const YEARS = 25;
/** What the old mortgage still has to run, and until when the debts would be paid */
const MONTHS = 36;
const DEBTS = 40_000;
const DEBT_RATE = 12.99;
/** What the old mortgage asks above today's rate, in points */
const ABOVE = 0.5;
/** Appraisal, legal fees and title insurance */
const COSTS = 1_450;
const SLIPS = [
  ['Card', '19.99%'],
  ['Car loan', '8.49%'],
  ['Credit line', '11.50%'],
] as const;

export function refinanceContent({ rate }: LandingInput): LandingContent {
  const { ratePct, words } = rate;
  const months = monthsBoth(rate, rate, MONTHS);
  const term = monthsWords(months);
  const old = overMonths(OWED, ratePct + ABOVE, YEARS, months);
  const debts = overMonths(DEBTS, DEBT_RATE, MONTHS / 12, months);
  const one = overMonths(OWED + DEBTS, ratePct, YEARS, months);
  const { penalty } = prepaymentPenalty({
    balance: OWED,
    contractRatePct: ratePct + ABOVE,
    rateType: 'variable',
    method: 'contract-rate',
    monthsRemaining: MONTHS,
  });
  const apart = old.interest + debts.interest;
  const together = one.interest + penalty + COSTS;
  const difference = apart - together;
  const freed = old.payment + debts.payment - one.payment;
  return {
    title: 'One payment. Count it twice first.',
    lead: 'A refinance can fold cards and loans into one mortgage at a lower rate. The payment falls right away. The debt doesn’t, and the penalty is real. Here is all of it.',
    picture: (
      <>
        <Statements slips={SLIPS} one={formatRate(ratePct)} />
        <Scales
          won={[formatMoney(freed), 'less to pay each month, in the sample below']}
          owed={[formatDollars(one.balance - old.balance), `more still owed on the home after ${term}`]}
        />
      </>
    ),
    ledger: {
      title: 'One term, both ways',
      lead: `A sample: ${formatDollars(OWED)} owed at ${formatRate(ratePct + ABOVE)}% and ${formatDollars(DEBTS)} of other debts at ${DEBT_RATE}% on average, to be paid off in 3 years. Both are counted over ${term}.`,
      books: [
        {
          title: 'Keep them apart',
          text: 'Pay the debts off in 3 years',
          lines: [
            ['Payments each month', formatMoney(old.payment + debts.payment)],
            ['Interest on the mortgage', formatDollars(old.interest)],
            ['Interest on the debts', formatDollars(debts.interest)],
            ['Penalty and costs', '$0'],
          ],
          total: ['Interest and costs', formatDollars(apart)],
        },
        {
          title: 'Refinance everything',
          text: `${formatDollars(OWED + DEBTS)} at ${formatRate(ratePct)}%`,
          lines: [
            ['Payment each month', formatMoney(one.payment)],
            ['Interest on one mortgage', formatDollars(one.interest)],
            ['Penalty, 3 months’ interest', formatDollars(penalty)],
            ['Appraisal and legal', formatDollars(COSTS)],
          ],
          total: ['Interest and costs', formatDollars(together)],
        },
      ],
      verdict: {
        before: difference > 0 ? 'In this sample refinancing costs' : 'In this sample refinancing costs you',
        figure: formatDollars(Math.abs(difference)),
        after: `${difference > 0 ? 'less' : 'more'} over ${term} and frees ${formatMoney(freed)} a month. But you’d still owe ${formatDollars(one.balance - old.balance)} more on the home: put what you free back into it.`,
      },
    },
    advice: {
      title: 'When not to',
      lead: 'If one of these is you, there’s usually something cheaper.',
      items: [
        { title: 'Your term ends within six months', text: 'Wait. At maturity there is no penalty.' },
        {
          title: 'Your lender counts an interest differential',
          text: 'On a fixed rate it can be ten thousand dollars or more. We ask for the exact figure before anything else.',
        },
        {
          title: 'The cards would fill up again',
          text: 'Then the house pays for them twice. A plan for the cards comes first.',
        },
        {
          title: 'You need less than $40,000',
          text: 'A credit line behind your mortgage may cost less than breaking it.',
        },
      ],
    },
    questions: [
      {
        question: 'How much can I borrow?',
        answer:
          'Up to 80% of what the home is worth, all mortgages on it together, as far as your income carries it under the stress test.',
      },
      {
        question: 'How long does it take?',
        answer: 'Two to four weeks: application, appraisal, approval, and a lawyer or a title company for the signing.',
      },
      {
        question: 'Does asking hurt my credit?',
        answer: 'No. We look at your report only when you agree to it, and most cases can be worked out before.',
      },
    ],
    fine: `${formatRate(ratePct)}% is ${words}; compounded semi-annually, not in advance, ${YEARS} years. The penalty is three months’ interest, as for a variable rate; a fixed one may cost more. Debts are reckoned with the same compounding.`,
  };
}
