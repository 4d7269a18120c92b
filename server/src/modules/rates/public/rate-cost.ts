import { rankByCost, type CostedRate, type LentToday, type RateCost as Cost } from '@brokerage/domain/rates/ranking';
import { DomainError } from '../../../kernel/domain-error.js';
import { runEngine } from '../../../kernel/run-engine.js';
import type { KeptMortgageInput, RateCost } from './rate-cost.types.js';
import type { RateOffer } from './rate-offer.types.js';

/** An offer as a statement gives it, with what its cost depends on. */
export type CostedOffer = Pick<RateOffer, keyof RateOffer> & CostedRate;

/** The longest term there is. */
export const MOST_MONTHS = 120;
const USUAL_YEARS = 25;

/** As the schema says it. */
export const rateCost = ({ basis, ...cost }: Cost): RateCost => ({ ...cost, isDifferential: basis === 'ird' });

/** The same offers with what each costs on this mortgage, the least first. */
export function withCosts(
  offers: readonly CostedOffer[],
  { amount, amortizationYears, months }: KeptMortgageInput,
  lent: readonly LentToday[],
): RateOffer[] {
  checkMonths(months);
  const kept = { principal: Number(amount), amortizationYears: amortizationYears ?? USUAL_YEARS, months };
  return runEngine(() => rankByCost(offers, kept, lent)).map(({ rate, cost }) => ({ ...rate, cost: rateCost(cost) }));
}

/** Beyond the longest term no rate says anything. */
export function checkMonths(months: number): void {
  if (!(months >= 1 && months <= MOST_MONTHS))
    throw new DomainError('INVALID', `Name 1 to ${MOST_MONTHS} months.`, 'months');
}
