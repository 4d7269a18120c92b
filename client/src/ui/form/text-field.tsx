import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, useBound, type FieldText } from './field';
import { isPaste } from './is-paste';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'
>;

/** What mail programs and links put around an address that is copied: Ada <ada@example.ca>, mailto:ada@example.ca. */
const AROUND = /^.*<|^mailto:|>.*$/gi;

export function TextField({
  name,
  label,
  hint,
  optional,
  after,
  ...native
}: FieldText & Native & { after?: ReactNode }): ReactNode {
  const { id, value, aria, error, change, blur } = useBound({ name, hint, optional });
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      <div className="control">
        <input
          id={id}
          type="text"
          name={name}
          className="input"
          value={value}
          onChange={({ target: { value: text }, nativeEvent }) =>
            change(native.type === 'email' && isPaste(nativeEvent) ? text.replace(AROUND, '') : text)
          }
          onBlur={blur}
          {...aria}
          {...native}
        />
        {after}
      </div>
    </FieldFrame>
  );
}
