import { Formik, type FormikErrors } from 'formik';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  basicApplicationSchema,
  emptyBasicApplication,
  type BasicApplicationValues,
} from 'domain/forms/basic-application';
import { paths } from '../../lib/paths';
import { BasicFormFields } from './basic-form-fields';
import { useSubmitBasic, type Refusal } from './use-submit-basic';

/** The form's behaviour; what it looks like is in its fields. */
export function BasicForm({
  bankId,
  mortgageType,
  phone,
}: {
  bankId: string;
  mortgageType: string;
  phone: string | undefined;
}): ReactNode {
  const navigate = useNavigate();
  const { send, failure } = useSubmitBasic();
  // what the server refused stays refused until it is changed
  const refused = useRef(new Map<string, { value: unknown; message: string }>());

  function validate(values: BasicApplicationValues): FormikErrors<BasicApplicationValues> {
    const standing = [...refused.current].filter(
      ([field, { value }]) => values[field as keyof BasicApplicationValues] === value,
    );
    return Object.fromEntries(standing.map(([field, { message }]) => [field, message]));
  }

  function refuse(values: BasicApplicationValues, refusals: readonly Refusal[]): void {
    for (const { field, message } of refusals) {
      refused.current.set(field, { value: values[field as keyof BasicApplicationValues], message });
    }
  }

  return (
    <Formik<BasicApplicationValues>
      initialValues={{
        ...emptyBasicApplication,
        bankId,
        mortgageType: mortgageType as BasicApplicationValues['mortgageType'],
      }}
      validationSchema={basicApplicationSchema}
      validate={validate}
      onSubmit={async (values, { validateForm }) => {
        const outcome = await send(values);
        if (outcome.sent) {
          // replaced, so that Back leads to what was before the form and never sends it again
          await navigate(paths.mortgageSuccess, { replace: true });
          return;
        }
        refuse(values, outcome.refusals);
        await validateForm();
      }}
    >
      {({ values }) => (
        <BasicFormFields
          failure={failure}
          phone={phone}
          refusePhone={(value, message) => refuse({ ...values, phone: value }, [{ field: 'phone', message }])}
        />
      )}
    </Formik>
  );
}
