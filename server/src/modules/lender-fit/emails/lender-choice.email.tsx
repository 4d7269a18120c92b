import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';
import type { ReactElement } from 'react';
import type { Mailbox, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { ConfirmFirst, settleContact, type ContactEmail } from '../../enquiries/public.js';
import { lenderChoiceUrl } from '../lender-choice-link.js';
import { CHOICE_EMAIL, CHOICE_MAILBOX } from '../lender-choice.sql.js';

interface Data {
  fullName: string;
  adviserName: string;
  /** '2026-12-05' */
  endsOn: string;
  /** Null: nobody confirmed the address of the account that it is for */
  url: string | null;
}

function LenderChoice({ sender, fullName, adviserName, endsOn, url }: Data & { sender: Sender }): ReactElement {
  if (url === null)
    return (
      <ConfirmFirst
        sender={sender}
        why="We made a page for you about your application. Anyone with its link can see it."
        then="Then reply to this email, and we send you the link."
      />
    );
  const until = longDate(calendarDay(endsOn));
  return (
    <EmailLayout
      sender={sender}
      preview={`What each one costs, side by side, until ${until}.`}
      heading="Mortgages to choose from"
    >
      <Say>Hello {fullName},</Say>
      <Say>
        {adviserName} compared lenders for your application. The page shows the payment, the cost over the years you may
        keep it, and what leaving early costs.
      </Say>
      <Action url={url}>Compare them</Action>
      <Say>Choosing is not signing. Tell us which one you like, and we call you first.</Say>
      <Say quiet>
        The page works until {until}, or until a lender changes its rate. Questions? Call us at {sender.phone}. Anyone
        with this link can see the page, so please don’t forward it.
      </Say>
    </EmailLayout>
  );
}

/** To the client of a file. Amounts and lenders stand on the page, not in the email. Void once it ended or was replaced. */
export const LENDER_CHOICE: ContactEmail<{ choiceId: string }, Data> = {
  name: 'lender-choice',
  priority: 1,
  subject: () => 'Mortgages to choose from',
  mailbox: async ({ db }, { choiceId }) => (await db.query<Mailbox[]>(CHOICE_MAILBOX, [choiceId]))[0]?.address,
  async load({ db, encryption, siteUrl }, { choiceId }, { to }) {
    const [row] = await db.query<(Omit<Data, 'url'> & { id: string; mayHaveKey: boolean })[]>(CHOICE_EMAIL, [choiceId]);
    if (!row) return undefined;
    const { id, mayHaveKey, ...data } = row;
    const url = mayHaveKey ? lenderChoiceUrl(encryption, siteUrl, { id, endsOn: data.endsOn }, to) : null;
    return { ...data, url };
  },
  element: LenderChoice,
  settled: settleContact,
  sample: {
    fullName: 'Simran Dhaliwal',
    adviserName: 'Avery Chen',
    endsOn: '2026-12-05',
    url: 'https://mortgages.example.ca/your-mortgages#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
  },
};
