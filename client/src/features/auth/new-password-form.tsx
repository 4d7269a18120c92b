import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { NEW_PASSWORD } from '@brokerage/domain/account/account';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, namesOf } from '@brokerage/domain/forms/fields';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { signOut } from '../../lib/session';
import { ErrorSummary } from '../../ui/form/error-summary';
import { Button } from '../../ui/button';
import { FormFields } from '../../ui/form/form-field';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { WhosePassword } from '../../ui/form/whose-password';
import { useOpenPasswordResetCommand, useResetPasswordCommand } from './reset-password.generated';
import { useOnChange } from '../../lib/effects';

const SCHEMA = schemaOf(NEW_PASSWORD);
const FIELDS = namesOf(NEW_PASSWORD);

/** The account of the link; undefined while it is asked for, and where it cannot be told. The form works without. */
function useWhose(token: string, refuse: (problem: string) => void): string | undefined {
  const [open] = useOpenPasswordResetCommand();
  const [email, setEmail] = useState<string>();
  useOnChange(() => {
    void open({ token }).then(({ payload, problem }) => {
      setEmail(payload?.email ?? undefined);
      // a link that is no longer good is told before anybody thinks of a password
      if (payload && !payload.email && problem !== undefined) refuse(problem);
    });
    // once for each link
  }, [token]);
  return email;
}

interface Props {
  token: string;
  onDone: () => void;
  /** For a link that is no longer good */
  askAgain: () => void;
}

/** The new password of whoever came by the link in our email; nobody is signed in by it. */
export function NewPasswordForm({ token, onDone, askAgain }: Props): ReactNode {
  const [reset] = useResetPasswordCommand({ fields: FIELDS, failure: MESSAGES.requestFailed });
  const [failure, setFailure] = useState<string>();
  const [dead, setDead] = useState<string>();
  const email = useWhose(token, setDead);
  if (dead !== undefined) {
    return (
      <div role="alert" className="stack-4">
        <p className="lede">{dead}</p>
        <p className="page-actions">
          <Button onClick={askAgain}>Send me a new link</Button>
        </p>
      </div>
    );
  }
  return (
    <Formik
      initialValues={emptyValues(NEW_PASSWORD)}
      validationSchema={SCHEMA}
      onSubmit={async ({ password }, { setErrors }) => {
        setFailure(undefined);
        const { done, payload, problem, errors } = await reset({ token, password });
        setErrors(errors);
        const isDead = payload?.userErrors.some(({ field }) => field?.includes('token'));
        (isDead ? setDead : setFailure)(problem);
        if (!done) return;
        // every session of the account ended, the one in this browser too
        signOut();
        onDone();
      }}
    >
      <HydratedForm id="new-password">
        <ErrorSummary fields={FIELDS} />
        <FormFailure message={failure} />
        {email !== undefined && <WhosePassword email={email} />}
        <FormFields table={NEW_PASSWORD} />
        <SubmitButton busy="Saving">Save my new password</SubmitButton>
      </HydratedForm>
    </Formik>
  );
}
