import { PRIVATE_LENDER } from '@brokerage/domain/agents/level-two';
import { addDays } from '@brokerage/domain/booking/local-days';
import type { PolicyInput } from '@brokerage/domain/lender-fit/policy-form';
import type { Bank } from '../../modules/lenders/bank.entity.js';
import type { LenderPolicy } from '../../modules/lender-fit/lender-policy.entity.js';
import { newId } from '../../platform/ids.js';

const DAYS_AGO = 30;
/** Every so many lenders one has no policy yet, as in an office that begins */
const WITHOUT = 4;

const USUAL: Omit<PolicyInput, 'effectiveFrom' | 'source'> = {
  product: 'any',
  ...{ insured: 'yes', insurable: 'yes', uninsured: 'yes', refinances: 'yes', switches: 'yes' },
  ...{ rentals: 'yes', secondHomes: 'yes', secondCharge: 'no', scoreUsed: 'best', selfEmployed: 'filed' },
  ...{ clawback: 'none', charge: 'standard', saleOnly: 'no', dischargeFee: '300.00', rateHoldDays: 120, prepayPct: 15 },
};

/** What one differs in from the next: invented, to show how policies answer. */
const DIFFERENCES: readonly Partial<PolicyInput>[] = [
  {},
  { otherGdsPct: 39, otherTdsPct: 44, strongScore: 680, strongGdsPct: 42, strongTdsPct: 46, charge: 'collateral' },
  { mostLtvPct: 75, minLoan: '100000.00', rentals: 'no', dischargeFee: '350.00', prepayPct: 20 },
  { selfEmployed: 'none', maxLoan: '1500000.00', saleOnly: 'yes', prepayPct: 10 },
  { cashbackPct: 1, clawback: 'pro_rata', scoreUsed: 'lowest', otherMinScore: 680 },
];

/** Invented policies of the sample lenders, each marked as a sample. */
export function demoPolicies(
  banks: readonly Pick<Bank, 'id' | 'kind'>[],
  now: Date,
): Pick<LenderPolicy, 'id' | 'bankId' | 'product' | 'effectiveFrom' | 'terms' | 'sample'>[] {
  const effectiveFrom = addDays(now.toISOString().slice(0, 10), -DAYS_AGO);
  return banks
    .filter(({ kind }) => kind !== PRIVATE_LENDER)
    .flatMap(({ id }, index) => {
      if (index % WITHOUT === WITHOUT - 1) return [];
      const terms = { ...USUAL, ...DIFFERENCES[index % DIFFERENCES.length], effectiveFrom, source: 'Invented sample' };
      return [{ id: newId(), bankId: id, product: terms.product, effectiveFrom, terms, sample: true }];
    });
}
