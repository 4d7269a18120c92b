import { objectOf } from '@brokerage/domain/data/objects';
import { paths } from '../../../lib/paths';
import type { CalculationKind } from '../../../schema.generated';
import type { SavedCalculationsQuery } from './saved-calculations.generated';

export type Saved = NonNullable<SavedCalculationsQuery['myCalculations']>['items'][number];

const PAGE_OF: Partial<Record<CalculationKind, { to: string; name: string }>> = {
  PREPAYMENT: { to: paths.calculator, name: 'Payment' },
  PURCHASE: { to: paths.calculatorPurchase, name: 'Purchase' },
  DOWN_PAYMENTS: { to: paths.calculatorDownPayments, name: 'Down payments' },
  AFFORDABILITY: { to: paths.calculatorAffordability, name: 'Affordability' },
  RENEWAL: { to: paths.calculatorRenewal, name: 'Renewal' },
  REFINANCE: { to: paths.calculatorRefinance, name: 'Refinance' },
  PREPAYMENT_PENALTY: { to: paths.calculatorPenalty, name: 'Penalty' },
  RATE_RISE: { to: paths.calculatorRateRise, name: 'Rate rise' },
  COMPARISON: { to: paths.calculatorCompare, name: 'Comparison' },
};

/** PERIODIC_RATE → Periodic rate: a kind without a page was kept over the API. */
const inWords = (kind: string): string => kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');

export const kindOf = ({ kind }: Saved): string => PAGE_OF[kind]?.name ?? inWords(kind);
export const nameOf = (saved: Saved): string => saved.label ?? kindOf(saved);

const scenarioOf = ({ inputs }: Saved): string | undefined => {
  const { scenario } = objectOf(inputs);
  return typeof scenario === 'string' ? scenario : undefined;
};

/** Where a saved scenario opens again; one kept over the API has no address of ours. */
export function addressOf(saved: Saved): string | undefined {
  const page = PAGE_OF[saved.kind];
  const scenario = scenarioOf(saved);
  return page && scenario !== undefined ? `${page.to}?${scenario}` : undefined;
}

/** What can stand side by side: the scenario of a payment. */
export const comparableOf = (saved: Saved): string | undefined =>
  saved.kind === 'PREPAYMENT' ? scenarioOf(saved) : undefined;
