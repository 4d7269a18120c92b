import { officeDay } from '@brokerage/domain/calendar/office-time';
import { DRAFT_DAYS, DRAFT_NOTICE_DAYS, type DraftKind } from '@brokerage/domain/application/drafts';
import type { ReactElement } from 'react';
import type { Email, Mailbox, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

const PAGES: Readonly<Record<DraftKind, string>> = { mortgage: '/basic-form', comprehensive: '/comprehensive-form' };

interface Data {
  name: string;
  kind: DraftKind;
  removedAt: Date;
}

function DraftExpires({ sender, name, kind, removedAt }: Data & { sender: Sender }): ReactElement {
  const day = officeDay(removedAt);
  return (
    <EmailLayout
      sender={sender}
      preview={`Pick up where you left off before ${day}.`}
      heading="Your application is waiting"
    >
      <Say>
        Hello, {name}. You started a mortgage application and haven’t changed it for a while. We keep a draft for{' '}
        {DRAFT_DAYS} days. On {day} we’ll delete this one.
      </Say>
      <Say>To keep it, open it and change or add an answer.</Say>
      <Action url={`${sender.siteUrl}${PAGES[kind]}`}>Continue my application</Action>
      <Say quiet>You don’t need to do anything if you no longer want it.</Say>
    </EmailLayout>
  );
}

const MAILBOX = `select u.email as address from draft d join ${USER_ACCOUNT} u on u.id = d.user_id where d.id = $1`;

/** Nothing where it was changed, sent or deleted since. */
const READ = `
select u.name, d.kind, d.announced_at as "announcedAt", d.updated_at as "updatedAt"
from draft d join ${USER_ACCOUNT} u on u.id = d.user_id
where d.id = $1 and d.ended is null and d.announced_at is not null`;

interface Row {
  name: string;
  kind: DraftKind;
  announcedAt: Date;
  updatedAt: Date;
}

const DAY_MS = 86_400_000;
const after = (moment: Date, days: number): number => moment.getTime() + days * DAY_MS;

/** To the owner of a draft, a week before it is deleted. */
export const DRAFT_EXPIRES: Email<{ draftId: string }, Data> = {
  name: 'draft-expires',
  priority: 0,
  subject: () => 'Your application is waiting',
  mailbox: async ({ db }, { draftId }) => (await db.query<Mailbox[]>(MAILBOX, [draftId]))[0]?.address,
  async load({ db }, { draftId }) {
    const [row] = await db.query<Row[]>(READ, [draftId]);
    if (!row) return undefined;
    const { name, kind, announcedAt, updatedAt } = row;
    const removedAt = Math.max(after(updatedAt, DRAFT_DAYS), after(announcedAt, DRAFT_DAYS - DRAFT_NOTICE_DAYS));
    return { name, kind, removedAt: new Date(removedAt) };
  },
  element: DraftExpires,
  sample: { name: 'Ada Tremblay', kind: 'comprehensive', removedAt: new Date('2026-11-29T14:00:00Z') },
};
