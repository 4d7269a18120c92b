import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';
import { officeDay } from '@brokerage/domain/calendar/office-time';
import { HOLD_DAYS } from '@brokerage/domain/renewals/maturity';
import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say, TextLink } from '../../../platform/mail/layout.js';
import { Points } from '../../../platform/mail/points.js';
import { renewalUrl, stopRenewalUrl } from '../renewal-link.js';
import { REMINDED } from '../renewal-reminder.sql.js';

interface Data {
  /** '2027-05-14' */
  maturesOn: string;
  askedAt: Date;
  url: string;
  stopUrl: string;
}

const BEFORE_YOU_ACT = [
  'If your lender sent a newer offer, type its rate on the page: the figures follow.',
  'Show your lender the email we wrote for you. If they match the rate, stay.',
  'A lender can change a rate until yours is held.',
];

function RenewalDue({ sender, maturesOn, askedAt, url, stopUrl }: Data & { sender: Sender }): ReactElement {
  const due = longDate(calendarDay(maturesOn));
  return (
    <EmailLayout
      sender={sender}
      preview={`Your mortgage comes due on ${due}. A lender can hold a rate from today.`}
      heading="From today a rate can be held"
    >
      <Say>
        Your mortgage comes due on {due}. Most lenders hold a rate for {HOLD_DAYS} days, so this is the day to look. The
        page compares your letter with the rates published today.
      </Say>
      <Action url={url}>See what my letter costs today</Action>
      <Say>
        <strong>Before you act</strong>
      </Say>
      <Points lines={BEFORE_YOU_ACT} />
      <Say>Call us at {sender.phone}, or reply to this email.</Say>
      <Say quiet>
        You get this one email because you asked us on {officeDay(askedAt)} to remind you.{' '}
        <TextLink href={stopUrl}>Delete my reminder</TextLink>
      </Say>
    </EmailLayout>
  );
}

/** To whoever confirmed a reminder, once. Amounts stand on the page, not in the email. Void once it was stopped. */
export const RENEWAL_DUE: Email<{ reminderId: string }, Data> = {
  name: 'renewal-due',
  priority: 0,
  subject: () => 'Your mortgage comes due: a rate can be held from today',
  async load({ db, encryption, siteUrl }, { reminderId }) {
    const [row] = await db.query<Pick<Data, 'maturesOn' | 'askedAt'>[]>(REMINDED, [reminderId]);
    return (
      row && {
        ...row,
        url: renewalUrl(encryption, siteUrl, reminderId),
        stopUrl: stopRenewalUrl(encryption, siteUrl, reminderId),
      }
    );
  },
  unsubscribeUrl: ({ stopUrl }) => stopUrl,
  element: RenewalDue,
  sample: {
    maturesOn: '2027-05-14',
    askedAt: new Date('2026-11-25T15:42:00Z'),
    url: 'https://mortgages.example.ca/renewal-letter#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
    stopUrl: 'https://mortgages.example.ca/unsubscribe?of=renewal&token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGe',
  },
};
