import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
import { formatWholeDollars } from '../../lib/format';
import { AMOUNT_BOUNDS, isAmount } from './scenario';

const SETTLED_MS = 300;
const WRONG = `Enter ${formatWholeDollars(AMOUNT_BOUNDS.min)} to ${formatWholeDollars(AMOUNT_BOUNDS.max)}.`;

/** The amount reaches the address a moment after the last key; until it makes sense the one before stays. */
export function AmountField({ amount, set }: { amount: number; set: (amount: number) => void }): ReactNode {
  const [typed, setTyped] = useState<number | undefined>(amount);
  const [known, setKnown] = useState(amount);
  const [left, setLeft] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, or a link: the field follows the address
  if (known !== amount) {
    setKnown(amount);
    setTyped(amount);
  }
  const wrong = typed === undefined || !isAmount(typed);
  const told = left && wrong;
  return (
    <div className="cmp-field">
      <label htmlFor="cmp-amount">Mortgage amount</label>
      <NumericFormat
        id="cmp-amount"
        className="input num"
        value={typed}
        thousandSeparator=","
        prefix="$"
        decimalScale={0}
        allowNegative={false}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={told || undefined}
        aria-describedby={told ? 'cmp-amount-error' : undefined}
        onValueChange={({ floatValue }, { event }) => {
          if (!event) return;
          setLeft(false);
          setTyped(floatValue);
          clearTimeout(timer.current);
          if (floatValue === undefined || !isAmount(floatValue)) return;
          timer.current = setTimeout(() => {
            setKnown(floatValue);
            set(floatValue);
          }, SETTLED_MS);
        }}
        onBlur={() => setLeft(true)}
      />
      {told && (
        <p className="field-error" id="cmp-amount-error">
          <span className="vh">Error: </span>
          {WRONG}
        </p>
      )}
    </div>
  );
}
