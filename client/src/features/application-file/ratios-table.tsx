import { lowerCase } from '@brokerage/domain/data/codes';
import { formatAmount, formatDollars } from '@brokerage/domain/forms/dollars';
import { CLASS_LABELS } from '@brokerage/domain/underwriting/office-words';
import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { shareOf } from '../../lib/share-of';
import type { RatiosFileFragment } from './ratios.generated';
import styles from './ratios.module.css?sheet';

const amount = (money: string): string => formatAmount(Number(money));
/** Nothing over 80% is said to be 80%. */
const notUnder = (percent: number): string => `${(100 - shareOf(100 - percent, 100)).toFixed(1)}%`;
const whole = (money: string): string => formatDollars(Number(money));

interface Row {
  label: string;
  of: (file: RatiosFileFragment) => string;
  /** Whether the figure is wrong or fine */
  isFine?: (file: RatiosFileFragment) => boolean;
  when?: (file: RatiosFileFragment) => boolean;
}

const ROWS: readonly Row[] = [
  { label: 'Loan-to-value', of: ({ ltvPct }) => notUnder(ltvPct) },
  {
    label: 'With other charges',
    of: ({ combinedLtvPct }) => notUnder(combinedLtvPct),
    when: ({ ltvPct, combinedLtvPct }) => ltvPct !== combinedLtvPct,
  },
  { label: 'Class', of: ({ loanClass }) => CLASS_LABELS[lowerCase(loanClass)] },
  {
    label: 'Least down payment',
    of: ({ minDownPayment }) => (minDownPayment === null ? '' : amount(minDownPayment)),
    when: ({ minDownPayment }) => minDownPayment !== null,
  },
  { label: 'Premium', of: ({ premium }) => amount(premium) },
  {
    label: 'Tax on it, in cash',
    of: ({ premiumSalesTax }) => amount(premiumSalesTax),
    when: ({ premiumSalesTax }) => Number(premiumSalesTax) > 0,
  },
  { label: 'Mortgage', of: ({ totalMortgage }) => amount(totalMortgage) },
  { label: 'Qualifying rate', of: ({ qualifyingRatePct }) => `${formatRate(qualifyingRatePct)}%` },
  { label: 'Payment at that rate', of: ({ qualifyingPayment }) => amount(qualifyingPayment) },
  { label: 'Most by GDS', of: ({ maxMortgageByGds }) => whole(maxMortgageByGds) },
  { label: 'Most by TDS', of: ({ maxMortgageByTds }) => whole(maxMortgageByTds) },
  { label: 'Most by value', of: ({ maxMortgageByValue }) => whole(maxMortgageByValue) },
  {
    label: 'Shortfall',
    of: ({ shortfall }) => (Number(shortfall) > 0 ? whole(shortfall) : 'none'),
    isFine: ({ shortfall }) => Number(shortfall) === 0,
  },
];

const toneOf = (row: Row, file: RatiosFileFragment): string | undefined =>
  row.isFine && (row.isFine(file) ? styles.good : styles.bad);

/** The figures side by side: as submitted, and in the what-if. */
export function RatiosTable({ files }: { files: readonly { name: string; file: RatiosFileFragment }[] }): ReactNode {
  const rows = ROWS.filter(({ when }) => files.some(({ file }) => when?.(file) ?? true));
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-text">Figure</span>
          </th>
          {files.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {files.map(({ name, file }) => (
              <td key={name} className={toneOf(row, file)}>
                {row.of(file)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
