import { formatDollars } from '@brokerage/domain/forms/dollars';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { INSURED_AMORTIZATION, LOW_RATIO_CAP } from '@brokerage/domain/mortgage/tables/insurance';
import { formatRate } from '../format';
import { shareOf } from '../share-of';
import type { ClassReason, CostUnknown } from '../../schema.generated';
import { isPurchase, monthsOf, PURPOSES, type Scenario } from './scenario';

/** As the server says it; dollars as decimal text. */
interface Mortgage {
  amount: string;
  premium: string;
  premiumRatePct: number;
  reason: ClassReason;
}

const plain = (percent: number): string => String(Math.round(percent * 10) / 10);

/** “10%”, of a purchase */
export const downShare = ({ price, downPayment }: Pick<Scenario, 'price' | 'downPayment'>): string =>
  `${shareOf(downPayment, price)}%`;

/** '5 years', '6 months' */
export const years = (count: number): string =>
  count % 1 ? `${Math.round(count * 12)} months` : `${count} ${count === 1 ? 'year' : 'years'}`;

export const provinceName = (code: string): string => PROVINCES.find((one) => one.code === code)?.name ?? code;

/** “$640,000, 10% down, Ontario” */
export function scenarioWords(scenario: Scenario): string {
  const amounts = isPurchase(scenario)
    ? `${formatDollars(scenario.price)}, ${downShare(scenario)} down`
    : `${PURPOSES.find(({ value }) => value === scenario.purpose)?.label} ${formatDollars(scenario.mortgage)}`;
  return `${amounts}, ${provinceName(scenario.province)}`;
}

/** What holds for a home with 20% down; less down may be insured up to a higher price, and over more years. */
const LOW_RATIO = {
  cap: `$${LOW_RATIO_CAP / 1_000_000} million`,
  years: INSURED_AMORTIZATION.at(-1)?.years ?? Number.NaN,
};

const WHY: Readonly<Record<ClassReason, string>> = {
  UNDER_20_DOWN: 'You put down less than 20%.',
  TWENTY_DOWN: 'You put down 20% or more: no premium to pay.',
  PRICE_TOO_HIGH: `Lenders insure a home of ${LOW_RATIO.cap} or more only with less than 20% down.`,
  AMORTIZATION_TOO_LONG: `Lenders insure more than ${LOW_RATIO.years} years only with less than 20% down.`,
  RENEWAL: 'At renewal, most lenders can insure it.',
  REFINANCE: 'Lenders can’t insure most refinances.',
};

/** The class as a consequence: what is borrowed, and why. */
export const classWhy = ({ amount, premium, premiumRatePct, reason }: Mortgage): string =>
  premium === '0.00'
    ? `${formatDollars(Number(amount))}. ${WHY[reason]}`
    : `${formatDollars(Number(amount))} with the ${plain(premiumRatePct)}% premium. ${WHY[reason]}`;

const UNKNOWN: Readonly<Record<CostUnknown, string>> = {
  TERM: 'The rate ends before then',
  PENALTY: 'How this lender charges isn’t known',
  POSTED_RATE: 'It depends on the lender’s posted rates',
  COMPARISON_RATE: 'The lender has no rate to compare with',
  FEES: 'Its fees aren’t known',
};
export const unknownWords = (unknown: CostUnknown): string => UNKNOWN[unknown];

interface Cost {
  penalty: string | null;
  isDifferential: boolean;
  comparisonRatePct: number | null;
}

/** What the penalty is, after its amount; none where nobody charges. */
export function penaltyKind({ penalty, isDifferential, comparisonRatePct }: Cost): string | undefined {
  if (penalty === null || Number(penalty) === 0) return undefined;
  return isDifferential && comparisonRatePct !== null
    ? `the difference to ${formatRate(comparisonRatePct)}%`
    : '3 months’ interest';
}

/** What the true cost is of, in these scenarios: “after 3 years” or to the end. */
export function untilWords(scenario: Pick<Scenario, 'leave' | 'term'>): string {
  const months = monthsOf(scenario);
  return months < scenario.term * 12
    ? `if you leave after ${years(months / 12)}`
    : `over the ${years(months / 12)} of the term`;
}

/** Whether somebody leaves before the term ends. */
const leavesEarly = (scenario: Pick<Scenario, 'leave' | 'term'>): boolean => monthsOf(scenario) < scenario.term * 12;

/** What the cheapest is called: to break, or to keep where nobody leaves early. */
export const cheapestWords = (scenario: Pick<Scenario, 'leave' | 'term'>): string =>
  leavesEarly(scenario) ? 'Cheapest to break' : 'Cheapest to keep';
