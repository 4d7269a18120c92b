import { roundTo } from './cents.js';
import { checkDate, checkFlag, checkOneOf, checkRate } from './input-error.js';
import { madeBy, RULES_AS_OF, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import { INSURANCE_CLASSES, STRESS_TEST, type InsuranceClass } from './tables/lending.js';

export interface QualifyingRateInput {
  /** Percent a year */
  contractRatePct: number;
  /** A mortgage moved to another lender as it is: the same balance and the same amortization */
  straightSwitch?: boolean;
  /** Private lenders test nobody at a higher rate */
  privateLender?: boolean;
  /** Who pays for default insurance; uninsured where it is left out */
  insuranceClass?: InsuranceClass;
  /** The older name of a straight switch that is uninsured */
  uninsuredStraightSwitch?: boolean;
  /** ISO date; the day of the rules where there is none */
  date?: string;
}

export interface QualifyingRate extends Provenance {
  qualifyingRatePct: number;
  mqrRequired: boolean;
}

/** The rate the stress test uses: the greater of contract + 2 and 5.25. Source: OSFI Guideline B-20. */
export function qualifyingRate(input: QualifyingRateInput): QualifyingRate {
  const { contractRatePct, straightSwitch, uninsuredStraightSwitch, privateLender = false, date = RULES_AS_OF } = input;
  const isOlderName = straightSwitch === undefined;
  const isSwitch = isOlderName ? uninsuredStraightSwitch : straightSwitch;
  const insuranceClass = isOlderName ? 'uninsured' : (input.insuranceClass ?? 'uninsured');
  checkRate('contractRatePct', contractRatePct);
  checkFlag(isOlderName ? 'uninsuredStraightSwitch' : 'straightSwitch', isSwitch);
  checkOneOf('insuranceClass', insuranceClass, INSURANCE_CLASSES);
  checkFlag('privateLender', privateLender);
  checkDate('date', date);
  if (privateLender) return { qualifyingRatePct: contractRatePct, mqrRequired: false, ...madeBy() };
  const row = rowOn('stress test', STRESS_TEST, date, 'date');
  const mqrRequired = !(
    (straightSwitch || uninsuredStraightSwitch) &&
    row.exemptsStraightSwitch.includes(insuranceClass)
  );
  const stressed = Math.max(contractRatePct + row.bufferPct, row.floorPct);
  return {
    qualifyingRatePct: mqrRequired ? roundTo(8, stressed) : contractRatePct,
    mqrRequired,
    ...madeBy({ 'stress test': row }),
  };
}
