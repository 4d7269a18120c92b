import { OFFICE_STATUS_LABELS } from '@brokerage/domain/application/application-status';
import { ArrowRight, CircleX, FileCheck, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { moment } from '../../ui/console/moment';
import styles from './application-file.module.css?sheet';
import { statusOf, type File } from './words';

interface Entry {
  id: string;
  at: string;
  icon: LucideIcon;
  text: ReactNode;
  who?: string;
  reason?: string | null;
  message?: string | null;
}

const PURPOSES: Readonly<Record<string, string>> = {
  credit_check: 'a credit check',
  contact: 'being contacted',
  privacy: 'the privacy policy',
  marketing: 'offers by email',
};

function moveEntry(move: File['moves'][number]): Entry {
  const to = OFFICE_STATUS_LABELS[statusOf(move.to)];
  const { id, at, reason, message } = move;
  if (!move.from) return { id, at, icon: Inbox, text: <b>{to}</b>, who: move.actorName ?? 'the applicant' };
  const text = (
    <>
      Moved to <b>{to}</b>
    </>
  );
  return { id, at, icon: ArrowRight, text, who: move.actorName ?? 'the applicant', reason, message };
}

function consentEntry({ id, at, email, purpose, granted }: File['consents'][number]): Entry {
  const what = PURPOSES[purpose] ?? purpose;
  return {
    id,
    at,
    icon: granted ? FileCheck : CircleX,
    text: `${granted ? 'Agreed' : 'Did not agree'} to ${what}`,
    ...(email && { who: email }),
  };
}

/** Everything that happened to a file, newest first. */
export function Timeline({ file }: { file: File }): ReactNode {
  const entries = [...file.moves.map(moveEntry), ...file.consents.map(consentEntry)].sort((a, b) =>
    b.at.localeCompare(a.at),
  );
  return (
    <section className="panel panel-pad">
      <h2>Timeline</h2>
      <ol className={styles.timeline}>
        {entries.map(({ id, at, icon: Icon, text, who, reason, message }) => (
          <li key={id}>
            <i aria-hidden="true">
              <Icon size={15} />
            </i>
            <div>
              <p>
                {text}
                {who && <> by {who}</>}
              </p>
              {reason && <p className={styles.quote}>{reason}</p>}
              {message && <p className={styles.quote}>They read: “{message}”</p>}
              <small>
                <time dateTime={at}>{moment(at)}</time>
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
