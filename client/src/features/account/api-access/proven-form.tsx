import { Formik, useField, type FormikProps } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import type { FormField as Field } from '@brokerage/domain/forms/fields';
import type { Outcome } from '../../../lib/use-command';
import type { Choice } from '../../../ui/form/choices';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FieldError } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { FormField } from '../../../ui/form/form-field';
import { HydratedForm } from '../../../ui/form/hydrated-form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { WhosePassword } from '../../../ui/form/whose-password';
import { SendCode } from '../send-code';
import type { Profile } from '../use-profile';

type Pair = readonly [first: Field, proof: Field];

/** What the form asks for: a line, several of a list, and the proof of who sends it. */
export interface Asks<Code extends string> {
  id: string;
  byPassword: Pair;
  byCode: Pair;
  several: { name: string; label: string; choices: readonly (Choice & { value: Code })[] };
  /** What is wrong with the choice */
  problem: (chosen: readonly Code[]) => string | undefined;
  submit: string;
}

type Values<Code extends string> = Record<string, string | Code[]>;
type Proof = { password: string } | { confirmationCode: string };

interface Props<Code extends string> {
  profile: Profile;
  asks: Asks<Code>;
  /** Sends it */
  make: (line: string, chosen: Code[], proof: Proof) => Promise<Pick<Outcome<unknown>, 'done' | 'errors' | 'problem'>>;
}

/** A box for each choice; the first one carries the field's id for the error summary. */
function Boxes({ name, label, choices }: Asks<string>['several']): ReactNode {
  const [{ value: chosen }, { touched, error }, { setValue }] = useField<string[]>(name);
  const problem = touched ? error : undefined;
  const change = (code: string, on: boolean): void => {
    const codes = choices.map(({ value }) => value);
    void setValue(codes.filter((known) => (known === code ? on : chosen.includes(known))));
  };
  return (
    <fieldset
      className={problem ? 'field field-bad' : 'field'}
      aria-describedby={problem ? `${name}-error` : undefined}
    >
      <legend>{label}</legend>
      {choices.map(({ value, label: words }, index) => (
        <label key={value} className="checkbox">
          <input
            type="checkbox"
            id={index === 0 ? name : `${name}-${value}`}
            checked={chosen.includes(value)}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => change(value, target.checked)}
          />
          <span>{words}</span>
        </label>
      ))}
      <FieldError name={name} error={problem} />
    </fieldset>
  );
}

/** Makes something that opens the account to a program, and asks for the password: whoever finds an open screen makes none. */
export function ProvenForm<Code extends string>({ profile, asks, make }: Props<Code>): ReactNode {
  const { id, byPassword, byCode, several, problem, submit } = asks;
  const [failure, setFailure] = useState<string>();
  const { hasPassword, email } = profile;
  const table = hasPassword ? byPassword : byCode;
  const [line, proof] = table;
  const fields = [line.name, several.name, proof.name];
  const empty: Values<Code> = { [line.name]: '', [several.name]: [], [proof.name]: '' };
  // the one field whose value is a list
  const chosen = (values: Values<Code>): Code[] => values[several.name] as Code[];
  const form = useRef<FormikProps<Values<Code>>>(null);
  return (
    <Formik
      innerRef={form}
      initialValues={empty}
      validationSchema={schemaOf(table)}
      validate={(values) => {
        const wrong = problem(chosen(values));
        return wrong === undefined ? {} : { [several.name]: wrong };
      }}
      onSubmit={async (values, { setErrors, setValues, resetForm }) => {
        setFailure(undefined);
        const typed = String(values[proof.name]);
        const shown = hasPassword ? { password: typed } : { confirmationCode: typed };
        const outcome = await make(String(values[line.name]), chosen(values), shown);
        // what was typed while it was sent is for the next one
        const now: Values<Code> = form.current?.values ?? values;
        const typedSince = Object.entries(now).filter(([name, value]) => value !== values[name]);
        if (outcome.done) {
          resetForm();
          if (typedSince.length > 0) await setValues({ ...empty, ...Object.fromEntries(typedSince) }, false);
        }
        setErrors(outcome.errors);
        setFailure(outcome.problem);
      }}
    >
      <HydratedForm id={id}>
        <ErrorSummary fields={fields} />
        <FormFailure message={failure} />
        <FormField field={line} />
        <Boxes {...several} />
        {hasPassword ? <WhosePassword email={email} /> : <SendCode email={email} />}
        <FormField field={proof} />
        <div className="auth-actions">
          <SubmitButton busy="Creating">{submit}</SubmitButton>
        </div>
      </HydratedForm>
    </Formik>
  );
}
