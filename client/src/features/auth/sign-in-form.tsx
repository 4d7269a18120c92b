import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loginSchema } from 'domain/forms/login';
import { paths } from '../../lib/paths';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PasswordField } from '../../ui/form/password-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useSignIn } from './use-sign-in';

interface Values {
  email: string;
  password: string;
  code: string;
}

export function SignInForm(): ReactNode {
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string>();
  const [secondStep, setSecondStep] = useState(false);

  return (
    <Formik<Values>
      initialValues={{ email: '', password: '', code: '' }}
      validationSchema={loginSchema}
      onSubmit={async ({ email, password, code }, { setFieldError, setFieldTouched }) => {
        setFailure(undefined);
        const outcome = await signIn({ email: email.trim(), password, ...(code.trim() && { code: code.trim() }) });
        if ('failure' in outcome) setFailure(outcome.failure);
        if (!('asksCode' in outcome)) return;
        setSecondStep(true);
        // the first time it is a question and not yet a mistake
        if (code.trim()) setFieldError('code', outcome.asksCode);
        void setFieldTouched('code', Boolean(code.trim()), false);
      }}
    >
      <HydratedForm id="sign-in">
        <ErrorSummary fields={['email', 'password', 'code']} />
        <FormFailure message={failure} />
        <TextField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        {secondStep && (
          <div role="status">
            <TextField
              name="code"
              label="Security code"
              hint="The six digits of your authenticator app, or a recovery code"
              autoComplete="one-time-code"
              spellCheck={false}
            />
          </div>
        )}
        <div className="auth-actions">
          <SubmitButton busy="Signing in">Login</SubmitButton>
          <Link to={paths.resetPassword}>Forgot your password?</Link>
        </div>
      </HydratedForm>
    </Formik>
  );
}
