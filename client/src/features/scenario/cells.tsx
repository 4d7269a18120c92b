import { useId, type ReactNode } from 'react';
import { MoneyInput } from '../../ui/form/money-input';
import styles from './bar.module.css?sheet';
import { useSettledAmount } from '../../lib/scenario/use-settled-amount';

/** A field of the bar. */
export const Cell = ({ className = '', children }: { className?: string; children: ReactNode }): ReactNode => (
  <div className={`${styles.cell} ${className}`}>{children}</div>
);

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Below the choice, in a few words */
  note?: string;
  set: (value: string) => void;
}

export function SelectCell({ label, value, options, note, set }: SelectProps): ReactNode {
  const id = useId();
  return (
    <Cell>
      <label className={styles.cellLabel} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.control} value={value} onChange={({ target }) => set(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note !== undefined && <small>{note}</small>}
    </Cell>
  );
}

interface AmountProps {
  label: string;
  /** Dollars */
  amount: number;
  bounds: { min: number; max: number };
  note?: string;
  /** Two cells wide */
  wide?: boolean;
  set: (amount: number) => void;
}

/** An amount takes effect a moment after the last key; one that makes no sense is said. */
export function AmountCell({ label, amount, bounds, note, wide = false, set }: AmountProps): ReactNode {
  const id = useId();
  const { problem, ...typed } = useSettledAmount(amount, set, bounds);
  const below = `${id}-below`;
  return (
    <Cell className={wide ? styles.wide : ''}>
      <label className={styles.cellLabel} htmlFor={id}>
        {label}
      </label>
      <MoneyInput
        id={id}
        className={styles.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || note ? below : undefined}
        {...typed}
      />
      <small id={below} className={problem ? styles.problem : undefined}>
        {problem ?? note}
      </small>
    </Cell>
  );
}
