import { CombinedGraphQLErrors } from '@apollo/client';
import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { registrationSchema } from 'domain/forms/account';
import { PASSWORD_MIN } from 'domain/forms/password';
import { MESSAGES } from 'domain/vocabulary/messages';
import { errorsByField } from '../../lib/user-errors';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PasswordField } from '../../ui/form/password-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useRegisterMutation } from './register.generated';
import { useBeginSession } from './use-begin-session';

const FIELDS = ['name', 'email', 'phone', 'password'] as const;
const THROTTLED = 'Too many accounts were made from here. Please wait a while and try again.';

export function RegisterForm(): ReactNode {
  const [register] = useRegisterMutation({ errorPolicy: 'all' });
  const begin = useBeginSession();
  const [failure, setFailure] = useState<string>();

  return (
    <Formik
      initialValues={{ name: '', email: '', phone: '', password: '' }}
      validationSchema={registrationSchema}
      onSubmit={async (values, { setErrors }) => {
        setFailure(undefined);
        const { data, error } = await register({ variables: { input: values } }).catch((thrown: unknown) => ({
          data: undefined,
          error: thrown,
        }));
        if (data?.register.session) {
          await begin(data.register.session);
          return;
        }
        const { '': whole, ...errors } = errorsByField(data?.register.userErrors ?? [], FIELDS);
        setErrors(errors);
        const throttled =
          CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
        if (throttled) setFailure(THROTTLED);
        else if (whole ?? Object.keys(errors).length === 0) setFailure(whole ?? MESSAGES.unexpected);
      }}
    >
      <HydratedForm id="register">
        <ErrorSummary fields={FIELDS} />
        <FormFailure message={failure} />
        <TextField name="name" label="Full name" autoComplete="name" maxLength={200} />
        <TextField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <TextField
          name="phone"
          label="Phone number"
          hint="A Canadian number, like 416 555-0142"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
        />
        <PasswordField
          name="password"
          label="Password"
          hint={`At least ${PASSWORD_MIN} characters, any you like. Several words make a good one.`}
          autoComplete="new-password"
        />
        <SubmitButton busy="Creating your account">Create my account</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
