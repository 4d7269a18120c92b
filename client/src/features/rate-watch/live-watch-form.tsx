import { Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { inputProblems, schemaOf } from '@brokerage/domain/forms/field-schema';
import {
  emptyValues,
  isAsked,
  namesOf,
  textsOf,
  type FieldTable,
  type FormField as Field,
} from '@brokerage/domain/forms/fields';
import { WATCH_FIGURES, WATCH_FORM, WATCH_SENDER, type WatchValues } from '@brokerage/domain/rates/watch-form';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { answerOf } from '../../lib/answer-of';
import { useConsentWords } from '../../lib/consent-words';
import { WATCH } from '../../lib/scenario/form-shared';
import { useKeptTyped } from '../../lib/scenario/use-kept-typed';
import { useSettled } from '../../lib/use-settled';
import type { RateWatchFiguresInput } from '../../schema.generated';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { FormField } from '../../ui/form/form-field';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { OfferSaid } from '../../ui/form/offer-said';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { schemaErrors } from '../../ui/form/schema-errors';
import { SubmitButton } from '../../ui/form/submit-button';
import { TabDraft } from '../../ui/form/tab-draft';
import { typedHere } from '../../ui/form/typed-here';
import { NotLoaded } from '../../ui/late/not-loaded';
import { href as ofNumbers } from '../../ui/form/typed.module.css?sheet';
import { PageStyles } from '../../ui/page-styles';
import '../../ui/form/form.css';
import { FORM_ID } from './form-id';
import { useRateWatchAnswerQuery, useWatchRatesCommand } from './rate-watch.generated';
import styles, { href } from './rate-watch.module.css?sheet';
import { WatchAnswer } from './watch-answer';
import type { WatchFormProps } from './watch-form';

const SCHEMA = schemaOf(WATCH_FORM);
const ORDER = namesOf(WATCH_FORM);
const COMMAND = {
  fields: ORDER,
  nameOf: (place: readonly string[]) => nameAt(WATCH_FORM, place),
  failure: MESSAGES.requestFailed,
};
/** While the settings cannot be had: nobody is named */
const SHORT_CONSENT = 'You may email me when my rate watch is met.';

const questionsOf = (table: FieldTable, values: WatchValues): Field[] => {
  const texts = textsOf(values);
  return table.filter((field) => isAsked(field, texts));
};

/** What is asked of the server once every figure is there, as text: equal questions are one. Empty before that. */
function questionOf(values: WatchValues): string {
  const input = toInput(WATCH_FIGURES, values);
  return inputProblems(WATCH_FIGURES, input).length > 0 ? '' : JSON.stringify(input);
}

/** The answer before the address: it follows what is typed. */
function LiveAnswer(): ReactNode {
  const { values } = useFormikContext<WatchValues>();
  const question = useSettled(questionOf(values));
  const asked = useRateWatchAnswerQuery({
    variables: { input: (question === '' ? {} : JSON.parse(question)) as RateWatchFiguresInput },
    skip: question === '',
  });
  const { data, error, refetch } = asked;
  const answer = question === '' ? undefined : answerOf(asked)?.rateWatchAnswer;
  const failed = question !== '' && error !== undefined;
  const isOld = question !== '' && !data && !error;
  return (
    <div className={styles.card} aria-busy={isOld}>
      {answer && <WatchAnswer answer={answer} />}
      {!answer && failed && <NotLoaded what="Today’s answer" retry={refetch} />}
      {!answer && !failed && <p role="status">Fill in the form to see today’s answer here.</p>}
    </div>
  );
}

function Questions({ sender }: WatchFormProps): ReactNode {
  const { values } = useFormikContext<WatchValues>();
  const wordsOf = useConsentWords();
  const figures = questionsOf(WATCH_FIGURES, values);
  return (
    <>
      <OfferSaid offered={WATCH.offered} shown={figures.map(({ name }) => name)} />
      <div className={styles.fields}>
        {figures.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
      <LiveAnswer />
      <div className={styles.you}>
        {WATCH_SENDER.map((field) => (
          <FormField
            key={field.name}
            field={field}
            label={field.kind === 'consent' ? (sender ? wordsOf('RATE_WATCH', sender) : SHORT_CONSENT) : field.label}
          />
        ))}
      </div>
    </>
  );
}

/** Figures, the answer of today, and the address to write to. Nothing is watched until its email is confirmed. */
export function LiveWatchForm({ sender }: WatchFormProps): ReactNode {
  const [watch] = useWatchRatesCommand(COMMAND);
  const keep = useKeptTyped();
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  return (
    <Formik<WatchValues>
      initialValues={emptyValues(WATCH_FORM)}
      validate={(values) => schemaErrors(WATCH_FORM, SCHEMA, values)}
      onSubmit={async (values, { setErrors }) => {
        setFailure(undefined);
        const { done, problem, errors } = await watch({ input: toInput(WATCH_FORM, values) });
        if (done) {
          typedHere.forget(FORM_ID);
          setSentTo(values.email.trim());
        } else if (Object.keys(errors).length > 0) setErrors(errors);
        else setFailure(problem ?? MESSAGES.requestFailed);
      }}
    >
      <div className={styles.page}>
        <PageStyles href={href} />
        {/* the first choice brings fields with numbers: without their styles here it would wait for them */}
        <PageStyles href={ofNumbers} />
        <HydratedForm id={FORM_ID} onTyped={(typed) => keep(typed, WATCH)}>
          <TabDraft id={FORM_ID} />
          <ErrorSummary fields={ORDER} />
          <FormFailure message={failure} />
          <Questions sender={sender} />
          <PrivacyNotice>We encrypt your answers and keep them for two years at most. We won’t call you.</PrivacyNotice>
          <SubmitButton busy="Sending">Watch it for me</SubmitButton>
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
    <div className={styles.one} role="status">
      <PageStyles href={href} />
      <h2 ref={heading} tabIndex={-1}>
        Check your inbox
      </h2>
      <p>
        We sent a link to {email}. Nothing is watched until you confirm with it, within 7 days. If it isn’t there, look
        in your spam folder.
      </p>
    </div>
  );
}
