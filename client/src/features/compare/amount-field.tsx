import type { ReactNode } from 'react';
import { MoneyInput } from '../../ui/form/money-input';
import { AMOUNT_BOUNDS } from '../../lib/scenario/scenario';
import { useSettledAmount } from '../../lib/scenario/use-settled-amount';

/** The amount reaches the address a moment after the last key. */
export function AmountField({ amount, set }: { amount: number; set: (amount: number) => void }): ReactNode {
  const { problem, ...typed } = useSettledAmount(amount, set, AMOUNT_BOUNDS);
  return (
    <div className="cmp-field">
      <label htmlFor="cmp-amount">Mortgage amount</label>
      <MoneyInput
        id="cmp-amount"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'cmp-amount-error' : undefined}
        {...typed}
      />
      {problem && (
        <p className="field-error" id="cmp-amount-error">
          <span className="sr-text">Error: </span>
          {problem}
        </p>
      )}
    </div>
  );
}
