import { useId, type ReactNode } from 'react';
import { LEAVES, type Scenario } from '../../lib/scenario/scenario';
import styles from './ranked.module.css?sheet';
import type { Choosing } from './use-scenario';
import { cheapestWords } from '../../lib/scenario/words';

const ORDERS: readonly { value: Scenario['order']; label: (scenario: Scenario) => string }[] = [
  { value: 'PAYMENT', label: () => 'Lowest payment' },
  { value: 'COST', label: (scenario) => cheapestWords(scenario) },
];

/** What comes first, and when the mortgage may be left. */
export function OrderChoice({ scenario, change }: Pick<Choosing, 'scenario' | 'change'>): ReactNode {
  const id = useId();
  return (
    <div className={styles.order}>
      <p className={styles.leave}>
        <label htmlFor={id}>You may leave</label>
        <select
          id={id}
          value={String(scenario.leave ?? '')}
          onChange={({ target }) => change({ leave: target.value === '' ? undefined : Number(target.value) })}
        >
          {LEAVES.map(({ value, label }) => (
            <option key={label} value={value ?? ''}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <fieldset className={styles.seg}>
        <legend className="sr-text">Order of the rates</legend>
        {ORDERS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`order-${id}`}
              className="sr-text"
              checked={scenario.order === value}
              onChange={() => change({ order: value })}
            />
            <span>{label(scenario)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
