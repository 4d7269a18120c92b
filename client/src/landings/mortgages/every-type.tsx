import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { paths } from '../../lib/paths';
import { mortgageOf } from '../../lib/scenario/kept-mortgage';
import type { LandingContent, LandingInput } from './content';
import styles from './landing-page.module.css?sheet';
import { monthsBoth, monthsWords, overMonths } from './sums';

const SHORT = 25;
const LONG = 30;

const PLANS = [
  { type: 'new-purchase', title: 'Buy a home', text: 'The whole bill, before you offer' },
  { type: 'renewal', title: 'Renew', text: 'Is the letter a good offer?' },
  { type: 'refinance', title: 'Refinance', text: 'One payment, counted twice' },
  { type: 'equity-takeout', title: 'Borrow on your home', text: 'How far it reaches' },
] as const;

/** Four doors, one for each plan. */
const Doors = (): ReactNode => (
  <ul className={styles.plans}>
    {PLANS.map(({ type, title, text }) => (
      <li key={type}>
        <Link to={paths.landing(type)}>
          {title}
          <small>{text}</small>
        </Link>
      </li>
    ))}
  </ul>
);

/** The page for those who have not said which mortgage they need. */
export function everyTypeContent({ rate, said }: LandingInput): LandingContent {
  const { ratePct, words } = rate;
  const months = monthsBoth(rate);
  const own = mortgageOf(said);
  const { principal: amount } = own ?? EXAMPLE_MORTGAGE;
  const over = (years: number) => ({
    years,
    term: overMonths(amount, ratePct, years, months),
    all: overMonths(amount, ratePct, years, years * 12),
  });
  const short = over(SHORT);
  const long = over(LONG);
  const book = ({ years, term, all }: typeof short, title: string) => ({
    title,
    text: `${formatDollars(amount)} over ${years} years`,
    lines: [
      ['Payment each month', term.payment],
      [`Interest in the first ${monthsWords(months)}`, term.interest],
      [`Owed after ${monthsWords(months)}`, term.balance],
    ] as const,
    total: ['Interest in all', all.interest] as const,
  });
  return {
    title: 'Four plans. One set of honest numbers.',
    lead: 'Buying, renewing, refinancing, borrowing on your home: each costs something different, and none is right for everyone. Choose a door, or tell us your plan.',
    picture: <Doors />,
    ledger: {
      title: 'The years matter as much as the rate',
      lead: `${own ? 'Your mortgage' : 'A sample'} at ${rate.shown}, ${words}. The same mortgage over ${SHORT} years and over ${LONG}.`,
      books: [book(short, `${SHORT} years`), book(long, `${LONG} years`)],
      verdict: {
        before: `${LONG} years cost`,
        figure: formatDollars(long.all.interest - short.all.interest),
        after: `more interest in all, if the rate never changed, and ${formatMoney(short.term.payment - long.term.payment)} less each month. Take the longer one when the month is tight, and pay extra when it isn’t.`,
      },
    },
    advice: {
      title: 'How we work',
      lead: 'We arrange mortgages; we don’t lend. That is why we can tell you to stay where you are.',
      items: [
        { title: 'You tell us the plan', text: 'Two minutes here, or a call. No credit check, no documents yet.' },
        {
          title: 'We compare the lenders',
          text: 'Banks, credit unions, monoline and private lenders, with the conditions in the fine print.',
        },
        {
          title: 'You see every cost',
          text: 'Rate, APR, penalty, fees, and what we earn, in writing before you sign.',
        },
        { title: 'You decide', text: 'Including not to. It costs you nothing and we don’t call again unless you ask.' },
      ],
    },
    questions: [
      {
        question: 'Do you sell my information?',
        answer: 'No. A licensed broker of ours reads it. It goes to a lender only when you agree to that lender.',
      },
      {
        question: 'What do you earn?',
        answer:
          'On most mortgages the lender pays us when it funds. Where you’d pay a fee, as for some private loans, you see it in writing first.',
      },
      {
        question: 'I was refused by my bank. Is it worth asking?',
        answer:
          'Often. Lenders read the same file differently. Sometimes the honest answer is “in a year”, and then we tell you what to change.',
      },
    ],
    fine: `${rate.shown} is ${words}; compounded semi-annually, not in advance. Both are counted at it; some lenders ask more over ${LONG} years.`,
  };
}
