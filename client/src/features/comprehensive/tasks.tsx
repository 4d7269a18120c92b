import { useFormikContext } from 'formik';
import { use, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers, SectionName } from '@brokerage/domain/application/parts';
import { mayBeSent, type SectionStanding } from '@brokerage/domain/application/standing';
import { Icon } from '../../ui/icon';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import { FORM_TITLE, sectionAddress } from './addresses';
import { DraftContext } from './draft-context';
import { Resume } from './resume';
import { coNames, sectionInWords } from './section-words';
import { isFinished, minutesLeft, questionSteps, resumeAt } from './steps';
import { TasksAside } from './tasks-aside';
import styles, { href } from './tasks.module.css?sheet';
import { usePageFocus } from './use-page-focus';

const STATE_WORDS = {
  done: 'Done',
  in_progress: 'In progress',
  needs_a_look: 'Needs a look',
  not_started: 'Not started',
} as const;

const MARKS = { done: <Icon name="check" />, in_progress: undefined, needs_a_look: '!', not_started: undefined };

function Task({ step, number, answers }: { step: SectionStanding; number: number; answers: Answers }): ReactNode {
  const { section, state, problems } = step;
  const minutes = minutesLeft(step, answers);
  const wrong = state === 'needs_a_look' ? problems[0]?.message : undefined;
  const id = `task-${section.name}`;
  return (
    <li className={styles.task}>
      <span className={styles.mark} data-state={state} aria-hidden="true">
        {MARKS[state] ?? number}
      </span>
      <Link to={sectionAddress(section.name)} aria-describedby={`${id}-about ${id}-state`}>
        {section.title}
      </Link>
      <p id={`${id}-about`} className={wrong ? styles.look : undefined}>
        {wrong ?? (sectionInWords(section.name, answers) || section.intro)}
      </p>
      <div className={styles.status} id={`${id}-state`}>
        <span className={styles.tag} data-state={state}>
          {STATE_WORDS[state]}
        </span>
        {minutes > 0 && (
          <span>
            {minutes} min{state !== 'not_started' && <span>{' left'}</span>}
          </span>
        )}
      </div>
      <Icon name="chevron-down" className={styles.go} />
    </li>
  );
}

/** The last step. It can be opened any time: what is open is asked for later, if we know who it is and what for. */
function CheckTask({ open, answers }: { open: number; answers: Answers }): ReactNode {
  const ready = open === 0 || mayBeSent(answers);
  const about =
    open === 0
      ? 'Look everything over, give your consents and send it'
      : ready
        ? 'You can send now, and your broker asks for the rest'
        : 'Look over what you have so far. A few answers are needed before you can send';
  return (
    <li className={styles.task}>
      <span className={styles.mark} data-state={ready ? undefined : 'not_started'} aria-hidden="true">
        <Icon name="check" />
      </span>
      <Link to={sectionAddress('check')} aria-describedby="task-check-about">
        Check your answers and send
      </Link>
      <p id="task-check-about">{about}</p>
      <div className={styles.status}>
        <span className={styles.tag} data-state="not_started">
          {ready ? 'Ready' : 'Not yet'}
        </span>
      </div>
      <Icon name="chevron-down" className={styles.go} />
    </li>
  );
}

const PLANS: Readonly<Record<string, string>> = {
  new_purchase: 'Buying a home',
  refinance: 'Refinancing your mortgage',
  renewal: 'Renewing your mortgage',
  equity_takeout: 'Borrowing against your home',
  other: 'Your mortgage',
};

function leadOf(answers: Answers): string | undefined {
  const type = answers['mortgageType'];
  const plan = typeof type === 'string' ? PLANS[type] : undefined;
  const names = coNames(answers).join(' and ');
  return plan && (names ? `${plan}, with ${names}` : plan);
}

/** Never "Start here" where there may be answers. What did not arrive comes with the page anew. */
const Unread = (): ReactNode => (
  <NotLoaded said="We couldn’t load your saved answers. They aren’t lost." retry={() => window.location.reload()} />
);

/** The parts of the application and how each stands, for the evening somebody comes back. */
export function Tasks({ last }: { last: SectionName | undefined }): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { saved, notes, isUnread } = use(DraftContext);
  usePageFocus('', FORM_TITLE);
  const steps = questionSteps(values);
  const started = steps.some(({ state }) => state !== 'not_started');
  const fullName = readAt(values, ['applicant', 'fullName']);
  const name = typeof fullName === 'string' ? fullName.trim().split(' ')[0] : '';
  return (
    <>
      <PageStyles href={href} />
      <PageHead
        title={started ? `Welcome back${name ? `, ${name}` : ''}` : 'Your application'}
        crumb="Your application"
        lead={leadOf(values) ?? 'Everything a lender asks for, in parts you can do in any order.'}
        picture="head-apply"
        compact
      />
      <div className={styles.ground}>
        <div className={`wrap ${styles.cols}`}>
          <div className={styles.stack}>
            {notes}
            {isUnread && <Unread />}
            {(started || !isUnread) && (
              <Resume steps={steps} answers={values} at={resumeAt(steps, last)} started={started} />
            )}
            <section className={styles.tasks} aria-labelledby="tasks-title">
              <div className={styles.tasksHead}>
                <h2 id="tasks-title">The parts</h2>
                {started && saved}
              </div>
              <ol>
                {steps.map((step, index) => (
                  <Task key={step.section.name} step={step} number={index + 1} answers={values} />
                ))}
                <CheckTask open={steps.filter((step) => !isFinished(step)).length} answers={values} />
              </ol>
            </section>
          </div>
          <TasksAside answers={values} started={started} />
        </div>
      </div>
    </>
  );
}
