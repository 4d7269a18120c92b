import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { SIGN_IN } from '@brokerage/domain/account/account';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, namesOf } from '@brokerage/domain/forms/fields';
import { paths } from '../../lib/paths';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormField } from '../../ui/form/form-field';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { useSignIn } from './use-sign-in';

const SCHEMA = schemaOf(SIGN_IN);
const [EMAIL, PASSWORD, CODE] = SIGN_IN;

export function SignInForm(): ReactNode {
  const signIn = useSignIn();
  const [failure, setFailure] = useState<string>();
  const [secondStep, setSecondStep] = useState(false);

  return (
    <Formik
      initialValues={emptyValues(SIGN_IN)}
      validationSchema={SCHEMA}
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
        <ErrorSummary fields={namesOf(SIGN_IN)} />
        <FormFailure message={failure} />
        <FormField field={EMAIL} />
        <FormField field={PASSWORD} />
        {secondStep && (
          <div role="status">
            <FormField field={CODE} />
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
