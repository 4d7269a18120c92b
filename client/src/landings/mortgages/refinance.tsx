import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { prepaymentPenalty } from '@brokerage/domain/mortgage/prepayment-penalty';
import { formatRate } from '../../lib/format';
import type { LandingContent, LandingInput } from './content';
import { Scales } from './hero-figures';
import { Statements } from './pictures';
import { monthsBoth, monthsWords, overMonths } from './sums';

const SAMPLE = { owed: 380_000, years: 25 } as const;
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

const ADVICE: LandingContent['advice'] = {
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
};

const QUESTIONS: LandingContent['questions'] = [
  {
    question: 'How much can I borrow?',
    answer:
      'Up to 80% of what the home is worth, all mortgages on it together, as far as your income allows under the stress test.',
  },
  {
    question: 'How long does it take?',
    answer: 'Two to four weeks: application, appraisal, approval, and a lawyer or a title company for the signing.',
  },
  {
    question: 'Does asking hurt my credit?',
    answer: 'No. We look at your report only when you agree to it, and most cases can be worked out before.',
  },
];

/** What is owed before: somebody who refinances says what the one mortgage is to be, debts included. */
function owedBefore({ purpose, mortgage = 0, amortization }: LandingInput['said']) {
  const isSaid = purpose === 'REFINANCE' && mortgage > 2 * DEBTS;
  if (!isSaid) return { isSaid, ...SAMPLE };
  return { isSaid, owed: mortgage - DEBTS, years: amortization ?? SAMPLE.years };
}

export function refinanceContent({ rate, said }: LandingInput): LandingContent {
  const { ratePct, words } = rate;
  const { isSaid, owed, years } = owedBefore(said);
  const months = monthsBoth(rate, rate, MONTHS);
  const term = monthsWords(months);
  const old = overMonths(owed, ratePct + ABOVE, years, months);
  const debts = overMonths(DEBTS, DEBT_RATE, MONTHS / 12, months);
  const one = overMonths(owed + DEBTS, ratePct, years, months);
  const { penalty } = prepaymentPenalty({
    balance: owed,
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
        <Statements slips={SLIPS} one={rate} />
        <Scales
          won={[formatMoney(freed), 'less to pay each month, as counted below']}
          owed={[formatDollars(one.balance - old.balance), `more still owed on the home after ${term}`]}
        />
      </>
    ),
    ledger: {
      title: 'One term, both ways',
      lead: `${isSaid ? 'With what you told us' : 'A sample'}: ${formatDollars(owed)} owed at ${formatRate(ratePct + ABOVE)}% and ${formatDollars(DEBTS)} of other debts at ${DEBT_RATE}% on average${isSaid ? ', as a sample,' : ','} to be paid off in 3 years. Both are counted over ${term}.`,
      books: [
        {
          title: 'Keep them apart',
          text: 'Pay the debts off in 3 years',
          lines: [
            ['Payments each month', old.payment + debts.payment],
            ['Interest on the mortgage', old.interest],
            ['Interest on the debts', debts.interest],
            ['Penalty and costs', 0],
          ],
          total: ['Interest and costs', apart],
        },
        {
          title: 'Refinance everything',
          text: `${formatDollars(owed + DEBTS)} at ${rate.shown}`,
          lines: [
            ['Payment each month', one.payment],
            ['Interest on one mortgage', one.interest],
            ['Penalty, 3 months’ interest', penalty],
            ['Appraisal and legal', COSTS],
          ],
          total: ['Interest and costs', together],
        },
      ],
      verdict: {
        before: isSaid ? 'For this mortgage refinancing costs' : 'In this sample refinancing costs',
        figure: formatDollars(Math.abs(difference)),
        after: `${difference > 0 ? 'less' : 'more'} over ${term} and frees ${formatMoney(freed)} a month. But you’d still owe ${formatDollars(one.balance - old.balance)} more on the home: put what you free back into it.`,
      },
    },
    advice: ADVICE,
    questions: QUESTIONS,
    fine: `${rate.shown} is ${words}; compounded semi-annually, not in advance, ${years} years. The penalty is three months’ interest, as for a variable rate; a fixed one may cost more. The debts are worked out with the same compounding.`,
  };
}
