import { Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loginSchema, type LoginValues } from 'domain/forms/login';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/form/error-summary';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useEarlyInput } from '../../ui/form/use-early-input';
import { useSignIn } from './use-sign-in';

const FORM_ID = 'sign-in';

export function SignInForm({ onSignedIn }: { onSignedIn: (level: number) => void }): ReactNode {
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <Formik<LoginValues>
      initialValues={{ email: '', password: '' }}
      validationSchema={loginSchema}
      onSubmit={async (values) => {
        setFailure(undefined);
        const outcome = await signIn({ email: values.email.trim(), password: values.password });
        if ('failure' in outcome) setFailure(outcome.failure);
        else onSignedIn(outcome.level);
      }}
    >
      <Fields
        failure={
          failure && (
            <div className="error-summary" role="alert" ref={alert} tabIndex={-1}>
              <h2>{failure}</h2>
            </div>
          )
        }
      />
    </Formik>
  );
}

function Fields({ failure }: { failure: ReactNode }): ReactNode {
  const { values, setValues, handleSubmit, submitForm } = useFormikContext<LoginValues>();
  const [visible, setVisible] = useState(false);
  const { hydrated } = useEarlyInput(FORM_ID, {
    take: (typed) => {
      const { email = values.email, password = values.password } = typed;
      if (Object.keys(typed).length > 0) void setValues({ email: String(email), password: String(password) }, false);
    },
    submit: () => void submitForm(),
  });
  return (
    <form
      id={FORM_ID}
      className="form"
      method="post"
      noValidate
      data-hydrated={hydrated ? 'yes' : undefined}
      onSubmit={handleSubmit}
    >
      <ErrorSummary fields={['email', 'password']} />
      {failure}
      <TextField
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
      />
      <TextField
        name="password"
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        spellCheck={false}
        after={
          <Button look="outline" small aria-pressed={visible} onClick={() => setVisible(!visible)}>
            {visible ? 'Hide password' : 'Show password'}
          </Button>
        }
      />
      <SubmitButton busy="Signing in">Login</SubmitButton>
    </form>
  );
}
