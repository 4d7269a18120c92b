import { CHOICE_REASON_LABELS } from '@brokerage/domain/lender-fit/choice';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { moment } from '../../ui/console/moment';
import type { LenderChoiceSentFragment } from './fit.generated';
import styles from './fit.module.css?sheet';

const LIST = new Intl.ListFormat('en-CA');

function Picked({ chosenLender, chosenReason, chosenAt }: LenderChoiceSentFragment): ReactNode {
  if (chosenLender === null || chosenAt === null) return null;
  return (
    <p className={styles.picked}>
      <CircleCheck size={16} aria-hidden="true" />
      <span>
        They picked {chosenLender}, {moment(chosenAt)}
        {chosenReason && <span>: {CHOICE_REASON_LABELS[chosenReason]}</span>}
      </span>
    </p>
  );
}

/** The suitability record: what was sent, and what was picked. */
export function SentChoices({ choices }: { choices: readonly LenderChoiceSentFragment[] }): ReactNode {
  return (
    <section className="panel panel-pad" aria-labelledby="sent-choices">
      <h2 id="sent-choices">What they were sent</h2>
      {choices.length === 0 && <p className="muted">Nothing yet. What you send appears here, with what they pick.</p>}
      {choices.length > 0 && (
        <ul className="stack-4 mt-3">
          {choices.map((choice) => (
            <li key={choice.id}>
              <p>
                <b>{LIST.format(choice.lenders)}</b>
              </p>
              <p className="muted">
                Sent {moment(choice.sentAt)}
                {choice.sentBy && <span> by {choice.sentBy}</span>}, for {choice.exitMonth} months. Open until{' '}
                {formatDay(choice.endsOn)}.
              </p>
              <Picked {...choice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
