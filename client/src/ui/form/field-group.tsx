import { useField } from 'formik';
import type { ReactNode } from 'react';
import { PageStyles } from '../page-styles';
import { afterPress } from './after-press';
import { FieldError, type FieldText } from './field';
import { href } from './parts.module.css?sheet';

export interface BoundGroup<Value> {
  value: Value | undefined;
  error: string | undefined;
  change: (value: Value) => void;
  /** Left altogether: the focus is in none of its controls. */
  leave: () => void;
}

/** An answer that several controls make together. */
export function useBoundGroup<Value>(name: string): BoundGroup<Value> {
  const [field, meta, helpers] = useField<Value | undefined>(name);
  return {
    value: field.value,
    error: meta.touched ? meta.error : undefined,
    change: (value) => void helpers.setValue(value),
    leave: () => afterPress(() => void helpers.setTouched(true)),
  };
}

interface Props extends FieldText {
  error: string | undefined;
  role?: 'group' | 'radiogroup';
  onLeave?: () => void;
  children: ReactNode;
}

/** Legend, hint, controls, error. Hint and error are read with the group; each control says for itself that it is wrong. */
export function FieldGroup({ name, label, hint, optional, error, role, onLeave, children }: Props): ReactNode {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? 'field field-bad' : 'field'}
      role={role}
      aria-describedby={described || undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-required={role === 'radiogroup' && !optional ? true : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <PageStyles href={href} />
      <legend>
        {label} {optional && <span className="field-optional">(optional)</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
