import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { insurancePremium } from '@brokerage/domain/mortgage/insurance-premium';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { formatRate } from '../../lib/format';
import type { LandingContent, LandingRate } from './content';
import { Shares } from './hero-figures';
import { Receipt } from './pictures';
import styles from './landing-page.module.css?sheet';
import { overMonths } from './sums';

const PRICE = 640_000;
const YEARS = 25;
const TERM_MONTHS = 60;
const TWENTY = PRICE * 0.2;
/** Legal fees, title insurance and moving, as an estimate */
const CLOSING = 3_400;

export function newPurchaseContent({ ratePct, words }: LandingRate): LandingContent {
  const least = minDownPayment({ price: PRICE, ownerOccupied: true }).minDownPayment;
  const insured = insurancePremium({
    price: PRICE,
    downPayment: least,
    amortizationYears: YEARS,
    firstTimeBuyerOrNewBuild: false,
    nonTraditionalDownPayment: false,
    province: 'ON',
    closingDate: RULES_AS_OF,
  });
  const small = overMonths(insured.totalMortgage, ratePct, YEARS, TERM_MONTHS);
  const large = overMonths(PRICE - TWENTY, ratePct, YEARS, TERM_MONTHS);
  const cash = least + insured.premiumSalesTax + CLOSING;
  const costs = small.interest + insured.premium + insured.premiumSalesTax;
  return {
    title: 'Know the whole bill before you offer.',
    lead: `A home at ${formatDollars(PRICE)} can be yours with ${formatDollars(least)} down. That is legal, and it has a price. See both ways side by side, then let a broker check what lenders will say to you.`,
    picture: (
      <div className={styles.beside}>
        <Receipt
          lines={[
            ['Down payment', formatDollars(least)],
            ['Tax on the insurance', formatDollars(insured.premiumSalesTax)],
            ['Lawyer, title, moving', formatDollars(CLOSING)],
          ]}
          total={formatDollars(cash)}
        />
        <Shares
          own={least / PRICE}
          parts={[
            [`is yours on the first day: ${((100 * least) / PRICE).toFixed(1)}% of the home`, formatDollars(least)],
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
      lead: `A sample: a home in Ontario at ${formatDollars(PRICE)}, ${YEARS} years, the same rate both ways, counted over 5 years.`,
      books: [
        {
          title: 'Put the least down',
          text: `${formatDollars(least)}, with default insurance`,
          lines: [
            ['Mortgage with the premium', formatDollars(insured.totalMortgage)],
            ['Payment each month', formatMoney(small.payment)],
            ['Insurance and its tax', formatDollars(insured.premium + insured.premiumSalesTax)],
            ['Interest in 5 years', formatDollars(small.interest)],
          ],
          total: ['Interest and insurance', formatDollars(costs)],
        },
        {
          title: 'Put 20% down',
          text: `${formatDollars(TWENTY)}, no insurance needed`,
          lines: [
            ['Mortgage', formatDollars(PRICE - TWENTY)],
            ['Payment each month', formatMoney(large.payment)],
            ['Insurance and its tax', '$0'],
            ['Interest in 5 years', formatDollars(large.interest)],
          ],
          total: ['Interest and insurance', formatDollars(large.interest)],
        },
      ],
      verdict: {
        before: 'In this sample the least down costs',
        figure: formatDollars(costs - large.interest),
        after: `more over 5 years, and needs ${formatDollars(TWENTY - least)} less on the day. If saving that much takes years in which prices rise, waiting may cost more.`,
      },
    },
    advice: {
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
    },
    questions: [
      {
        question: 'Is a pre-approval a promise?',
        answer:
          'No. It holds a rate and says what you can afford on what you told us. The lender looks at the home and your papers before it says yes.',
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
    ],
    fine: `${formatRate(ratePct)}% is ${words}; compounded semi-annually, not in advance. The rate is taken to hold for all 5 years. Land transfer tax is not in these figures: it depends on the place and on whether it is your first home. Premium and its provincial tax by the insurers’ published tables.`,
  };
}
