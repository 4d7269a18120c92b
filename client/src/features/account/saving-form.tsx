import { Formik, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import type { UpdateUserInput } from '../../schema.generated';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { useUpdateMe } from './use-update-me';

interface Props<Values extends FormikValues> {
  id: string;
  initial: Values;
  schema: ObjectSchema<Partial<Values>>;
  fields: readonly (keyof Values & string)[];
  input: (values: Values) => UpdateUserInput;
  /** What is said when it was saved. */
  saved: string;
  submit: string;
  /** Whether the fields are emptied afterwards, as passwords are. */
  empties?: boolean;
  children: ReactNode;
}

/** A form that changes one's own account, and says so where it stands. */
export function SavingForm<Values extends FormikValues>(props: Props<Values>): ReactNode {
  const { id, initial, schema, fields, input, saved, submit, empties, children } = props;
  const update = useUpdateMe();
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState('');
  return (
    <Formik<Values>
      initialValues={initial}
      enableReinitialize={!empties}
      validationSchema={schema}
      onSubmit={async (values, { setErrors, resetForm }) => {
        setFailure(undefined);
        setSaid('');
        const outcome = await update(input(values), fields);
        if ('saved' in outcome) {
          setSaid(saved);
          if (empties) resetForm();
          return;
        }
        setErrors(outcome.errors as Parameters<typeof setErrors>[0]);
        setFailure(outcome.failure);
      }}
    >
      <HydratedForm id={id}>
        <ErrorSummary fields={fields} />
        <FormFailure message={failure} />
        {children}
        <div className="auth-actions">
          <SubmitButton busy="Saving">{submit}</SubmitButton>
          <p className="field-ok" role="status">
            {said}
          </p>
        </div>
      </HydratedForm>
    </Formik>
  );
}
