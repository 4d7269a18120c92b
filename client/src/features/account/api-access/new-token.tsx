import { Formik, useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { NEW_TOKEN, NEW_TOKEN_BY_CODE, scopesProblem } from '@brokerage/domain/forms/api-token';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { SCOPE_CODES, TOKEN_SCOPES, type TokenScope } from '@brokerage/domain/vocabulary/token-scopes';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FieldError } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { FormField } from '../../../ui/form/form-field';
import { HydratedForm } from '../../../ui/form/hydrated-form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { WhosePassword } from '../../../ui/form/whose-password';
import { SendCode } from '../send-code';
import type { Profile } from '../use-profile';
import { useCreateApiTokenCommand } from './api-tokens.generated';
import type { Made } from './made-token';

interface Values {
  name: string;
  scopes: TokenScope[];
  password: string;
  confirmationCode: string;
}

const FIELDS = ['name', 'scopes', 'password', 'confirmationCode'] as const satisfies readonly (keyof Values)[];
const EMPTY: Values = { name: '', scopes: [], password: '', confirmationCode: '' };

function checkScopes({ scopes }: Values): { scopes?: string } {
  const problem = scopesProblem(scopes);
  return problem === undefined ? {} : { scopes: problem };
}

/** A box for each scope; the first one carries the field's id for the error summary. */
function Scopes(): ReactNode {
  const [{ value }, { touched, error }, { setValue }] = useField<TokenScope[]>('scopes');
  const problem = touched ? error : undefined;
  const change = (code: TokenScope, on: boolean): void =>
    void setValue(SCOPE_CODES.filter((known) => (known === code ? on : value.includes(known))));
  return (
    <fieldset className={problem ? 'field field-bad' : 'field'} aria-describedby={problem ? 'scopes-error' : undefined}>
      <legend>What it may do</legend>
      {SCOPE_CODES.map((code, index) => (
        <label key={code} className="checkbox">
          <input
            type="checkbox"
            id={index === 0 ? 'scopes' : `scopes-${code}`}
            checked={value.includes(code)}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => change(code, target.checked)}
          />
          <span>{TOKEN_SCOPES[code].label}</span>
        </label>
      ))}
      <FieldError name="scopes" error={problem} />
    </fieldset>
  );
}

/** Asks for what a new token needs, and for the password: whoever finds an open screen makes none. */
export function NewToken({ profile, onMade }: { profile: Profile; onMade: (made: Made) => void }): ReactNode {
  const [create] = useCreateApiTokenCommand({
    fields: FIELDS,
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyApiTokens'],
  });
  const [failure, setFailure] = useState<string>();
  const { hasPassword, email } = profile;
  const table = hasPassword ? NEW_TOKEN : NEW_TOKEN_BY_CODE;
  const [name, proof] = table;
  return (
    <Formik<Values>
      initialValues={EMPTY}
      validationSchema={schemaOf(table)}
      validate={checkScopes}
      onSubmit={async ({ name: called, scopes, password, confirmationCode }, { setErrors, resetForm }) => {
        setFailure(undefined);
        const input = { name: called, scopes, ...(hasPassword ? { password } : { confirmationCode }) };
        const { payload, errors, problem } = await create({ input });
        if (payload?.apiToken && payload.text) {
          resetForm();
          onMade({ name: payload.apiToken.name, text: payload.text });
          return;
        }
        setErrors(errors);
        setFailure(problem);
      }}
    >
      <HydratedForm id="new-token">
        <ErrorSummary fields={FIELDS} />
        <FormFailure message={failure} />
        <FormField field={name} />
        <Scopes />
        {hasPassword ? <WhosePassword email={email} /> : <SendCode email={email} />}
        <FormField field={proof} />
        <div className="auth-actions">
          <SubmitButton busy="Making">Make a token</SubmitButton>
        </div>
      </HydratedForm>
    </Formik>
  );
}
