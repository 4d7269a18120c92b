import { CalendarClock, Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { MORTGAGE_TYPES, type MortgageTypeValue } from 'domain/vocabulary/applications';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scenes';
import { formatPhone } from '../../lib/format';
import { telephone } from '../../lib/paths';
import { moment } from '../../ui/console/moment';
import type { MyApplicationsQuery } from './applications.generated';
import { CopyNumber } from './copy-number';
import { Stages } from './stages';

type Application = NonNullable<MyApplicationsQuery['myApplications']>['items'][number];

/** Who answers for the brokerage; unknown while its settings are away. */
export interface Office {
  brand: string;
  phone: string | undefined;
}

const PICTURES: Record<MortgageTypeValue, SceneName> = {
  new_purchase: 'gable-pair',
  renewal: 'vancouver-special',
  refinance: 'bungalow-spruce',
  equity_takeout: 'triplex-maple',
  other: 'modern-wide',
};
const isKnown = (type: string): type is MortgageTypeValue => Object.hasOwn(PICTURES, type);

const labelOf = (type: string): string => MORTGAGE_TYPES.find(({ value }) => value === type)?.label ?? 'Mortgage';

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** One application: what it is for, how far it has come, what comes next, and who to call. */
export function ApplicationCard({ application, office }: { application: Application; office: Office }): ReactNode {
  const { applicationNumber, mortgageType, submittedAt, stages, stage, standing } = application;
  const { nextStep, nextStepBy, handledBy } = application;
  const ended = stages.some(({ state }) => state === 'ENDED');
  return (
    <li className="card-box app">
      <div className="app-head">
        <span className="app-picture">
          <Picture name={isKnown(mortgageType) ? PICTURES[mortgageType] : 'modern-wide'} />
        </span>
        <div className="app-title">
          <h3 className="card-title">{labelOf(mortgageType)}</h3>
          <p className="app-sent">
            <CopyNumber number={applicationNumber} />
            <span>
              Sent <time dateTime={submittedAt}>{moment(submittedAt)}</time>
            </span>
          </p>
        </div>
        <p className="app-badge" data-ended={ended || undefined}>
          {stage}
        </p>
      </div>
      <p className="app-standing">{sentence(standing)}</p>
      <Stages stages={stages} />
      <dl className="app-foot">
        <div>
          <dt>
            <CalendarClock size={18} aria-hidden="true" /> What comes next
          </dt>
          <dd>{sentence(nextStepBy ? `${nextStep}, by ${moment(nextStepBy)}` : nextStep)}</dd>
        </div>
        <div>
          <dt>
            <Headset size={18} aria-hidden="true" /> Who looks after it
          </dt>
          <dd className="app-who">
            <span>{handledBy ? `${handledBy}, ${office.brand}` : `The office of ${office.brand}`}</span>
            {office.phone && (
              <a href={telephone(office.phone)} className="app-phone num">
                {formatPhone(office.phone)}
              </a>
            )}
          </dd>
        </div>
      </dl>
    </li>
  );
}
