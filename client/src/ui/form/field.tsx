import { useField } from 'formik';
import type { ReactNode } from 'react';
import { afterPress } from './after-press';

export interface FieldText {
  name: string;
  label: string;
  /** Always visible, never only a placeholder. */
  hint?: string;
  optional?: boolean;
}

export interface Bound {
  id: string;
  name: string;
  value: string;
  invalid: boolean;
  error: string | undefined;
  /** What a control carries so that its hint and its error are read with it, and that it must be answered. */
  aria: {
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  };
  change: (value: string) => void;
  blur: () => void;
  /** Leaves the field with its final text: one validation, of what is really in it. */
  leave: (value: string) => void;
}

/**
 * A field of the form around it. Its error shows after the first blur or submit, and goes as soon as it is mended. A draft
 * that comes from the account holds amounts as numbers: `asText` writes them as people do.
 */
export function useBound(
  { name, hint, optional }: Pick<FieldText, 'name' | 'hint' | 'optional'>,
  asText: (value: number) => string = String,
): Bound {
  const [{ value }, meta, helpers] = useField<string | number | undefined>(name);
  const error = meta.touched ? meta.error : undefined;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    // a tree of answers has no place yet for what nobody has answered
    value: typeof value === 'number' ? asText(value) : (value ?? ''),
    invalid: error !== undefined,
    error,
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
      'aria-required': optional ? undefined : true,
    },
    change: (text) => void helpers.setValue(text),
    blur: () => afterPress(() => void helpers.setTouched(true)),
    leave: (text) => {
      afterPress(() => void helpers.setTouched(true, false));
      void helpers.setValue(text);
    },
  };
}

export function FieldError({ name, error }: { name: string; error: string | undefined }): ReactNode {
  return (
    error && (
      <p className="field-error" id={`${name}-error`}>
        <span className="sr-text">Error: </span>
        {error}
      </p>
    )
  );
}

/** Label, hint, control, error: in that order on every form. */
export function FieldFrame({
  name,
  label,
  hint,
  optional,
  error,
  children,
}: FieldText & { error: string | undefined; children: ReactNode }): ReactNode {
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={name}>
        {label} {optional && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}
