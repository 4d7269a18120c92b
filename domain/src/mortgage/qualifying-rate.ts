import { roundTo } from './cents.js';
import { checkDate, checkFlag, checkRate } from './input-error.js';
import { madeBy, RULES_AS_OF, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import { STRESS_TEST } from './tables/lending.js';

export interface QualifyingRateInput {
  /** Percent a year */
  contractRatePct: number;
  /** An uninsured mortgage moved to another lender as it is */
  uninsuredStraightSwitch: boolean;
  /** ISO date; the day of the rules where there is none */
  date?: string;
}

export interface QualifyingRate extends Provenance {
  qualifyingRatePct: number;
  mqrRequired: boolean;
}

/** The rate the stress test reckons with: the greater of contract + 2 and 5.25. Source: OSFI Guideline B-20. */
export function qualifyingRate(input: QualifyingRateInput): QualifyingRate {
  const { contractRatePct, uninsuredStraightSwitch, date = RULES_AS_OF } = input;
  checkRate('contractRatePct', contractRatePct);
  checkFlag('uninsuredStraightSwitch', uninsuredStraightSwitch);
  checkDate('date', date);
  const row = rowOn('stress test', STRESS_TEST, date, 'date');
  const mqrRequired = !(uninsuredStraightSwitch && row.exemptsStraightSwitch);
  const stressed = Math.max(contractRatePct + row.bufferPct, row.floorPct);
  return {
    qualifyingRatePct: mqrRequired ? roundTo(8, stressed) : contractRatePct,
    mqrRequired,
    ...madeBy({ 'stress test': row }),
  };
}
