import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { REGISTRATION } from '@brokerage/domain/account/account';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, namesOf } from '@brokerage/domain/forms/fields';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFields } from '../../ui/form/form-field';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { SubmitButton } from '../../ui/form/submit-button';
import { useRegisterCommand } from './register.generated';
import { useBeginSession } from './use-begin-session';

const SCHEMA = schemaOf(REGISTRATION);
const FIELDS = namesOf(REGISTRATION);

export function RegisterForm(): ReactNode {
  const [register] = useRegisterCommand({ fields: FIELDS });
  const begin = useBeginSession();
  const [failure, setFailure] = useState<string>();

  return (
    <Formik
      initialValues={emptyValues(REGISTRATION)}
      validationSchema={SCHEMA}
      onSubmit={async (values, { setErrors }) => {
        setFailure(undefined);
        const { payload, problem, errors } = await register({ input: values });
        if (payload?.session) {
          await begin(payload.session);
          return;
        }
        setErrors(errors);
        setFailure(problem);
      }}
    >
      <HydratedForm id="register">
        <ErrorSummary fields={FIELDS} />
        <FormFailure message={failure} />
        <FormFields table={REGISTRATION} />
        <PrivacyNotice>We use your details to run your account.</PrivacyNotice>
        <SubmitButton busy="Creating your account">Create my account</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
