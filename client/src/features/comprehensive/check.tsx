import { useFormikContext } from 'formik';
import { CalendarClock, FileText, Info, Mail, Scale } from 'lucide-react';
import { use, useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/link';
import type { Answers } from '@brokerage/domain/application/parts';
import { pruneApplication } from '@brokerage/domain/application/prune-application';
import { applicationProblems, mayBeSent } from '@brokerage/domain/application/standing';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import { formatPhone } from '../../lib/format';
import { PageStyles } from '../../ui/page-styles';
import { Button } from '../../ui/button';
import { ErrorList } from '../../ui/form/error-summary';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { labelOfPlace } from './answer-words';
import barStyles from './bar.module.css?sheet';
import { OtherAddress } from '../../ui/form/other-address';
import { Box } from './box';
import { COMPREHENSIVE_SUCCESS, sectionAddress, type Arrival } from './addresses';
import { Card, PeopleCards } from './check-cards';
import { isDeclaration, isWork, ofSection, otherSections, people, plansOf, type CheckLine } from './check-lines';
import styles, { href } from './check.module.css?sheet';
import { Consents } from './consents';
import { FORM_ID } from './draft';
import { DraftContext } from './draft-context';
import { Figures } from './figures-later';
import { FormBar } from './form-bar';
import { OfficeContext } from './office';
import { SourcesSum } from './sources-sum';
import { isFinished, questionSteps } from './steps';
import { usePageFocus } from './use-page-focus';
import { useSubmitApplication } from './use-submit';

const isAbout = (line: CheckLine): boolean => !isWork(line) && !isDeclaration(line);

/** What pruning leaves out, by name: nobody should wonder where an answer went. */
function LeftOut({ answers }: { answers: Answers }): ReactNode {
  const names = [...new Set(pruneApplication(answers).removed.map(labelOfPlace))];
  if (names.length === 0) return null;
  return (
    <p className={styles.note}>
      <Info size={20} aria-hidden="true" />
      <span>
        <b>
          We left out{' '}
          {names.length === 1 ? 'an answer that no longer applies' : `${names.length} answers that no longer apply`}:
        </b>{' '}
        {names.join(', ')}. If you change your mind, they come back.
      </span>
    </p>
  );
}

function WhatNext({ phone }: { phone: string }): ReactNode {
  const next = [
    { Mark: Mail, when: 'Right away', what: 'Your application number, on screen and by email' },
    { Mark: FileText, when: 'On the same page', what: 'The list of documents we need from you' },
    {
      Mark: CalendarClock,
      when: `Within ${FIRST_RESPONSE_HOURS} hours`,
      what: phone ? `A broker calls you at ${phone}` : 'A broker calls you',
    },
    { Mark: Scale, when: 'Then', what: 'We compare lenders, and you choose. Only then does one see your file' },
  ];
  return (
    <Box title="What happens next">
      <ol className={styles.next}>
        {next.map(({ Mark: Sign, when, what }) => (
          <li key={when}>
            <i>
              <Sign size={16} aria-hidden="true" />
            </i>
            <div>
              <b>{when}</b>
              <span>{what}</span>
            </div>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Everything once more, the consents, and the submit. */
export function CheckAnswers({ hydrated }: { hydrated: boolean }): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { brand, sender } = use(OfficeContext);
  const { notes } = use(DraftContext);
  usePageFocus('check');
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const { send, sending, failure, refusals } = useSubmitApplication(values);
  const steps = questionSteps(values);
  const open = steps.filter((step) => !isFinished(step));
  const everybody = people(values);
  const problems = [
    ...refusals,
    ...applicationProblems(values).filter(
      ({ place }) => !refusals.some((refusal) => refusal.place.join('.') === place.join('.')),
    ),
  ];
  const wrong = (name: string): string | undefined =>
    attempt > 0 ? problems.find(({ place }) => place.join('.') === name)?.message : undefined;

  useEffect(() => {
    document.title = `Check your answers | ${brand}`;
  }, [brand]);

  /** To the box on this page, or to the section the answer belongs to. */
  function lead(name: string): void {
    const here = document.getElementById(name);
    const line = everybody.flatMap(({ lines }) => lines).find(({ place }) => place === name);
    const state: Arrival = { back: 'check', place: name };
    const section =
      line?.section ??
      steps.find(({ problems: own }) => own.some(({ place }) => place.join('.') === name))?.section.name;
    if (here) here.focus();
    else if (section) void navigate(sectionAddress(section), { state });
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setAttempt(attempt + 1);
    if (applicationProblems(values).length > 0) return;
    // replaced, so that Back leads to what was before the form and never sends it again
    if (await send(values)) void navigate(COMPREHENSIVE_SUCCESS, { replace: true });
  }

  const title =
    everybody.length === 1
      ? 'You'
      : `You and ${everybody
          .slice(1)
          .map(({ name }) => name.split(' ')[0])
          .join(' and ')}`;
  const { phone, email } = (values['applicant'] as Answers | undefined) ?? {};
  return (
    <>
      <PageStyles href={href} />
      <FormBar
        title={
          open.length === 0
            ? `All ${steps.length} parts done`
            : `${steps.length - open.length} of ${steps.length} parts done`
        }
        segments={steps.map((step) => (isFinished(step) ? 'done' : 'open'))}
      />
      <div className={styles.ground}>
        <form
          id={FORM_ID}
          className="wrap"
          method="post"
          noValidate
          data-hydrated={hydrated ? 'yes' : undefined}
          onSubmit={(event) => void submit(event)}
        >
          <NeedsScripts />
          <div className={`${barStyles.head} ${styles.head}`}>
            <p className={barStyles.over}>Last step</p>
            <h1 tabIndex={-1}>Check your answers</h1>
            <p>Change anything that isn’t right. We’ll bring you right back.</p>
          </div>
          <div className={styles.stack}>
            {notes}
            <ErrorList
              lines={problems.map(({ place, message }) => ({ field: place.join('.'), message }))}
              attempt={attempt}
              waiting={sending}
              lead={lead}
            />
            {failure && (
              <div className="error-summary" role="alert">
                <h2>{failure.title}</h2>
                <p>{failure.more}</p>
              </div>
            )}
            {open.length > 0 && (
              <p className={styles.note}>
                <Info size={20} aria-hidden="true" />
                <span>
                  <b>Still open:</b>{' '}
                  {open.map(({ section }, index) => (
                    <span key={section.name}>
                      {index > 0 && <span>{', '}</span>}
                      <Link to={sectionAddress(section.name)}>{section.title}</Link>
                    </span>
                  ))}
                  .{mayBeSent(values) && <span> You can send now, and your broker asks for the rest.</span>}
                </span>
              </p>
            )}
            <Figures answers={values} look="strip" />
            <Card title="Your plans" lines={plansOf(values)} />
            <PeopleCards title={title} people={everybody} pick={isAbout} />
            <PeopleCards title="Work and income" people={everybody} pick={isWork} />
            <div className={styles.half}>
              {otherSections(values).map((section) => (
                <Card key={section.name} title={section.title} lines={ofSection(section, values)}>
                  {section.name === 'down-payment' && <SourcesSum answers={values} />}
                </Card>
              ))}
            </div>
            <PeopleCards title="A few last questions" people={everybody} pick={isDeclaration} />
            <LeftOut answers={values} />
          </div>
          <div className={styles.end}>
            <section className={styles.send} aria-labelledby="consents-title">
              <h2 id="consents-title">Your consents</h2>
              <p>
                Each is your choice. Nothing is pre-checked. They cover you only.
                {everybody.length > 1 && <span>{' The others get a link of their own.'}</span>}
              </p>
              <Consents sender={sender} refused={wrong} />
              <div className={styles.last}>
                <OtherAddress email={email} />
                <p>
                  When you submit, your answers go to our brokers, and you confirm that they’re true as far as you know.
                  You get an application number right away. Nothing goes to a lender until we’ve talked.
                </p>
                <Button type="submit" aria-disabled={sending || undefined}>
                  {sending ? 'Submitting' : 'Submit application'}
                </Button>
              </div>
            </section>
            <aside aria-label="What happens next">
              <WhatNext phone={typeof phone === 'string' ? formatPhone(phone) : ''} />
            </aside>
          </div>
        </form>
      </div>
    </>
  );
}
