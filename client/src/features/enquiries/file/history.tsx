import { contactWords } from '@brokerage/domain/enquiries/enquiry-contact';
import { enquiryStatusLabel, lostReasonLabel } from '@brokerage/domain/enquiries/enquiry-status';
import type { ReactNode } from 'react';
import { moment } from '../../../ui/console/moment';
import { DELIVERY_LOOK, deliveryWords } from '../work/email/words';
import type { Detail } from '../file-cache';
import styles from '../work/email/write-email.module.css?sheet';

type Email = Detail['emails'][number];
const NO_EMAILS: Detail['emails'] = [];

interface Line {
  id: string;
  at: string;
  who: string;
  what: string;
  note?: string | null;
  email?: Email;
}

type Move = Detail['events'][number];

const changeWords = ({ from, to, lostReason, changed, owner, followUpAt }: Move): string[] => {
  if (to && !from) return ['Received'];
  return [
    ...(to && from ? [`${enquiryStatusLabel(from)} → ${enquiryStatusLabel(to)}`] : []),
    ...(lostReason ? [lostReasonLabel(lostReason)] : []),
    ...(changed.includes('OWNER') ? [owner ? `Assigned to ${owner}` : 'Unassigned'] : []),
    ...(changed.includes('EMAIL') ? ['Email address corrected'] : []),
    ...(changed.includes('PHONE') ? ['Phone number corrected'] : []),
    ...(changed.includes('FOLLOW_UP') ? [followUpAt ? `Follow-up ${moment(followUpAt)}` : 'No follow-up'] : []),
  ];
};

/** A move that came with the mail server's answer was made by nobody. */
function whoMoved({ actorName, byRule, at, from, to }: Move, emails: readonly Email[]): string {
  if (actorName !== null) return actorName;
  if (byRule) return 'By the rule, in turn';
  if (emails.some(({ settledAt }) => settledAt === at)) return 'The mail server';
  return from || !to ? 'Former colleague' : 'The visitor';
}

const moveLine = (move: Move, emails: readonly Email[]): Line => ({
  id: move.id,
  at: move.at,
  who: whoMoved(move, emails),
  what: `${move.undone ? 'Undone. ' : ''}${changeWords(move).join('. ')}`,
});

const contactLine = (
  { id, at, actorName, kind, outcome, note }: Detail['contacts'][number],
  emails: readonly Email[],
): Line => {
  const email = emails.find(({ contactId }) => contactId === id);
  const what = email ? `Emailed ${email.to}` : contactWords(kind, outcome);
  return { ...{ id, at, note, email, what }, who: actorName ?? 'Former colleague' };
};

/** What was sent, and what became of it. */
function Written({ email }: { email: Email }): ReactNode {
  return (
    <>
      <p>
        <span className={`tag ${DELIVERY_LOOK[email.state]}`}>{deliveryWords(email)}</span>
      </p>
      <details className={styles.email}>
        <summary>{email.subject}</summary>
        <blockquote>{email.text}</blockquote>
      </details>
    </>
  );
}

/** What happened, newest first. */
export function History({
  events,
  contacts,
  emails = NO_EMAILS,
}: Pick<Detail, 'events' | 'contacts'> & { emails?: Detail['emails'] }): ReactNode {
  const lines = [
    ...contacts.map((contact) => contactLine(contact, emails)),
    ...events.map((event) => moveLine(event, emails)),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section className="panel panel-pad">
      <h2>History</h2>
      <ol className="log">
        {lines.map(({ id, what, note, who, at, email }) => (
          <li key={id}>
            <p>{what}</p>
            {email && <Written email={email} />}
            {note && <p className="muted">{note}</p>}
            <small>
              {who}, {moment(at)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
