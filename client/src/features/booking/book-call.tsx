import { Formik, validateYupSchema, yupToFormErrors, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BOOKING_FORM, type BookingInput } from '@brokerage/domain/booking/booking-form';
import { utcOffset } from '@brokerage/domain/booking/client-clock';
import { nameAt, toInput } from '@brokerage/domain/forms/field-input';
import { schemaOf } from '@brokerage/domain/forms/field-schema';
import { emptyValues, placeOf, type FieldTable } from '@brokerage/domain/forms/fields';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { longDay } from '@brokerage/domain/booking/words';
import { Link } from '../../ui/link';
import { formatTime } from '../../lib/format';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { paths } from '../../lib/paths';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { mortgageTypeOf, purposeOf } from '../../lib/scenario/offers';
import { CALL } from '../../lib/scenario/form-shared';
import { useKeptTyped } from '../../lib/scenario/use-kept-typed';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { FormFields } from '../../ui/form/form-field';
import { HydratedForm } from '../../ui/form/hydrated-form';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { SubmitButton } from '../../ui/form/submit-button';
import { TabDraft } from '../../ui/form/tab-draft';
import { typedHere } from '../../ui/form/typed-here';
import { PageStyles } from '../../ui/page-styles';
import '../../ui/form/form.css';
import { useBookCommand } from './booking.generated';
import { forgetWish, wishedCall } from './call-wish';
import { ChosenTime } from './chosen-time';
import { CoastToCoast } from './coast-to-coast';
import { ManageBooking } from './manage-booking';
import { SlotPicker } from './slot-picker';
import { TimeTaken } from './time-taken';
import { useTimes, useZone, type Times } from './use-times';
import styles, { href } from './booking.module.css?sheet';

const FORM_ID = 'book-call';
const TIME = 'call-startsAt';
const TOPIC = 'call-topic';
const WRITE_AT = `${paths.contact}#write`;

/** Names of its own: the page may have another form with an email field. */
const FIELDS: FieldTable = BOOKING_FORM.map((field) => ({
  ...field,
  name: `call-${field.name}`,
  path: placeOf(field).join('.'),
}));
const SCHEMA = schemaOf(FIELDS);
const ORDER = [TIME, ...FIELDS.map(({ name }) => name)];
const EMPTY = { ...emptyValues(FIELDS), [TIME]: '' };

/** What a call is about for somebody who said elsewhere what they are about to do. */
const saidTopic = (): string => mortgageTypeOf({ purpose: purposeOf(keptScenario() ?? {}) }) ?? '';

/** Empty, or with the time and the answers that somebody came with. */
function valuesAtFirst(): Values {
  const wish = wishedCall();
  const values: Values = { ...EMPTY, [TIME]: wish?.startsAt ?? '', [TOPIC]: saidTopic() };
  for (const [name, value] of Object.entries(wish?.person ?? {})) if (value) values[`call-${name}`] = value;
  return values;
}
const COMMAND = {
  fields: ORDER,
  nameOf: (place: readonly string[]) => (place[0] === 'startsAt' ? TIME : nameAt(FIELDS, place)),
  failure: MESSAGES.submissionFailed,
  attributed: true,
} as const;

type Values = Record<string, string | boolean>;

async function problemsOf(values: Values): Promise<Record<string, unknown>> {
  const missing = values[TIME] ? {} : { [TIME]: 'Choose a time for the call' };
  try {
    await validateYupSchema(values, SCHEMA);
    return missing;
  } catch (error) {
    return { ...missing, ...yupToFormErrors(error) };
  }
}

interface Taken {
  wanted: string;
  offers: string[];
}

/** Whose host it is: there, a call is with them wherever it is booked. It comes after the page, so the browser is there. */
const agentOfHost = (): string | null => document.documentElement.dataset.agentId ?? null;

