import { Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { CAREER_FORM, UNLICENSED_CAREER_FORM } from '@brokerage/domain/careers/application-form';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, isAsked, textsOf, type FieldTable, type ValuesOf } from '@brokerage/domain/forms/fields';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { paths } from '../../lib/paths';
import { useApi } from '../../lib/use-api';
import { errorsByField } from '../../lib/user-errors';
import type { CareerApplicationInput } from '../../schema.generated';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { FormField } from '../../ui/form/form-field';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { schemaErrors } from '../../ui/form/schema-errors';
import { SubmitButton } from '../../ui/form/submit-button';
import { TabDraft } from '../../ui/form/tab-draft';
import { typedHere } from '../../ui/form/typed-here';
import type { ApplyFormProps } from './apply-form';
import styles from './careers.module.css?sheet';
import { formIdOf } from './form-id';
import { ResumeField, resumeProblem } from './resume-field';
import { sendApplication, type Sending } from './send-application';

const RESUME = 'resume';
/** Stands before the consent, like the résumé's place in the form */
const LAST = 'consent';
const KEPT = 'Your answers are still here. Please try again, or call us.';

type Values = ValuesOf<FieldTable>;

function Questions({ table }: { table: FieldTable }): ReactNode {
  const { values } = useFormikContext<Values>();
  const texts = textsOf(values);
  return table.filter((field) => isAsked(field, texts)).map((field) => <FormField key={field.name} field={field} />);
}

/** The form for a job, with its résumé. What was typed stays until it was sent, and the file until the page is left. */
export function LiveApplyForm({ job }: ApplyFormProps): ReactNode {
  const api = useApi();
  const form = formIdOf({ job });
  const table: FieldTable = job?.licenceRequired === false ? UNLICENSED_CAREER_FORM : CAREER_FORM;
  const schema = useMemo(() => schemaOf(table), [table]);
  const initial = useMemo(() => emptyValues(table), [table]);
  const names = table.map(({ name }) => name);
  const order = [...names.filter((name) => name !== LAST), RESUME, LAST];
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<{ name: string }>();
  const sending = useRef<Sending>(undefined);
  useEffect(() => () => sending.current?.stop(), []);
  if (sent) return <Thanks {...sent} title={job?.title} />;

  async function send(values: Values): Promise<Record<string, string>> {
    if (!file) return {};
    setFailure(undefined);
    setShare(0);
    sending.current = sendApplication(
      api,
      {
        jobId: job?.id ?? null,
        // the table makes the schema's own input
        input: toInput(table, values) as unknown as CareerApplicationInput,
        resume: file,
        idempotencyKey: idempotencyKey(form),
      },
      setShare,
    );
    const end = await sending.current.ended;
    setShare(undefined);
    if (end.as === 'done') {
      forgetIdempotencyKey(form);
      typedHere.forget(form);
      setSent({ name: String(values['fullName']).trim() });
    } else if (end.as === 'stopped') setFailure('You stopped it, so we have nothing. Your answers are still here.');
    else if (end.as === 'failed') setFailure(`${end.problem}. ${KEPT}`.replace('..', '.'));
    else {
      // the key was spent on other answers: what is typed now is another application
      if (end.userErrors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')) forgetIdempotencyKey(form);
      const { '': whole, ...errors } = errorsByField(end.userErrors, {
        fields: order,
        nameOf: (place) => nameAt(table, place),
      });
      if (whole !== undefined) setFailure(whole);
      return errors;
    }
    return {};
  }

  return (
    <Formik<Values>
      initialValues={initial}
      validate={async (values) => {
        const problem = resumeProblem(file);
        return { ...(await schemaErrors(table, schema, values)), ...(problem !== undefined && { [RESUME]: problem }) };
      }}
      onSubmit={async (values, { setErrors }) => setErrors(await send(values))}
    >
      {({ errors, submitCount, validateForm }) => (
        <>
          <h2>Apply</h2>
          <p className={styles.lead}>Five minutes. A person reads it and answers within 24 hours.</p>
          <HydratedForm id={form}>
            <TabDraft id={form} />
            <ErrorSummary fields={order} />
            <FormFailure message={failure} />
            <div className={styles.fields}>
              <Questions table={table.filter(({ name }) => name !== LAST)} />
            </div>
            <ChosenResume
              {...{ file, share, setFile, validateForm }}
              error={submitCount > 0 ? (errors as Record<string, string | undefined>)[RESUME] : undefined}
              onCancel={() => sending.current?.stop()}
            />
            <Questions table={table.filter(({ name }) => name === LAST)} />
            <SubmitButton busy="Sending">Send my application</SubmitButton>
            <PrivacyNotice>
              Applied before? We keep both. Your résumé is encrypted and deleted after a year.
            </PrivacyNotice>
          </HydratedForm>
        </>
      )}
    </Formik>
  );
}

interface ChosenProps {
  file: File | undefined;
  share: number | undefined;
  error: string | undefined;
  setFile: (file: File | undefined) => void;
  validateForm: () => Promise<unknown>;
  onCancel: () => void;
}

/** Formik does not hold the file, so a new file is checked here. */
function ChosenResume({ setFile, validateForm, ...field }: ChosenProps): ReactNode {
  const { file } = field;
  const check = useRef(validateForm);
  useEffect(() => {
    check.current = validateForm;
  });
  useEffect(() => void check.current(), [file]);
  return <ResumeField {...field} onFile={setFile} />;
}

/** In the form's place. It takes the focus, for what was there before is gone. */
function Thanks({ name, title }: { name: string; title: string | undefined }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <h2 ref={heading} tabIndex={-1}>
        Thank you, {name}
      </h2>
      <p>We have your application{title !== undefined && <span>{` for “${title}”`}</span>} and your résumé.</p>
      <p>A confirmation is on its way to your inbox. A person answers within 24 hours.</p>
      <Link to={paths.careers}>See all open jobs</Link>
    </div>
  );
}
