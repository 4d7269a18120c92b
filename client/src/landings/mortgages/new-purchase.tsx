import { formatDollars } from '@brokerage/domain/forms/dollars';
import { provinceName } from '../../lib/scenario/words';
import { homeBothWays, YEARS, type BothWays } from './bought-home';
import type { LandingContent, LandingInput } from './content';
import { Shares } from './hero-figures';
import { Receipt } from './pictures';
import styles from './landing-page.module.css?sheet';
import { monthsBoth, monthsWords, overMonths, SAMPLE_COSTS } from './sums';

/** How the tax of a place is called, and what the figure leaves out. */
const taxWords = ({ province }: BothWays): { label: string; fine: string } =>
  province === 'ON'
    ? {
        label: 'Land transfer tax, Ontario',
        fine: 'Land transfer tax is Ontario’s: Toronto adds its own, and first-time buyers get some of it back.',
      }
    : {
        label: `Land transfer tax or fees, ${provinceName(province)}`,
        fine: `Land transfer tax or fees are those of ${provinceName(province)}: some cities add their own, and first-time buyers may get some of it back.`,
      };

const ADVICE: LandingContent['advice'] = {
  title: 'When to wait',
  lead: 'We’d rather you buy later than regret it. These are reasons to wait.',
  items: [
    {
      title: 'The down payment empties your account',
      text: 'Keep enough for three months of payments and the first repair.',
    },
    {
      title: 'You’re still on probation at work',
      text: 'Most lenders want it over. A letter with the date it ends often helps.',
    },
    {
      title: 'Your cards are near their limits',
      text: 'Paying one down for two months can move you to a better rate.',
    },
    {
      title: 'You haven’t seen the status certificate',
      text: 'On a condo, make the offer conditional on it, and on financing.',
    },
  ],
};

const QUESTIONS: LandingContent['questions'] = [
  {
    question: 'Is a pre-approval a promise?',
    answer:
      'No. It holds a rate and says what you can afford on what you told us. The lender looks at the home and your documents before it says yes.',
  },
  {
    question: 'Where may the down payment come from?',
    answer:
      'Savings, an FHSA, your RRSP under the Home Buyers’ Plan, a sale, or a gift from close family with a letter. Lenders ask for 90 days of statements.',
  },
  {
    question: 'What does a broker cost me?',
    answer: 'Nothing on a purchase with a bank or a credit union: the lender pays us when your mortgage funds.',
  },
];

export function newPurchaseContent({ rate, conventional, said }: LandingInput): LandingContent {
  const months = monthsBoth(rate, conventional);
  const term = monthsWords(months);
  const home = homeBothWays(said, rate, conventional);
  const { price, least, twenty, insured, uninsured, isSaid } = home;
  const tax = taxWords(home);
  const place = provinceName(home.province);
  const small = overMonths(insured.totalMortgage, rate.ratePct, YEARS, months);
  const large = overMonths(uninsured.totalMortgage, conventional.ratePct, YEARS, months);
  const costs = small.interest + insured.premium + insured.premiumSalesTax;
  return {
    title: 'Know the whole bill before you offer.',
    lead: `A home at ${formatDollars(price)} can be yours with ${formatDollars(least)} down. That is legal, and it has a price. See both ways side by side, then let a broker check what lenders will say to you.`,
    picture: (
      <div className={styles.beside}>
        <Receipt
          lines={[
            ['Down payment', least],
            [tax.label, insured.landTransferTax.total],
            ['Sales tax on the premium', insured.premiumSalesTax],
            ['Lawyer, title, inspection', SAMPLE_COSTS.closing],
          ]}
          total={insured.cashToClose}
        />
        <Shares
          own={least / price}
          parts={[
            [`is yours on the first day: ${((100 * least) / price).toFixed(1)}% of the home`, formatDollars(least)],
            [
              `is the mortgage, insurance of ${formatDollars(insured.premium)} included`,
              formatDollars(insured.totalMortgage),
            ],
          ]}
        />
      </div>
    ),
    ledger: {
      title: 'The least down, or 20%?',
      lead: `${isSaid ? 'With what you told us' : 'A sample'}: a home in ${place} at ${formatDollars(price)}, ${YEARS} years, each way at the rate it can have, counted over ${term}.`,
      books: [
        {
          title: 'Put the least down',
          text: `${formatDollars(least)}, with default insurance, at ${rate.shown}`,
          lines: [
            ['Mortgage with the premium', insured.totalMortgage],
            ['Payment each month', small.payment],
            ['Insurance and its tax', insured.premium + insured.premiumSalesTax],
            [`Interest in ${term}`, small.interest],
            ['Cash on closing day', insured.cashToClose],
          ],
          total: ['Interest and insurance', costs],
        },
        {
          title: 'Put 20% down',
          text: `${formatDollars(twenty)}, no insurance needed, at ${conventional.shown}`,
          lines: [
            ['Mortgage', uninsured.totalMortgage],
            ['Payment each month', large.payment],
            ['Insurance and its tax', 0],
            [`Interest in ${term}`, large.interest],
            ['Cash on closing day', uninsured.cashToClose],
          ],
          total: ['Interest and insurance', large.interest],
        },
      ],
      verdict: {
        before: isSaid ? 'For this home the least down costs' : 'In this sample the least down costs',
        figure: formatDollars(Math.abs(costs - large.interest)),
        after: `${costs >= large.interest ? 'more' : 'less'} over ${term}, and needs ${formatDollars(uninsured.cashToClose - insured.cashToClose)} less on the day. What you could earn on that money is not counted. If saving that much takes years in which prices rise, waiting may cost more.`,
      },
    },
    advice: ADVICE,
    questions: QUESTIONS,
    fine: `${rate.shown} is ${rate.words}; ${conventional.shown} is ${conventional.words}. Compounded semi-annually, not in advance, and counted for ${term}, which both terms last. ${tax.fine} Premium and its provincial tax by the insurers’ published tables.`,
  };
}
