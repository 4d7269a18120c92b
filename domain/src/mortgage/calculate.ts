import { affordability } from './affordability.js';
import { comparison } from './comparison.js';
import { debtService } from './debt-service.js';
import { downPayments } from './down-payments.js';
import { helocMax, refinanceMax } from './equity.js';
import { checkObject, checkOneOf } from './input-error.js';
import { insurancePremium } from './insurance-premium.js';
import { landTransferTax } from './land-transfer-tax.js';
import { minDownPayment } from './min-down-payment.js';
import { newHomeTax } from './new-home-tax.js';
import { payment } from './payment.js';
import { periodicRate } from './periodic-rate.js';
import { prepayment } from './prepayment.js';
import { prepaymentPenalty } from './prepayment-penalty.js';
import { purchase } from './purchase.js';
import { qualifyingRate } from './qualifying-rate.js';
import { rateRise } from './rate-rise.js';
import { renewal } from './renewal.js';
import { refinance } from './refinance.js';
import { schedule } from './schedule.js';
import { keysOf } from '../data/objects.js';

/** Every kind of calculation that can be kept, by its name. */
const CALCULATIONS = {
  periodicRate,
  payment,
  schedule,
  prepayment,
  minDownPayment,
  insurancePremium,
  landTransferTax,
  qualifyingRate,
  debtService,
  affordability,
  prepaymentPenalty,
  refinanceMax,
  helocMax,
  purchase,
  refinance,
  renewal,
  rateRise,
  comparison,
  newHomeTax,
  downPayments,
} satisfies Record<string, (input: never) => object>;

export type CalculationKind = keyof typeof CALCULATIONS;
export const CALCULATION_KINDS = keysOf(CALCULATIONS);

/** The figures of a calculation, without the rows of a schedule. Throws MortgageInputError naming the field. */
export function calculate(kind: CalculationKind, input: unknown): Record<string, unknown> {
  checkOneOf('kind', kind, CALCULATION_KINDS);
  checkObject('inputs', input);
  // each calculation checks every field of what it is given
  const result: object = CALCULATIONS[kind](input as never);
  const { rows: _rows, balanceAfter: _balanceAfter, ...figures }: Record<string, unknown> = { ...result };
  return figures;
}
