import { Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { inputProblems, schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, namesOf } from '@brokerage/domain/forms/fields';
import {
  LETTER_FIGURES,
  letterOf,
  REMINDER_FORM,
  type LetterInput,
  type ReminderValues,
} from '@brokerage/domain/renewals/letter-form';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { answerOf } from '../../lib/answer-of';
import { LETTER } from '../../lib/scenario/form-shared';
import { useKeptTyped } from '../../lib/scenario/use-kept-typed';
import { useSettled } from '../../lib/use-settled';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { OfferSaid } from '../../ui/form/offer-said';
import { schemaErrors } from '../../ui/form/schema-errors';
import { TabDraft } from '../../ui/form/tab-draft';
import { typedHere } from '../../ui/form/typed-here';
import { NotLoaded } from '../../ui/late/not-loaded';
import { href as ofNumbers } from '../../ui/form/typed.module.css?sheet';
import { PageStyles } from '../../ui/page-styles';
import '../../ui/form/form.css';
import { BankEmail } from './bank-email';
import { FORM_ID } from './form-id';
import { LetterCard } from './letter-card';
import type { LetterFormProps } from './letter-form';
import { ReminderCard } from './reminder-card';
import {
  useRemindOfRenewalCommand,
  useRenewalVerdictQuery,
  type VerdictSeenFragment,
} from './renewal-letter.generated';
import styles, { href } from './renewal-letter.module.css?sheet';
import { LetterVerdict } from './letter-verdict';

const SCHEMA = schemaOf(REMINDER_FORM);
const ORDER = namesOf(REMINDER_FORM);
const COMMAND = {
  fields: ORDER,
  nameOf: (place: readonly string[]) => nameAt(REMINDER_FORM, place),
  failure: MESSAGES.requestFailed,
};

/** What is asked of the server once every figure is there, as text: equal questions are one. Empty before that. */
function questionOf(values: ReminderValues): string {
  const input = toInput(LETTER_FIGURES, values);
  return inputProblems(LETTER_FIGURES, input).length > 0 ? '' : JSON.stringify(input);
}

interface Judged {
  /** What was asked; undefined while lines are missing */
  input: LetterInput | undefined;
  verdict: VerdictSeenFragment | undefined;
  isOld: boolean;
  failed: boolean;
  again: () => unknown;
}

/** The verdict follows what is typed. */
function useVerdict(): Judged {
  const { values } = useFormikContext<ReminderValues>();
  const question = useSettled(questionOf(values));
  const input = question === '' ? undefined : (JSON.parse(question) as LetterInput);
  const asked = useRenewalVerdictQuery({
    variables: { input: input ?? ({} as LetterInput) },
    skip: input === undefined,
  });
  const { data, error, refetch } = asked;
  return {
    input,
    verdict: input && (answerOf(asked)?.renewalVerdict ?? undefined),
    isOld: input !== undefined && !data && !error,
    failed: input !== undefined && error !== undefined,
    again: refetch,
  };
}

function Parts({ sender, problem }: LetterFormProps & { problem: string | undefined }): ReactNode {
  const { input, verdict, isOld, failed, again } = useVerdict();
  const letter = input && letterOf(input);
  return (
    <>
      <div className={styles.top}>
        <div className={`wrap ${styles.two}`}>
          <LetterCard />
          <section className={styles.verdict} aria-labelledby="verdict" aria-busy={isOld}>
            <p className={styles.eyebrow} id="verdict">
              The verdict
            </p>
            {letter && verdict && <LetterVerdict letter={letter} verdict={verdict} />}
            {!verdict && failed && <NotLoaded what="The verdict" retry={again} />}
            {!verdict && !failed && (
              <p role="status">Enter the details from your letter to see today’s verdict here.</p>
            )}
          </section>
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        <div>{letter && verdict && <BankEmail letter={letter} verdict={verdict} />}</div>
        <div className="stack-5">
          <ErrorSummary fields={ORDER} />
          <FormFailure message={problem} />
          <ReminderCard sender={sender} verdict={verdict} maturityDate={input?.maturityDate} />
        </div>
      </div>
    </>
  );
}

/** The lines of a letter, the verdict of today, the email to the bank, and the reminder. Nothing is sent before somebody asks for it. */
export function LiveLetterForm({ sender }: LetterFormProps): ReactNode {
  const [remind] = useRemindOfRenewalCommand(COMMAND);
  const keep = useKeptTyped();
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  return (
    <Formik<ReminderValues>
      initialValues={emptyValues(REMINDER_FORM)}
      validate={(values) => schemaErrors(REMINDER_FORM, SCHEMA, values)}
      onSubmit={async (values, { setErrors }) => {
        setProblem(undefined);
        const { done, problem: refused, errors } = await remind({ input: toInput(REMINDER_FORM, values) });
        if (done) {
          typedHere.forget(FORM_ID);
          setSentTo(values.email.trim());
        } else if (Object.keys(errors).length > 0) setErrors(errors);
        else setProblem(refused ?? MESSAGES.requestFailed);
      }}
    >
      <div className={styles.page}>
        <PageStyles href={href} />
        {/* the first choice brings fields with numbers: without their styles here it would wait for them */}
        <PageStyles href={ofNumbers} />
        <HydratedForm id={FORM_ID} onTyped={(typed) => keep(typed, LETTER)}>
          <TabDraft id={FORM_ID} />
          <OfferSaid offered={LETTER.offered} shown={ORDER} />
          <Parts sender={sender} problem={problem} />
        </HydratedForm>
      </div>
    </Formik>
  );
}

/** In the form's place. It takes the focus, for what was there before is gone. */
function Sent({ email }: { email: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap stack-4" role="status">
      <PageStyles href={href} />
      <h2 ref={heading} tabIndex={-1}>
        Check your inbox
      </h2>
      <p>
        We sent a link to {email}. We won’t remind you until you confirm with it, within 7 days. If it isn’t there, look
        in your spam folder.
      </p>
    </div>
  );
}
