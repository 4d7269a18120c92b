import { formatPhone, PHONE_MAX } from '@brokerage/domain/forms/phone-format';
import type { ReactNode } from 'react';
import { FieldFrame, useBound, type FieldText } from './field';

export type PhoneCheck =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'verified'; value: string; message: string };

/** A Canadian number, grouped as it is typed at its end or pasted; checked by the server when the field is left. */
export function PhoneField({
  name,
  label,
  hint,
  optional,
  check,
  onLeave,
}: FieldText & { check: PhoneCheck; onLeave: (value: string) => void }): ReactNode {
  const { id, value, aria, error, change, leave } = useBound({ name, hint, optional });
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      <input
        id={id}
        name={name}
        type="tel"
        className="input input-short num"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        value={value}
        onChange={({ target }) => {
          // in the middle of the text a regrouping would move the caret under the finger
          const atEnd = target.selectionStart === target.value.length;
          const grew = target.value.length > value.length;
          change(atEnd && grew ? formatPhone(target.value) : target.value);
        }}
        onBlur={(event) => {
          const final = formatPhone(event.target.value);
          leave(final);
          onLeave(final);
        }}
        {...aria}
      />
      <p className="field-status" aria-live="polite">
        {!error && check.state === 'checking' && <span>Checking the number…</span>}
        {!error && check.state === 'verified' && check.value === value && (
          <span className="field-ok">{check.message}</span>
        )}
      </p>
    </FieldFrame>
  );
}
