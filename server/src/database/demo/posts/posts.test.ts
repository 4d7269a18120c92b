import { amortize } from '@brokerage/domain/mortgage/amortize';
import { insurancePremium } from '@brokerage/domain/mortgage/insurance-premium';
import { payment, type Frequency, type PaymentInput } from '@brokerage/domain/mortgage/payment';
import { prepaymentPenalty } from '@brokerage/domain/mortgage/prepayment-penalty';
import { isBlogCategory } from '@brokerage/domain/blog/categories';
import { slugOf } from '@brokerage/domain/blog/post';
import { postProblems } from '@brokerage/domain/blog/post-form';
import fs from 'node:fs';
import { cleanPost } from '../../../modules/blogs/clean-post.js';
import { BREAKING_A_MORTGAGE } from './breaking-a-mortgage.js';
import { CONDO_FEE } from './condo-fee.js';
import { EVERY_TWO_WEEKS } from './every-two-weeks.js';
import { FIXED_OR_VARIABLE } from './fixed-or-variable.js';
import { HELPING_CHILDREN } from './helping-children.js';
import { DEMO_POSTS } from './index.js';
import type { DemoPost } from './post.js';
import { QUEBEC_TAX } from './quebec-tax.js';
import { RENEWAL_LETTER } from './renewal-letter.js';
import { STRESS_TEST } from './stress-test.js';
import { TAKING_IT_WITH_YOU } from './taking-it-with-you.js';
import { THIRTY_YEARS } from './thirty-years.js';

const loan = (
  principal: number,
  annualRatePct: number,
  amortizationYears: number,
  frequency: Frequency = 'monthly',
  compounding: PaymentInput['compounding'] = 'semi-annual',
) => ({ principal, annualRatePct, amortizationYears, frequency, compounding });
type Loan = ReturnType<typeof loan>;
const pays = (of: Loan): number => payment(of).payment;
const rows = (of: Loan) => amortize(of).rows;
const interest = (of: Loan, payments?: number): number =>
  rows(of)
    .slice(0, payments)
    .reduce((sum, row) => sum + row.interest, 0);
const owed = (of: Loan, payments: number): number => rows(of)[payments - 1]?.balance ?? 0;

const exact = (amount: number): string =>
  `$${amount.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const round = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`;
/** To the nearest ten */
const about = (amount: number): string => round(Math.round(amount / 10) * 10);
const carries = (monthly: number): number => (monthly / pays(loan(100_000, 5.94, 25))) * 100_000;
const penalty = (more: object) =>
  prepaymentPenalty({
    balance: 400_000,
    contractRatePct: 4.79,
    rateType: 'fixed',
    method: 'contract-rate',
    monthsRemaining: 36,
    termYears: 5,
    date: '2026-11-20',
    ...more,
  });
const quebec = (closingDate: string) =>
  insurancePremium({
    price: 400_000,
    downPayment: 20_000,
    amortizationYears: 25,
    firstTimeBuyerOrNewBuild: false,
    nonTraditionalDownPayment: false,
    province: 'QC',
    closingDate,
  });

const [letter, market] = [loan(420_000, 4.79, 20), loan(420_000, 3.94, 20)];
const [years25, years30] = [loan(500_000, 3.94, 25), loan(500_000, 3.94, 30)];
const [variable, risen] = [3.99, 4.99].map((rate) => pays(loan(500_000, rate, 25, 'monthly', 'monthly')));
const accelerated = loan(500_000, 3.94, 25, 'accelerated-bi-weekly');
const ported = pays(loan(300_000, 2.49, 22)) + pays(loan(150_000, 3.94, 22));

