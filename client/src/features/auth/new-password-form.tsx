import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { newPasswordSchema } from 'domain/forms/account';
import { PASSWORD_MIN } from 'domain/forms/password';
import { MESSAGES } from 'domain/vocabulary/messages';
import { signOut } from '../../lib/session';
import { errorsByField } from '../../lib/user-errors';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PasswordField } from '../../ui/form/password-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { useResetPasswordMutation } from './reset-password.generated';

/** The new password of whoever came by the letter's link; nobody is signed in by it. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }): ReactNode {
  const [reset] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string>();
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={newPasswordSchema}
      onSubmit={async ({ password }, { setErrors }) => {
        setFailure(undefined);
        const payload = await reset({ variables: { token, password } }).then(
          ({ data }) => data?.resetPassword,
          () => undefined,
        );
        if (!payload) {
          setFailure(MESSAGES.requestFailed);
          return;
        }
        const { '': whole, ...errors } = errorsByField(payload.userErrors, ['password']);
        setErrors(errors);
        if (whole) setFailure(whole);
        if (payload.userErrors.length > 0) return;
        // every session of the account ended, the one in this browser too
        signOut();
        onDone();
      }}
    >
      <HydratedForm id="new-password">
        <ErrorSummary fields={['password']} />
        <FormFailure message={failure} />
        <PasswordField
          name="password"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters, any you like. Several words make a good one.`}
          autoComplete="new-password"
        />
        <SubmitButton busy="Saving">Save my new password</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
