import { Archive, CalendarClock, FolderOpen, Headset } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import { NEXT_STEPS, STAGE_LABELS, STANDINGS } from '@brokerage/domain/application/application-words';
import { MORTGAGE_TYPES, type MortgageTypeName } from '@brokerage/domain/application/applications';
import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';
import { formatDay, formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { moment } from '../../lib/moment';
import type { MyApplicationsQuery } from './applications.generated';
import { ButtonLink } from '../../ui/button';
import styles from './application-card.module.css?sheet';
import { Consents } from './consents';
import { CopyNumber } from './copy-number';
import { History } from './history';
import { Stages } from './stages';
import { Withdraw } from './withdraw';

export type Application = NonNullable<MyApplicationsQuery['myApplications']>['items'][number];

/** Who answers for the brokerage; unknown while its settings are away. */
export interface Office {
  brand: string;
  phone: string | undefined;
  /** As consents name it */
  sender: Sender | undefined;
}

const PICTURES: Record<MortgageTypeName, SceneName> = {
  NEW_PURCHASE: 'gable-pair',
  RENEWAL: 'vancouver-special',
  REFINANCE: 'bungalow-spruce',
  EQUITY_TAKEOUT: 'triplex-maple',
  OTHER: 'modern-wide',
};

const labelOf = (type: MortgageTypeName): string =>
  MORTGAGE_TYPES.find(({ graphql }) => graphql === type)?.label ?? 'Mortgage';

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

interface Props {
  application: Application;
  office: Office;
  /** Who else is on it, for as long as `open` says */
  people: (application: Application, open: boolean) => ReactNode;
}

/** One application: what it is for, how far it has come, what comes next, and who to call. */
export function ApplicationCard({ application, office, people }: Props): ReactNode {
  const { applicationNumber, mortgageType, submittedAt, stages, stage, standing } = application;
  const ended = stages.some(({ state }) => state === 'ENDED');
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const open = !ended && !isFinal(application.status.toLowerCase() as ApplicationStatus);
  return (
    <li className="card-box app">
      <div className="app-head">
        <span className="app-picture">
          <Picture name={PICTURES[mortgageType]} />
        </span>
        <div className="app-title">
          <h3 className="card-title" ref={title} tabIndex={-1}>
            {labelOf(mortgageType)}
          </h3>
          <p className="app-sent">
            <CopyNumber number={applicationNumber} />
            <span>
              Sent <time dateTime={submittedAt}>{moment(submittedAt)}</time>
            </span>
          </p>
        </div>
        <p className="app-badge" data-ended={ended || undefined}>
          {STAGE_LABELS[stage]}
        </p>
      </div>
      <p className="app-standing">{sentence(STANDINGS[standing])}</p>
      <Stages stages={stages} />
      <History steps={application.timeline} />
      {application.coApplicants.length > 0 && (
        <section className={styles.people} aria-label={`On application ${applicationNumber}`}>
          <h4>On this application</h4>
          {people(application, open)}
        </section>
      )}
      {application.consents.length > 0 && <Consents application={application} open={open} sender={office.sender} />}
      <Foot application={application} office={office} open={open} />
      {open && (
        <Withdraw
          id={application.id}
          applicationNumber={applicationNumber}
          onDone={() => {
            setSaid(`You withdrew ${applicationNumber}. We have emailed you a confirmation.`);
            title.current?.focus();
          }}
        />
      )}
      <p role="status" className="sr-text">
        {said}
      </p>
    </li>
  );
}

/** What comes next, what is missing, how long it is kept, and who answers. */
function Foot({ application, office, open }: Omit<Props, 'people'> & { open: boolean }): ReactNode {
  const { applicationNumber, nextStepBy, firstOpened, handledBy, papersToSend } = application;
  const nextStep = NEXT_STEPS[application.nextStep];
  return (
    <dl className="app-foot">
      <div>
        <dt>
          <CalendarClock size={18} aria-hidden="true" /> What’s next
        </dt>
        <dd>{sentence(nextStepBy ? `${nextStep}, by ${moment(nextStepBy)}` : nextStep)}</dd>
      </div>
      {open && papersToSend > 0 && (
        <div>
          <dt>
            <FolderOpen size={18} aria-hidden="true" /> What’s missing
          </dt>
          <dd>
            <ButtonLink look="brand" small to={paths.accountView('documents', applicationNumber)}>
              {papersToSend === 1 ? 'One document to send' : `${papersToSend} documents to send`}
              <span className="sr-text"> for {applicationNumber}</span>
            </ButtonLink>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Archive size={18} aria-hidden="true" /> How long we keep it
        </dt>
        <dd>
          Until <time dateTime={application.keptUntil}>{formatDay(application.keptUntil)}</time>, as your province
          requires, or longer if the file changes.
          {application.termEndsOn && <span>{` Your term ends on ${formatDay(application.termEndsOn)}.`}</span>}
        </dd>
      </div>
      <div>
        <dt>
          <Headset size={18} aria-hidden="true" /> Who’s looking after it
        </dt>
        <dd className="app-who">
          <span>{handledBy ? `${handledBy}, ${office.brand}` : `The office of ${office.brand}`}</span>
          {firstOpened && (
            <span>
              {firstOpened.by} opened it on <time dateTime={firstOpened.at}>{moment(firstOpened.at)}</time>.
            </span>
          )}
          {office.phone && (
            <a href={telephone(office.phone)} className="app-phone num">
              {formatPhone(office.phone)}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}
