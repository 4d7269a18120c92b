import { useField } from 'formik';
import type { ReactNode } from 'react';
import { PageStyles } from '../page-styles';
import { FieldError, FieldFrame, useBound, type FieldText } from './field';
import styles, { href } from './parts.module.css?sheet';

export interface Choice {
  value: string;
  label: string;
  hint?: string | undefined;
}

export function SelectField({
  name,
  label,
  hint,
  optional,
  choices,
  empty,
}: FieldText & { choices: readonly Choice[]; empty: string }): ReactNode {
  const { id, value, aria, error, change, blur } = useBound({ name, hint, optional });
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
        {...aria}
      >
        <option value="">{empty}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** One of a few, each as a card large enough for a thumb. The first one carries the field's id for the error summary. */
export function RadioCards({
  name,
  label,
  hint,
  optional,
  choices,
}: FieldText & { choices: readonly Choice[] }): ReactNode {
  const { value, aria, error, change } = useBound({ name, hint, optional });
  const hinted = choices.some((choice) => choice.hint);
  return (
    <fieldset className={error ? 'field field-bad' : 'field'} role="radiogroup" {...aria}>
      {hinted && <PageStyles href={href} />}
      <legend>
        {label} {optional && <span className="field-optional">(optional)</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className={hinted ? `radio-cards ${styles.hinted}` : 'radio-cards'}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="radio-card">
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => change(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

export function Checkbox({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const [field, meta, helpers] = useField<boolean | undefined>(name);
  const error = meta.touched ? meta.error : undefined;
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label className="checkbox">
        <input
          type="checkbox"
          id={name}
          name={name}
          checked={field.value ?? false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          onChange={(event) => void helpers.setValue(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}

const LEAST_ROWS = 4;
const MOST_ROWS = 16;

export function TextAreaField({ name, label, hint, optional, max }: FieldText & { max: number }): ReactNode {
  const { id, value, aria, error, change, blur } = useBound({ name, hint, optional });
  const left = max - value.length;
  return (
    <FieldFrame {...{ name, label, hint, optional, error }}>
      <textarea
        id={id}
        name={name}
        rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, value.split('\n').length + 1))}
        className="input"
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
        {...aria}
      />
      {left < max / 5 && (
        <p className="field-hint num" aria-live="polite">
          {left >= 0 ? `Characters left: ${left}` : `Characters too many: ${-left}`}
        </p>
      )}
    </FieldFrame>
  );
}
