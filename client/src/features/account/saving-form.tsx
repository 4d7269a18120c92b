import { Formik, useFormikContext } from 'formik';
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, namesOf, type FieldTable, type ValuesOf } from '@brokerage/domain/forms/fields';
import { useOnChange } from '../../lib/effects';
import type { UpdateUserInput } from '../../schema.generated';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFields } from '../../ui/form/form-field';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { useUpdateMe } from './use-update-me';

interface Props<T extends FieldTable> {
  id: string;
  table: T;
  /** Nothing, where it is left out */
  initial?: ValuesOf<T>;
  input: (values: ValuesOf<T>) => UpdateUserInput;
  /** What is said when it was saved. */
  saved: string;
  submit: string;
  /** Whether the fields are emptied afterwards, as passwords are. */
  empties?: boolean;
  /** In place of the table's fields */
  children?: ReactNode;
}

/** What is stored, once it is another, unless something newer is typed: an answer that is slow takes nothing away. */
function Follow({ stored, isNewer }: { stored: object; isNewer: RefObject<boolean> }): ReactNode {
  const { resetForm } = useFormikContext<object>();
  // equal values in a new object are no news
  const text = JSON.stringify(stored);
  const known = useRef(text);
  useOnChange(() => {
    if (text === known.current) return;
    known.current = text;
    if (!isNewer.current) resetForm({ values: stored });
  }, [text]);
  return null;
}

/** A form that changes one's own account, and says so where it stands. */
export function SavingForm<const T extends FieldTable>(props: Props<T>): ReactNode {
  const { id, table, initial = emptyValues(table), input, saved, submit, empties, children } = props;
  const fields = useMemo(() => namesOf(table), [table]);
  const schema = useMemo(() => schemaOf(table), [table]);
  const update = useUpdateMe(fields);
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState('');
  const isNewer = useRef(false);
  return (
    <Formik<ValuesOf<T>>
      initialValues={initial}
      validationSchema={schema}
      onSubmit={async (values, { setErrors, resetForm }) => {
        setFailure(undefined);
        setSaid('');
        isNewer.current = false;
        const outcome = await update(input(values));
        if ('saved' in outcome) {
          if (isNewer.current) return;
          setSaid(saved);
          if (empties) resetForm();
          return;
        }
        isNewer.current = true;
        setErrors(outcome.errors as Parameters<typeof setErrors>[0]);
        setFailure(outcome.failure);
      }}
    >
      <HydratedForm
        id={id}
        onTyped={() => {
          isNewer.current = true;
          setSaid('');
        }}
      >
        <Follow stored={initial} isNewer={isNewer} />
        <ErrorSummary fields={fields} />
        <FormFailure message={failure} />
        {children ?? <FormFields table={table} />}
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