test.each<[string, DemoPost, string[]]>([
  [
    'renewal',
    RENEWAL_LETTER,
    [
      exact(pays(letter)),
      exact(pays(market)),
      exact(pays(letter) - pays(market)),
      round(interest(letter, 60)),
      round(interest(market, 60)),
      round(owed(letter, 60)),
      round(owed(market, 60)),
      round(owed(letter, 60) - owed(market, 60)),
    ],
  ],
  [
    'Québec',
    QUEBEC_TAX,
    [
      exact(quebec('2026-12-15').premium),
      exact(quebec('2026-12-15').premiumSalesTax),
      exact(quebec('2027-01-02').premiumSalesTax),
      exact(quebec('2027-01-02').totalMortgage),
      exact(quebec('2027-01-02').premiumSalesTax - quebec('2026-12-15').premiumSalesTax),
    ],
  ],
  [
    'thirty years',
    THIRTY_YEARS,
    [
      exact(pays(years25)),
      exact(pays(years30)),
      exact(pays(years25) - pays(years30)),
      round(interest(years30)),
      round(interest(years25)),
      round(interest(years30) - interest(years25)),
      round(owed(years25, 60)),
      round(owed(years30, 60)),
    ],
  ],
  [
    'fixed or variable',
    FIXED_OR_VARIABLE,
    [exact(pays(years25)), exact(variable ?? 0), exact(risen ?? 0), exact((risen ?? 0) - (variable ?? 0))],
  ],
  [
    'bi-weekly',
    EVERY_TWO_WEEKS,
    [
      exact(pays(years25)),
      exact(pays(accelerated)),
      exact(pays({ ...accelerated, frequency: 'bi-weekly' })),
      round(interest(years25) - interest(accelerated)),
      `${(rows(accelerated).length / 26).toFixed(1)} years`,
    ],
  ],
  ['stress test', STRESS_TEST, [exact(pays(loan(400_000, 3.94, 25))), exact(pays(loan(400_000, 5.94, 25)))]],
  [
    'penalty',
    BREAKING_A_MORTGAGE,
    [
      round(penalty({ comparisonRatePct: 4.04 }).threeMonthsInterest),
      round(penalty({ comparisonRatePct: 4.04 }).penalty),
      round(penalty({ method: 'posted-rate', postedRatePct: 5.49, discountPct: 2 }).penalty),
      round(penalty({ rateType: 'variable', contractRatePct: 4.2 }).penalty),
    ],
  ],
  ['condo fee', CONDO_FEE, [about(carries(150)), about(carries(300)), about(carries(450))]],
  ['family', HELPING_CHILDREN, [about(carries(400))]],
  [
    'porting',
    TAKING_IT_WITH_YOU,
    [
      exact(pays(loan(300_000, 2.49, 22))),
      exact(pays(loan(150_000, 3.94, 22))),
      exact(ported),
      exact(pays(loan(450_000, 3.94, 22))),
      exact(pays(loan(450_000, 3.94, 22)) - ported),
    ],
  ],
])('the figures of “%s” are those of the engine', (_name, { content, excerpt }, figures) => {
  for (const figure of figures) expect(content + excerpt).toContain(figure);
});

test.each(DEMO_POSTS.map((post): [string, DemoPost] => [post.title, post]))(
  '%s can be published as it is',
  (_title, post) => {
    const coverUrl = `/covers/${post.cover}`;
    expect(postProblems({ ...post, coverUrl })).toEqual([]);
    expect(isBlogCategory(post.category)).toBe(true);
    expect(fs.existsSync(new URL(`../../../../../client/public${coverUrl}`, import.meta.url))).toBe(true);
    const { html, contents, text } = cleanPost(post.content);
    // nothing of it was taken out
    expect(text.length).toBeGreaterThan(800);
    expect(html.match(/<(?:a|figure|aside|table|ol|ul)\b/g)).toEqual(
      post.content.match(/<(?:a|figure|aside|table|ol|ul)\b/g),
    );
    expect(contents.length).toBeGreaterThan(1);
  },
);

test('each has an address and a cover of its own', () => {
  expect(new Set(DEMO_POSTS.map(({ title }) => slugOf(title))).size).toBe(12);
  expect(new Set(DEMO_POSTS.map(({ cover }) => cover)).size).toBe(12);
});
