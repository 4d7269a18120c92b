import { useState, type ReactNode } from 'react';
import { Button } from '../button';
import type { FieldText } from './field';
import { TextField } from './text-field';

/** A password, shown on demand; pasting and password managers work. */
export function PasswordField({
  autoComplete,
  ...text
}: FieldText & { autoComplete: 'current-password' | 'new-password' }): ReactNode {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...text}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      after={
        <Button look="outline" small aria-pressed={visible} onClick={() => setVisible(!visible)}>
          {visible ? 'Hide password' : 'Show password'}
        </Button>
      }
    />
  );
}
