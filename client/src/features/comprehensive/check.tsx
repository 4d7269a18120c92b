import { useFormikContext } from 'formik';
import { Info } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import type { Answers } from '@brokerage/domain/application/parts';
import { mayBeSent, type SectionStanding } from '@brokerage/domain/application/standing';
import { toSend } from '@brokerage/domain/application/to-send';
import { PageStyles } from '../../ui/page-styles';
import { ErrorList } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { labelOfPlace } from './answer-words';
import barStyles from './bar.module.css?sheet';
import { sectionAddress } from './addresses';
import { Card, PeopleCards } from './check-cards';
import {
  isDeclaration,
  isWork,
  ofSection,
  otherSections,
  plansOf,
  type CheckLine,
  type PersonLines,
} from './check-lines';
import { CheckSend } from './check-send';
import styles, { href } from './check.module.css?sheet';
import { FORM_ID } from './draft';
import { DraftContext } from './draft-context';
import { Figures } from './figures-later';
import { FormBar } from './form-bar';
import { SourcesSum } from './sources-sum';
import { isFinished } from './steps';
import { useCheck } from './use-check';
import { usePageFocus } from './use-page-focus';

const isAbout = (line: CheckLine): boolean => !isWork(line) && !isDeclaration(line);

/** What is not sent, by name: nobody should wonder where an answer went. */
function LeftOut({ answers }: { answers: Answers }): ReactNode {
  const names = [...new Set(toSend(answers).removed.map(labelOfPlace))];
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

function StillOpen({ open, mayGo }: { open: readonly SectionStanding[]; mayGo: boolean }): ReactNode {
  if (open.length === 0) return null;
  return (
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
        .{mayGo && <span> You can send now, and your broker asks for the rest.</span>}
      </span>
    </p>
  );
}

/** 'You', 'You and Asha and Liam' */
function namesOf([, ...others]: readonly PersonLines[]): string {
  const names = others.map(({ name }) => name.split(' ')[0]);
  return ['You', ...names].join(' and ');
}

/** Every answer, under its topic. */
function AllAnswers({ answers, everybody }: { answers: Answers; everybody: readonly PersonLines[] }): ReactNode {
  return (
    <>
      <Card title="Your plans" lines={plansOf(answers)} />
      <PeopleCards title={namesOf(everybody)} people={everybody} pick={isAbout} />
      <PeopleCards title="Work and income" people={everybody} pick={isWork} />
      <div className={styles.half}>
        {otherSections(answers).map((section) => (
          <Card key={section.name} title={section.title} lines={ofSection(section, answers)}>
            {section.name === 'down-payment' && <SourcesSum answers={answers} />}
          </Card>
        ))}
      </div>
      <PeopleCards title="A few last questions" people={everybody} pick={isDeclaration} />
      <LeftOut answers={answers} />
    </>
  );
}

/** Everything once more, the consents, and the submit. */
export function CheckAnswers({ hydrated }: { hydrated: boolean }): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { notes } = use(DraftContext);
  usePageFocus('check', 'Check your answers');
  const check = useCheck(values);
  const { steps, everybody, problems, attempt, lead, submit, sending, failure } = check;
  const open = steps.filter((step) => !isFinished(step));

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
            {failure && (
              <FormFailure message={failure.title}>
                {(navigator.onLine || !failure.again) && <p>{failure.more}</p>}
                {failure.again && (
                  <Button type="submit" look="outline" small className="again">
                    Try again
                  </Button>
                )}
              </FormFailure>
            )}
            <ErrorList
              lines={problems.map(({ place, message }) => ({ field: place.join('.'), message }))}
              attempt={attempt}
              waiting={sending}
              lead={lead}
            />
            <StillOpen open={open} mayGo={mayBeSent(values)} />
            <Figures answers={values} look="strip" />
            <AllAnswers answers={values} everybody={everybody} />
          </div>
          <CheckSend {...check} />
        </form>
      </div>
    </>
  );
}
