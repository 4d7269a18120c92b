import type { ReactNode } from 'react';
import { EXAMPLE_MORTGAGE } from 'domain/vocabulary/constants';

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
/** The interest of one year is small beside the balance: its bars are drawn taller, and the legend says so. */
export const INTEREST_SCALE = 10;

export function totalInterest(monthlyPayment: number, annualRatePct: number): number {
  return yearsOf(monthlyPayment, annualRatePct).reduce((sum, { interest }) => sum + interest, 0);
}

export function BalanceChart({ monthlyPayment, rate }: { monthlyPayment: number; rate: number }): ReactNode {
  const years = yearsOf(monthlyPayment, rate);
  const points = [EXAMPLE_MORTGAGE.principal, ...years.map(({ balance }) => balance)];
  const line = points
    .map((amount, year) => `${year === 0 ? 'M' : 'L'}${x(year).toFixed(1)},${y(amount).toFixed(1)}`)
    .join(' ');
  return (
    <svg viewBox="0 0 560 206" role="img" aria-label="The balance falls from $500,000 to zero over 25 years">
      {[0, 250, 500].map((thousands) => (
        <g key={thousands} className="grid-line">
          <line x1={LEFT} x2={RIGHT} y1={y(thousands * 1000)} y2={y(thousands * 1000)} />
          <text x={LEFT - 8} y={y(thousands * 1000) + 4} textAnchor="end">
            {thousands === 0 ? '$0' : `$${thousands}K`}
          </text>
        </g>
      ))}
      <path d={`${line} L${RIGHT},${BOTTOM} L${LEFT},${BOTTOM}Z`} fill="var(--spruce-200)" />
      <path d={line} fill="none" stroke="var(--spruce-700)" strokeWidth={3} />
      {years.map(({ interest }, year) => (
        <rect
          key={year}
          x={(x(year) + 4).toFixed(1)}
          width={12}
          y={(BOTTOM - (BOTTOM - y(interest)) * INTEREST_SCALE).toFixed(1)}
          height={((BOTTOM - y(interest)) * INTEREST_SCALE).toFixed(1)}
          rx={2}
          fill="var(--larch-500)"
        />
      ))}
      {AXIS_YEARS.map((year) => (
        <text key={year} className="axis" x={x(year)} y={200} textAnchor={anchorOf(year)}>
          {year === 0 ? 'Today' : `Year ${year}`}
        </text>
      ))}
    </svg>
  );
}
