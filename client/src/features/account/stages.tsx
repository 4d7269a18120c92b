import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { STAGE_LABELS, type ApplicationStageName } from '@brokerage/domain/application/application-words';
import type { ApplicationStageState } from '../../schema.generated';
import { moment } from '../../lib/moment';

interface Stage {
  name: ApplicationStageName;
  state: ApplicationStageState;
  at?: string | null;
}

const SAID: Record<ApplicationStageState, string> = {
  DONE: 'Done',
  CURRENT: 'Current step',
  AHEAD: 'Not yet',
  ENDED: 'Ended here',
};

/** How far an application has come: what happened with its date, and what has not happened yet. */
export function Stages({ stages }: { stages: readonly Stage[] }): ReactNode {
  return (
    <ol className="app-stages" aria-label="Progress">
      {stages.map(({ name, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'CURRENT' ? 'step' : undefined}>
          <i aria-hidden="true">
            {state === 'DONE' && <Check size={14} strokeWidth={3} />}
            {state === 'ENDED' && <X size={14} strokeWidth={3} />}
          </i>
          <b>{STAGE_LABELS[name]}</b>
          <span className="sr-text">{SAID[state]}</span>
          {at && (
            <time dateTime={at} className="num">
              {moment(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
