import { FormikProvider, useFormik } from 'formik';
import type { ReactNode } from 'react';

type Values = Record<string, unknown>;

interface StateProps {
  values: Values;
  /** Shown until the field is changed. */
  errors?: Record<string, string>;
  submitting?: boolean;
  children: ReactNode;
}

/** A form that stands in a state: with these values, these errors, or on its way. */
export function FormState({ values, errors = {}, submitting = false, children }: StateProps): ReactNode {
  const form = useFormik<Values>({
    initialValues: values,
    initialErrors: errors,
    initialTouched: Object.fromEntries(Object.keys(errors).map((name) => [name, true])),
    validate: (now) => Object.fromEntries(Object.entries(errors).filter(([name]) => now[name] === values[name])),
    onSubmit: () => undefined,
  });
  return <FormikProvider value={{ ...form, isSubmitting: submitting }}>{children}</FormikProvider>;
}
