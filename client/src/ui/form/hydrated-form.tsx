import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useEarlyInput } from './use-early-input';

/** A Formik form that takes over what was typed and sent before its code had arrived. */
export function HydratedForm({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { values, setValues, handleSubmit, submitForm } = useFormikContext<Record<string, unknown>>();
  const { hydrated } = useEarlyInput(id, {
    take: (typed) => {
      if (Object.keys(typed).length > 0) void setValues({ ...values, ...typed }, false);
    },
    submit: () => void submitForm(),
  });
  return (
    <form
      id={id}
      className="form"
      method="post"
      noValidate
      data-hydrated={hydrated ? 'yes' : undefined}
      onSubmit={handleSubmit}
    >
      {children}
    </form>
  );
}