/** Books a call: days and times on the left, who to call on the right. What was typed stays where a time is taken. */
export function BookCall({
  agentId = agentOfHost(),
  writeAt = WRITE_AT,
  onBooked,
}: {
  agentId?: string | null;
  /** Where one writes instead: an agent's page has a form of its own */
  writeAt?: string;
  /** The call is booked: what invited to it has served */
  onBooked?: () => void;
}): ReactNode {
  const [zone, setZone] = useZone();
  const [initial] = useState(valuesAtFirst);
  const [topic, setTopic] = useState(() => String(initial[TOPIC] ?? ''));
  const times = useTimes(agentId, topic || null);
  const [book] = useBookCommand(COMMAND);
  const keep = useKeptTyped();
  const [taken, setTaken] = useState<Taken>();
  const [failure, setFailure] = useState<string>();
  const [token, setToken] = useState<string>();
  useEffect(forgetWish, []);
  if (token !== undefined) return <ManageBooking token={token} isNew />;
  return (
    <Formik<Values>
      initialValues={initial}
      validate={problemsOf}
      onSubmit={async (values, { setErrors, setFieldValue }) => {
        setFailure(undefined);
        const startsAt = String(values[TIME]);
        const { payload, problem, errors } = await book({
          // the form's values also hold the time, and its table makes the schema's own input
          input: toInput(FIELDS, values as never) as unknown as BookingInput,
          startsAt,
          agentId,
          zone,
          utcOffset: utcOffset(new Date(startsAt), zone),
          idempotencyKey: idempotencyKey(FORM_ID),
        });
        if (payload?.booking) {
          forgetIdempotencyKey(FORM_ID);
          typedHere.forget(FORM_ID);
          setToken(payload.booking.token);
          onBooked?.();
          return;
        }
        if (payload?.userErrors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')) forgetIdempotencyKey(FORM_ID);
        if (payload?.alternatives) {
          const offers = payload.alternatives.map((offer) => offer.startsAt);
          times.again();
          await setFieldValue(TIME, offers[0] ?? '');
          setTaken({ wanted: startsAt, offers });
        } else if (Object.keys(errors).length > 0) setErrors(errors);
        else setFailure(problem ?? MESSAGES.submissionFailed);
      }}
    >
      <HydratedForm id={FORM_ID} onTyped={(typed) => keep(typed, CALL)}>
        <PageStyles href={href} />
        <TabDraft id={FORM_ID} />
        <Body {...{ times, topic, setTopic, zone, setZone, taken, failure, writeAt }} />
      </HydratedForm>
    </Formik>
  );
}

function Body({
  times,
  topic,
  setTopic,
  zone,
  setZone,
  taken,
  failure,
  writeAt,
}: {
  times: Times;
  /** What the times are for */
  topic: string;
  setTopic: (topic: string) => void;
  zone: string;
  setZone: (zone: string) => void;
  taken: Taken | undefined;
  failure: string | undefined;
  writeAt: string;
}): ReactNode {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Values>();
  const chosen = String(values[TIME]);
  const choose = (time: string): void => void setFieldValue(TIME, time);
  const about = String(values[TOPIC] ?? '');
  useEffect(() => setTopic(about), [about, setTopic]);
  // a call about something else may take longer: a time that is then not free is chosen no more, nor one that was chosen
  // before a reload and is gone
  const choiceFor = useRef(chosen === '' ? undefined : topic);
  useEffect(() => {
    if (!times.isCurrent || choiceFor.current === topic) return;
    choiceFor.current = topic;
    if (chosen !== '' && !times.times?.includes(chosen)) void setFieldValue(TIME, '');
  }, [times, topic, chosen, setFieldValue]);
  return (
    <div className={styles.book}>
      <div className={styles.wide}>
        <ErrorSummary fields={ORDER} />
        {taken && <TimeTaken {...taken} zone={zone} chosen={chosen} choose={choose} />}
      </div>
      <div>
        <h3>What time works for you?</h3>
        <SlotPicker
          {...times}
          {...{ zone, setZone, chosen, choose }}
          id={TIME}
          error={submitCount > 0 ? errors[TIME] : undefined}
          gone={taken?.wanted}
        />
        <p className={styles.none}>
          None of these? <Link to={writeAt}>Write to us</Link> and tell us what time works.
        </p>
      </div>
      <div className={styles.you}>
        <h3>Your call</h3>
        <ChosenTime time={chosen} zone={zone} minutes={times.minutes} className={styles.when} />
        <div className="form">
          <FormFields table={FIELDS} />
          <FormFailure message={failure}>
            <p>Your answers are still here. Please try again, or call us.</p>
          </FormFailure>
          <PrivacyNotice />
          <SubmitButton busy="Booking">
            {chosen ? `Book ${timeAndDay(chosen, zone)}${taken ? ' instead' : ''}` : 'Book my call'}
          </SubmitButton>
          <p className={styles.small}>Move or cancel with the link in the email, up to the minute we call.</p>
        </div>
      </div>
      {chosen && <CoastToCoast time={chosen} zone={zone} />}
      <NextSteps time={chosen} zone={zone} minutes={times.minutes} />
    </div>
  );
}

/** '7:30 a.m., Monday' */
const timeAndDay = (time: string, zone: string): string =>
  `${formatTime(new Date(time), zone)}, ${longDay(new Date(time), zone).replace(/,.*/, '')}`;

function NextSteps({ time, zone, minutes }: { time: string; zone: string; minutes: number | undefined }): ReactNode {
  const when = time
    ? `${longDay(new Date(time), zone).replace(/,.*/, '')}, ${formatTime(new Date(time), zone)}`
    : 'At your time';
  return (
    <section className={styles.next} aria-labelledby="call-next">
      <h3 id="call-next">What happens next</h3>
      <ol>
        <li>
          <small>Right away</small>
          <b>An invitation by email</b>
          It goes into your calendar. Its link moves or cancels the call without an account.
        </li>
        <li>
          <small>A day and an hour before</small>
          <b>A short reminder</b>
          By email. None if you cancel, and the new time if you move it.
        </li>
        <li>
          <small>{when}</small>
          <b>A licensed broker calls</b>
          <span>{minutes === undefined ? 'It’s free.' : `${minutes} minutes, free.`}</span> You need nothing ready.
        </li>
      </ol>
    </section>
  );
}
