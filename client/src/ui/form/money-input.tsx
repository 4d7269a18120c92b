import { useRef, type ComponentProps, type ReactNode } from 'react';
import { isPaste } from './is-paste';
import { afterKey, atRest, type Typed } from './money-text';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'inputMode' | 'autoComplete'> {
  /** As it was typed: what cannot be read as an amount is kept and shown too. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: (text: string) => void;
}

/** Dollars as people write them: grouped while they are typed, and with the sign beside them. */
export function MoneyInput({ value, onChange, onBlur, className = '', ...native }: Props): ReactNode {
  const ownCommas = useRef(true);
  // plain digits come from a saved calculation or a carried figure
  const shown = /^[\d.]+$/.test(value) ? afterKey('', { text: value, caret: 0 }, true).text : value;
  return (
    <span className="money">
      <input
        {...native}
        className={`input input-money num ${className}`}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        onChange={({ target, nativeEvent }) => {
          const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
          const next = isPaste(nativeEvent)
            ? { text: atRest(typed.text), caret: atRest(typed.text).length }
            : afterKey(shown, typed, ownCommas.current);
          const addedComma = typed.text.split(',').length > shown.split(',').length;
          ownCommas.current = !next.text.includes(',') || (ownCommas.current && !addedComma);
          const stuck = next.text === shown && typed.text !== shown && isForward(nativeEvent);
          show(target, typed, { text: next.text, caret: next.caret + Number(stuck) });
          onChange(next.text);
        }}
        onBlur={({ target }) => {
          const text = atRest(target.value);
          ownCommas.current = true;
          if (text !== value) onChange(text);
          onBlur?.(text);
        }}
      />
    </span>
  );
}

/**
 * Before React renders the same text again, so that the caret stays at its digit. A new text puts the caret at its end by
 * itself: moving it costs a layout of the page, on each key, so we move it only where it has to be elsewhere.
 */
function show(input: HTMLInputElement, typed: Typed, next: Typed): void {
  const isNew = next.text !== typed.text;
  if (isNew) input.value = next.text;
  const caret = isNew ? next.text.length : typed.caret;
  if (caret !== next.caret) input.setSelectionRange(next.caret, next.caret);
}

/** Delete on a separator takes nothing away: the caret passes it. */
const isForward = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'deleteContentForward';
