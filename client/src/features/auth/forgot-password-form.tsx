import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { forgotPasswordSchema } from 'domain/forms/account';
import { MESSAGES } from 'domain/vocabulary/messages';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useForgotPasswordMutation } from './forgot-password.generated';

export function ForgotPasswordForm(): ReactNode {
  const [forgot] = useForgotPasswordMutation();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  if (sent) {
    return (
      <div role="status" className="auth-done">
        <p className="lede">{sent}</p>
        <p>
          If there is an account with that address, the letter arrives within a few minutes. Its link works once, for 30
          minutes.
        </p>
      </div>
    );
  }
  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={forgotPasswordSchema}
      onSubmit={async ({ email }) => {
        setFailure(undefined);
        // a refusal has words of its own; anything else is the network or the server
        const payload = await forgot({ variables: { email: email.trim() } }).then(
          ({ data }) => data?.forgotPassword,
          () => undefined,
        );
        if (payload?.message) setSent(payload.message);
        else setFailure(payload ? MESSAGES.resetSendFailed : MESSAGES.requestFailed);
      }}
    >
      <HydratedForm id="forgot">
        <ErrorSummary fields={['email']} />
        <FormFailure message={failure} />
        <TextField
          name="email"
          label="Email address"
          hint="The one you sign in with"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <SubmitButton busy="Sending">Send me a link</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
