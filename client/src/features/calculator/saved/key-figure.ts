import { objectOf } from '@brokerage/domain/data/objects';
import type { CalculationKind } from '../../../schema.generated';
import { EACH } from '../fields/common';
import { dollars, wholeDollars } from '../money';

export interface KeyFigure {
  value: string;
  /** What the figure is */
  of: string;
}
type Json = Readonly<Record<string, unknown>>;

const numberIn = (json: Json, name: string): number | undefined => {
  const value = json[name];
  return typeof value === 'number' ? value : undefined;
};

function savingOf(amount: number, atMaturity: unknown): KeyFigure {
  const saved = atMaturity === true ? 'saved by switching' : 'saved by renewing early';
  return { value: wholeDollars(Math.abs(amount)), of: amount >= 0 ? saved : 'more in cost' };
}

/** The figure somebody looks for in what they kept, as the server works it out; none for the kinds that have no page. */
export function keyFigure(kind: CalculationKind, inputs: unknown, results: unknown): KeyFigure | undefined {
  const found = objectOf(results);
  const figure = (name: string, of: string): KeyFigure | undefined => {
    const amount = numberIn(found, name);
    return amount === undefined ? undefined : { value: dollars(amount), of };
  };
  if (kind === 'PREPAYMENT') return figure('payment', EACH[String(objectOf(inputs).frequency)] ?? 'a payment');
  if (kind === 'PURCHASE') return figure('cashToClose', 'cash to close');
  if (kind === 'DOWN_PAYMENTS') return figure('minDownPayment', 'the legal minimum');
  if (kind === 'AFFORDABILITY') {
    return figure('maxPrice', 'highest price') ?? figure('maxMortgageIncludingPremium', 'the largest mortgage');
  }
  if (kind === 'PREPAYMENT_PENALTY') return figure('penalty', 'penalty, estimated');
  if (kind === 'RATE_RISE') return figure('payment', 'the payment now');
  if (kind === 'RENEWAL') {
    const amount = numberIn(found, 'netSaving');
    return amount === undefined ? undefined : savingOf(amount, found.atMaturity);
  }
  if (kind === 'REFINANCE') return figure('cashOut', 'cash out');
  if (kind !== 'COMPARISON' || !Array.isArray(found.results)) return undefined;
  const interests = found.results.flatMap((one) => numberIn(objectOf(one), 'totalInterest') ?? []);
  return interests.length === 0
    ? undefined
    : { value: dollars(Math.min(...interests)), of: 'the least interest in all' };
}
