import { floorShares, toCents } from './cents.js';
import { checkAmount, checkAmountOrNone, checkDate } from './input-error.js';
import { madeBy, RULES_AS_OF, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import { LOAN_TO_VALUE, type LoanToValueRow } from './tables/lending.js';

export interface RefinanceMaxInput {
  /** What the home is worth, dollars */
  value: number;
  /** All that is secured on it now, dollars */
  balances: number;
  date?: string;
}

export interface RefinanceMax extends Provenance {
  maxTotalMortgage: number;
  maxEquityTakeout: number;
}

export interface HelocMaxInput {
  value: number;
  mortgageBalance: number;
  date?: string;
}

export interface HelocMax extends Provenance {
  maxRevolving65: number;
  maxHelocWithMortgage: number;
}

function limitsOn(date: string): LoanToValueRow {
  checkDate('date', date);
  return rowOn('loan-to-value limits', LOAN_TO_VALUE, date, 'date');
}

/** The most a home can be refinanced to, and what that sets free. Source: OSFI Guideline B-20. */
export function refinanceMax({ value, balances, date = RULES_AS_OF }: RefinanceMaxInput): RefinanceMax {
  checkAmount('value', value);
  checkAmountOrNone('balances', balances);
  const limits = limitsOn(date);
  const most = floorShares({ cents: toCents(value), pct: limits.refinancePct });
  return {
    maxTotalMortgage: most / 100,
    maxEquityTakeout: Math.max(0, most - toCents(balances)) / 100,
    ...madeBy({ 'loan-to-value limits': limits }),
  };
}

/** The most a home-equity line can be, alone and beside a mortgage. Source: OSFI Guideline B-20. */
export function helocMax({ value, mortgageBalance, date = RULES_AS_OF }: HelocMaxInput): HelocMax {
  checkAmount('value', value);
  checkAmountOrNone('mortgageBalance', mortgageBalance);
  const limits = limitsOn(date);
  const revolving = floorShares({ cents: toCents(value), pct: limits.revolvingPct });
  const beside = floorShares({ cents: toCents(value), pct: limits.combinedPct }) - toCents(mortgageBalance);
  return {
    maxRevolving65: revolving / 100,
    maxHelocWithMortgage: Math.max(0, Math.min(revolving, beside)) / 100,
    ...madeBy({ 'loan-to-value limits': limits }),
  };
}
