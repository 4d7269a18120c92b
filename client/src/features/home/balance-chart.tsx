import type { ReactNode } from 'react';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';

const LEFT = 52;
const RIGHT = 540;
const TOP = 26;
const BOTTOM = 176;
const MONTHS = 12;

interface Year {
  balance: number;
  interest: number;
}

/** What is owing at the end of each year, and the interest paid in it. A picture's accuracy: nothing is rounded to cents. */
function yearsOf(monthlyPayment: number, annualRatePct: number): Year[] {
  const monthly = (1 + annualRatePct / 200) ** (2 / MONTHS) - 1;
  let balance: number = EXAMPLE_MORTGAGE.principal;
  return Array.from({ length: EXAMPLE_MORTGAGE.amortizationYears }, () => {
    let interest = 0;
    for (let month = 0; month < MONTHS; month++) {
      const due = balance * monthly;
      interest += due;
      balance = Math.max(0, balance + due - monthlyPayment);
    }
    return { balance, interest };
  });
}

const x = (year: number): number => LEFT + ((RIGHT - LEFT) * year) / EXAMPLE_MORTGAGE.amortizationYears;
const y = (amount: number): number => BOTTOM - ((BOTTOM - TOP) * amount) / EXAMPLE_MORTGAGE.principal;
const AXIS_YEARS = [0, 5, 10, 15, 20, EXAMPLE_MORTGAGE.amortizationYears] as const;
const anchorOf = (year: number): 'start' | 'middle' | 'end' =>
  year === 0 ? 'start' : year === EXAMPLE_MORTGAGE.amortizationYears ? 'end' : 'middle';
/** Both series are dollars on the same axis. */
const line = (amounts: readonly number[]): string =>
  amounts.map((amount, year) => `${year === 0 ? 'M' : 'L'}${x(year).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');

export function totalInterest(monthlyPayment: number, annualRatePct: number): number {
  return yearsOf(monthlyPayment, annualRatePct).reduce((sum, { interest }) => sum + interest, 0);
}

export function BalanceChart({ monthlyPayment, rate }: { monthlyPayment: number; rate: number }): ReactNode {
  const years = yearsOf(monthlyPayment, rate);
  const balances = [EXAMPLE_MORTGAGE.principal, ...years.map(({ balance }) => balance)];
  let sum = 0;
  const paid = [0, ...years.map(({ interest }) => (sum += interest))];
  return (
    <svg
      viewBox="0 0 560 206"
      role="img"
      aria-label="The balance falls from $500,000 to zero over 25 years while the interest paid adds up"
    >
      {[0, 250, 500].map((thousands) => (
        <g key={thousands} className="grid-line">
          <line x1={LEFT} x2={RIGHT} y1={y(thousands * 1000)} y2={y(thousands * 1000)} />
          <text x={LEFT - 8} y={y(thousands * 1000) + 4} textAnchor="end">
            {thousands === 0 ? '$0' : `$${thousands}K`}
          </text>
        </g>
      ))}
      <path d={`${line(balances)} L${RIGHT},${BOTTOM} L${LEFT},${BOTTOM}Z`} fill="var(--spruce-200)" />
      <path d={line(balances)} fill="none" stroke="var(--spruce-700)" strokeWidth={3} />
      <path d={line(paid)} fill="none" stroke="var(--larch-500)" strokeWidth={3} />
      {AXIS_YEARS.map((year) => (
        <text key={year} className="axis" x={x(year)} y={200} textAnchor={anchorOf(year)}>
          {year === 0 ? 'Today' : `Year ${year}`}
        </text>
      ))}
    </svg>
  );
}
