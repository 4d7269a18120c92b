import { formatMost } from '@brokerage/domain/forms/dollar-bounds';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { roundToCent } from '@brokerage/domain/mortgage/cents';
import { helocMax, refinanceMax } from '@brokerage/domain/mortgage/equity';
import { formatRate } from '../../lib/format';
import type { LandingContent, LandingInput } from './content';
import { MeasuredHouse } from './measured-house';
import { monthsBoth, monthsWords, overMonths } from './sums';

const VALUE = 700_000;
const OWED = 400_000;
const TAKEN = 50_000;
/** One mark of the tape */
const TICK = 50_000;
const YEARS = 25;
/** What a credit line asks above a 5-year fixed rate, in points: a sample */
const LINE_ABOVE = 1.5;

const share = (amount: number): number => (amount / VALUE) * 100;

export function equityContent({ rate }: LandingInput): LandingContent {
  const { ratePct, words } = rate;
  const months = monthsBoth(rate);
  const term = monthsWords(months);
  const { maxTotalMortgage, maxEquityTakeout } = refinanceMax({ value: VALUE, balances: OWED });
  const { maxRevolving65, maxHelocWithMortgage: line } = helocMax({ value: VALUE, mortgageBalance: OWED });
  const lineRate = ratePct + LINE_ABOVE;
  const lineMonthly = roundToCent((TAKEN * lineRate) / 100 / 12);
  const mortgage = overMonths(TAKEN, ratePct, YEARS, months);
  return {
    title: 'How far does your home reach?',
    lead: 'You can borrow against the part of your home that’s paid for. Banks stop at 80% of its value, and your income says the rest. Measure it first: the two ways of doing it cost very different things.',
    picture: (
      <MeasuredHouse
        owed={{ percent: share(OWED), label: 'You owe', amount: formatDollars(OWED) }}
        line={{
          percent: share(maxRevolving65),
          label: 'A credit line alone stops',
          amount: formatMost(maxRevolving65),
        }}
        all={{
          percent: share(maxTotalMortgage),
          label: 'All loans together stop',
          amount: formatMost(maxTotalMortgage),
        }}
        within={formatMost(maxEquityTakeout)}
        ticks={VALUE / TICK}
      />
    ),
    ledger: {
      title: `${formatDollars(TAKEN)}, two ways`,
      lead: `A sample: a home worth ${formatDollars(VALUE)} with ${formatDollars(OWED)} owed on it. Both are counted over ${term}.`,
      books: [
        {
          title: 'A line of credit',
          text: `${formatRate(lineRate)}%, interest only, up to ${formatMost(line)}`,
          lines: [
            ['Payment each month', lineMonthly],
            [`Owed after ${term}`, TAKEN],
            ['Repay when you like', 'Yes'],
            ['Can the rate change', 'Any time'],
          ],
          total: [`Interest in ${term}`, lineMonthly * months],
        },
        {
          title: 'A larger mortgage',
          text: `${rate.shown}, up to ${formatMost(maxEquityTakeout)}`,
          lines: [
            ['Payment each month', mortgage.payment],
            [`Owed after ${term}`, mortgage.balance],
            ['Repay when you like', 'In part'],
            ['Can the rate change', 'At renewal'],
          ],
          total: [`Interest in ${term}`, mortgage.interest],
        },
      ],
      verdict: {
        before: 'In this sample the mortgage costs',
        figure: formatDollars(lineMonthly * months - mortgage.interest),
        after: `less interest, and you owe ${formatDollars(TAKEN - mortgage.balance)} less at the end. The line wins when you pay it back within months, or when your mortgage would have to be broken for it.`,
      },
    },
    advice: {
      title: 'Good and bad reasons',
      lead: 'Your home secures this money. Ask what it will have bought in ten years.',
      items: [
        {
          title: 'Good: repairs that keep the house sound',
          text: 'A roof or a furnace holds the value you borrow against.',
        },
        { title: 'Good: a down payment on a rental', text: 'If the rent carries it after taxes and empty months.' },
        { title: 'Careful: paying off cards', text: 'It works once. If they fill up again, you owe twice.' },
        { title: 'Bad: a car, a holiday, a tip on shares', text: 'You’d pay for it for 25 years.' },
      ],
    },
    questions: [
      {
        question: 'Why 65% and 80%?',
        answer:
          'Banks and other federally regulated lenders may lend no more: a revolving line to 65% of the home’s value, a mortgage to 80%, all loans on it together to 80%. Credit unions and private lenders set limits of their own.',
      },
      {
        question: 'Do I need an appraisal?',
        answer: 'Usually, for $300 to $500. Some lenders accept a computer’s estimate, and some pay for the visit.',
      },
      {
        question: 'Can I do it without breaking my mortgage?',
        answer: 'Often: a credit line or a second mortgage stands behind the first. We compare both with the penalty.',
      },
    ],
    fine: `${rate.shown} is ${words}; compounded semi-annually, not in advance, ${YEARS} years. The line’s rate is a sample, ${LINE_ABOVE} points higher, with interest each month. Both are counted for ${term}, the term of that rate. Fees, appraisal and penalties are not in these figures.`,
  };
}
