import { formatDollars, groupDigits } from '@brokerage/domain/forms/dollars';
import { parseMoney } from '@brokerage/domain/forms/money';
import { useEffect, useRef, useState } from 'react';

const SETTLED_MS = 300;

interface Bounds {
  min: number;
  max: number;
}

/** The amount in whole dollars, or why there is none. */
function read(text: string, { min, max }: Bounds): { amount: number } | { problem: string } {
  const outOfBounds = `Enter ${formatDollars(min)} to ${formatDollars(max)}.`;
  const parsed = parseMoney(text);
  if ('error' in parsed) return { problem: text.trim() ? parsed.error : outOfBounds };
  const amount = Math.round(parsed.cents / 100);
  return amount >= min && amount <= max ? { amount } : { problem: outOfBounds };
}

interface Typed {
  value: string;
  /** Told once they leave the field */
  problem: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** What is typed as an amount: `set` hears of it a moment after the last key; until it makes sense the one before stays. */
export function useSettledAmount(amount: number, set: (amount: number) => void, bounds: Bounds): Typed {
  const [value, setValue] = useState(groupDigits(String(amount)));
  const [known, setKnown] = useState(amount);
  const [left, setLeft] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, a link or a slider: the field follows
  if (known !== amount) {
    setKnown(amount);
    setValue(groupDigits(String(amount)));
  }
  const result = read(value, bounds);
  return {
    value,
    problem: left && 'problem' in result ? result.problem : undefined,
    onChange(text) {
      setLeft(false);
      setValue(text);
      clearTimeout(timer.current);
      const next = read(text, bounds);
      if ('problem' in next) return;
      timer.current = setTimeout(() => {
        setKnown(next.amount);
        set(next.amount);
      }, SETTLED_MS);
    },
    onBlur: () => setLeft(true),
  };
}
