import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { FORGOT_PASSWORD } from '@brokerage/domain/account/account';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, namesOf } from '@brokerage/domain/forms/fields';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFields } from '../../ui/form/form-field';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForgotPasswordCommand } from './forgot-password.generated';

const SCHEMA = schemaOf(FORGOT_PASSWORD);

export function ForgotPasswordForm(): ReactNode {
  const [forgot] = useForgotPasswordCommand({ failure: MESSAGES.requestFailed });
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  if (sent) {
    return (
      <div role="status" className="stack-4">
        <p className="lede">{sent}</p>
        <p>
          If that address has an account, you’ll get an email within a few minutes. Its link works once, for 30 minutes.
        </p>
      </div>
    );
  }
  return (
    <Formik
      initialValues={emptyValues(FORGOT_PASSWORD)}
      validationSchema={SCHEMA}
      onSubmit={async ({ email }) => {
        setFailure(undefined);
        const { payload, problem } = await forgot({ email: email.trim() });
        if (payload?.message) setSent(payload.message);
        // a refusal has words of its own; anything else is the network or the server
        else setFailure(payload ? MESSAGES.resetSendFailed : problem);
      }}
    >
      <HydratedForm id="forgot">
        <ErrorSummary fields={namesOf(FORGOT_PASSWORD)} />
        <FormFailure message={failure} />
        <FormFields table={FORGOT_PASSWORD} />
        <SubmitButton busy="Sending">Send me a link</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
