import { formatDollars, groupDigits } from '@brokerage/domain/forms/dollars';
import { parseMoney } from '@brokerage/domain/forms/money';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MoneyInput } from '../../ui/form/money-input';
import { AMOUNT_BOUNDS, isAmount } from './scenario';

const SETTLED_MS = 300;
const OUT_OF_BOUNDS = `Enter ${formatDollars(AMOUNT_BOUNDS.min)} to ${formatDollars(AMOUNT_BOUNDS.max)}.`;

/** The amount in whole dollars, or why there is none. */
function read(text: string): { amount: number } | { problem: string } {
  const parsed = parseMoney(text);
  if ('error' in parsed) return { problem: text.trim() ? parsed.error : OUT_OF_BOUNDS };
  const amount = Math.round(parsed.cents / 100);
  return isAmount(amount) ? { amount } : { problem: OUT_OF_BOUNDS };
}

/** The amount reaches the address a moment after the last key; until it makes sense the one before stays. */
export function AmountField({ amount, set }: { amount: number; set: (amount: number) => void }): ReactNode {
  const [typed, setTyped] = useState(groupDigits(String(amount)));
  const [known, setKnown] = useState(amount);
  const [left, setLeft] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, or a link: the field follows the address
  if (known !== amount) {
    setKnown(amount);
    setTyped(groupDigits(String(amount)));
  }
  const result = read(typed);
  const problem = left && 'problem' in result ? result.problem : undefined;
  return (
    <div className="cmp-field">
      <label htmlFor="cmp-amount">Mortgage amount</label>
      <MoneyInput
        id="cmp-amount"
        value={typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'cmp-amount-error' : undefined}
        onChange={(text) => {
          setLeft(false);
          setTyped(text);
          clearTimeout(timer.current);
          const next = read(text);
          if ('problem' in next) return;
          timer.current = setTimeout(() => {
            setKnown(next.amount);
            set(next.amount);
          }, SETTLED_MS);
        }}
        onBlur={() => setLeft(true)}
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
