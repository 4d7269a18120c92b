import type { ReactNode } from 'react';
import { FieldFrame, useBound, type FieldText } from './field';
import { PasswordInput } from './password-input';

/** A password of the form around it. */
export function PasswordField({
  autoComplete,
  ...text
}: FieldText & { autoComplete: 'current-password' | 'new-password' }): ReactNode {
  const { id, name, value, aria, error, change, blur } = useBound(text);
  return (
    <FieldFrame {...text} error={error}>
      <PasswordInput
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        onChange={({ target }) => change(target.value)}
        onBlur={blur}
        {...aria}
      />
    </FieldFrame>
  );
}
