import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, useBound, type FieldText } from './field';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'
>;

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
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
          {...aria}
          {...native}
        />
        {after}
      </div>
    </FieldFrame>
  );
}
