import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

/** A password, shown on demand by the eye inside the field; pasting and password managers work. */
export function PasswordInput({ className = '', ...input }: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const [visible, setVisible] = useState(false);
  const Eyes = visible ? EyeOff : Eye;
  return (
    <div className={`control password ${className}`}>
      <input className="input" type={visible ? 'text' : 'password'} spellCheck={false} {...input} />
      <button
        type="button"
        className="password-eye"
        aria-label={visible ? 'Hide password' : 'Show password'}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <Eyes size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
