import type { ReactNode } from 'react';
import type { LenderAnswerFragment } from './fit.generated';
import styles from './fit.module.css?sheet';
import { whole } from './numbers';

type Cost = NonNullable<LenderAnswerFragment['cost']>;

interface Part {
  name: string;
  amount: number;
}

/** Cash back makes the fees smaller, and never less than nothing. */
function partsOf({ interest, penalty, fees, premium, premiumTax, cashback, clawback }: Cost): Part[] {
  const others = Number(fees ?? 0) + Number(premium ?? 0) + Number(premiumTax) - Number(cashback) + Number(clawback);
  return [
    { name: 'interest', amount: Number(interest) },
    { name: 'penalty', amount: Number(penalty ?? 0) },
    { name: 'fees', amount: Math.max(0, others) },
  ];
}

const sumOf = (cost: Cost): number => partsOf(cost).reduce((sum, { amount }) => sum + amount, 0);

/** One scale for all of them, from zero. */
export const mostOf = (lenders: readonly LenderAnswerFragment[]): number =>
  Math.max(1, ...lenders.flatMap(({ cost }) => (cost ? [sumOf(cost)] : [])));

const LEGEND = [
  { name: 'interest', label: 'Interest' },
  { name: 'penalty', label: 'Penalty' },
  { name: 'fees', label: 'Fees and insurance' },
];

export function CostLegend(): ReactNode {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {LEGEND.map(({ name, label }) => (
        <li key={name}>
          <i data-part={name} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What a mortgage costs, part by part. */
export function CostBar({ cost, most }: { cost: Cost; most: number }): ReactNode {
  const words = [
    `interest ${whole(cost.interest)}`,
    `penalty ${whole(cost.penalty)}`,
    `fees ${whole(cost.fees)}`,
    ...(Number(cost.premium ?? 0) > 0 ? [`premium ${whole(cost.premium)}`] : []),
  ];
  return (
    <span className={styles.bar} role="img" aria-label={words.join(', ')}>
      {partsOf(cost).map(
        ({ name, amount }) =>
          amount > 0 && <i key={name} data-part={name} style={{ width: `${((amount / most) * 100).toFixed(2)}%` }} />,
      )}
    </span>
  );
}
