import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { EmailLayout, Say, TextLink } from '../../../platform/mail/layout.js';
import { endOfDay } from '../end-of-day.js';
import { READ_DIGEST, type DigestCounts, type DigestRow } from '../digest.sql.js';

interface Line {
  count: keyof DigestCounts;
  words: (count: number) => string;
  /** Where they are shown */
  path: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const LINES: readonly Line[] = [
  { count: 'overdue', words: (count) => `${count} overdue`, path: '/enquiries?view=overdue' },
  { count: 'dueToday', words: (count) => `${count} due today`, path: '/enquiries' },
  { count: 'unassigned', words: (count) => `${count} unassigned`, path: '/enquiries?view=unassigned' },
  {
    count: 'followUps',
    words: (count) => `${plural(count, 'follow-up', 'follow-ups')} for you`,
    path: '/enquiries?view=mine',
  },
  { count: 'tasks', words: (count) => `${plural(count, 'task', 'tasks')} due`, path: '' },
];

const said = (counts: DigestCounts): Line[] => LINES.filter(({ count }) => counts[count] > 0);

function Digest({ sender, ...counts }: DigestCounts & { sender: Sender }): ReactElement {
  return (
    <EmailLayout sender={sender} preview="What needs an answer, and today’s follow-ups" heading="Today in the inbox">
      {said(counts).map(({ count, words, path }) => (
        <Say key={count}>
          <TextLink href={`${sender.siteUrl}/admin${path}`}>{words(counts[count])}</TextLink>
        </Say>
      ))}
      <Say quiet>
        We send this on the mornings the office opens, if there is something to do. You can turn it off under the bell
        in the console.
      </Say>
    </EmailLayout>
  );
}

/** To each staff member in the morning. Counts only. Void where it has become empty, is not wanted any more, or is of another day. */
export const DAILY_DIGEST: Email<{ userId: string; date: string }, DigestCounts, keyof DigestCounts> = {
  name: 'daily-digest',
  priority: 0,
  subject: (counts) =>
    `Today: ${said(counts)
      .map(({ count, words }) => words(counts[count]))
      .join(', ')}`,
  async load({ db }, { userId, date }) {
    const now = new Date();
    if (date !== localDateOf(now.getTime(), OFFICE_ZONE)) return undefined;
    const [row] = await db.query<DigestRow[]>(READ_DIGEST, [now, endOfDay(date), userId]);
    if (!row) return undefined;
    const { overdue, dueToday, unassigned, followUps, tasks } = row;
    const counts = { overdue, dueToday, unassigned, followUps, tasks };
    return said(counts).length > 0 ? counts : undefined;
  },
  element: Digest,
  sample: { overdue: 2, dueToday: 5, unassigned: 3, followUps: 1, tasks: 2 },
};
