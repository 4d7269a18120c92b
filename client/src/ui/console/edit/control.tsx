import type { ReactNode } from 'react';
import { useEditErrors } from './edit-errors';

interface Aria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** The label is read, and not seen: a heading above says it */
  quiet?: boolean;
  after?: ReactNode;
  children: (aria: Aria) => ReactNode;
}

/** Label, hint, control and what is wrong with it. */
export function Control({ name, label, hint, quiet, after, children }: Props): ReactNode {
  const error = useEditErrors()[name];
  const described = [hint && `${name}-hint`, error && `${name}-problem`].filter(Boolean).join(' ');
  return (
    <div className="a-field">
      <label htmlFor={name} className={quiet ? 'sr-text' : undefined}>
        {label}
      </label>
      {children({ id: name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {/* below the control: the labels and controls of a row stay on one line */}
      {hint && (
        <p className="muted" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {after}
      {error && (
        <p className="problem" id={`${name}-problem`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface TextProps extends Pick<Props, 'name' | 'label' | 'hint' | 'quiet' | 'after'> {
  value: string;
  change: (value: string) => void;
  max: number;
  rows?: number;
  type?: 'text' | 'tel' | 'email' | 'url';
  inputMode?: 'numeric';
}

export function TextControl({ value, change, max, rows, type = 'text', inputMode, ...field }: TextProps): ReactNode {
  return (
    <Control {...field}>
      {(aria) =>
        rows === undefined ? (
          <input
            {...aria}
            className="a-input"
            type={type}
            inputMode={inputMode}
            maxLength={max}
            autoComplete="off"
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <textarea
            {...aria}
            className="a-input"
            rows={rows}
            maxLength={max}
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Control>
  );
}

interface ChoiceProps extends Pick<Props, 'name' | 'label' | 'hint' | 'quiet'> {
  value: string;
  change: (value: string) => void;
  choices: readonly { value: string; label: string }[];
  empty?: string;
}

export function ChoiceControl({ value, change, choices, empty, ...field }: ChoiceProps): ReactNode {
  return (
    <Control {...field}>
      {(aria) => (
        <select {...aria} className="a-input" value={value} onChange={({ target }) => change(target.value)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Control>
  );
}
