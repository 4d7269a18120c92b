import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';
import { rateText } from '@brokerage/domain/rates/percent-words';
import { termWords } from '@brokerage/domain/rates/term-words';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import type { QueuedMail } from '../../../platform/interfaces.js';
import { ConfirmFirst } from '../../enquiries/public.js';
import type { ClientsHold, HeldRate } from '../held-rate.js';
import { rateHoldUrl } from '../rate-hold-link.js';
import { HOLD_OF_CLIENT } from '../rate-hold.sql.js';

interface Data extends Pick<HeldRate, 'bankName' | 'term' | 'type' | 'rate' | 'heldUntil'> {
  /** Null: nobody confirmed the address of the account that it is for */
  url: string | null;
}
type Props = Data & { sender: Sender };

const day = (text: string): string => longDate(calendarDay(text));

function HeldFacts(held: Data): ReactElement {
  return (
    <Facts label={held.bankName} value={`${rateText(held.rate)}%, ${termWords(held.term, held.type)}`}>
      <FactLine>Held until {day(held.heldUntil)}</FactLine>
    </Facts>
  );
}

/** Without the rate: it is for whoever shows that the address is theirs. */
function HoldKept({ sender }: { sender: Sender }): ReactElement {
  return (
    <ConfirmFirst
      sender={sender}
      why="There is news about the rate we hold for you."
      then="Then you find it in your account."
    />
  );
}

function RateHeld({ sender, ...held }: Props): ReactElement {
  if (held.url === null) return <HoldKept sender={sender} />;
  return (
    <EmailLayout
      sender={sender}
      preview={`The rate is yours until ${day(held.heldUntil)}, on approved credit.`}
      heading="Your rate is held"
    >
      <HeldFacts {...held} />
      <Say>
        The lender keeps this rate for you until that day, on approved credit. If rates fall before then, tell us: many
        lenders give you the lower one.
      </Say>
      <Action url={held.url}>See how long it’s held</Action>
      <Say>Questions? Call us at {sender.phone}, or reply to this email.</Say>
    </EmailLayout>
  );
}

function RateHoldEnds({ sender, ...held }: Props): ReactElement {
  if (held.url === null) return <HoldKept sender={sender} />;
  return (
    <EmailLayout sender={sender} preview={`The last day is ${day(held.heldUntil)}.`} heading="Your rate hold ends soon">
      <HeldFacts {...held} />
      <Say>After that, the lender’s rate may be different. If you want this rate, now is the time.</Say>
      <Action url={held.url}>See how long it’s held</Action>
      <Say>Call us at {sender.phone}, or reply to this email.</Say>
    </EmailLayout>
  );
}

const mailbox = async ({ db }: EmailSources, { holdId }: { holdId: string }): Promise<string | null | undefined> =>
  (await db.query<ClientsHold[]>(HOLD_OF_CLIENT, [holdId]))[0]?.email;

async function load(
  { db, encryption, siteUrl }: EmailSources,
  { holdId }: { holdId: string },
  { to }: QueuedMail,
): Promise<Data | undefined> {
  const [row] = await db.query<ClientsHold[]>(HOLD_OF_CLIENT, [holdId]);
  if (!row?.goesOn) return undefined;
  const { email: _, goesOn: __, mayHaveKey, ...held } = row;
  return { ...held, url: mayHaveKey ? rateHoldUrl(encryption, siteUrl, holdId, to) : null };
}

const SAMPLE: Data = {
  bankName: 'Granite Bank',
  term: 5,
  type: 'fixed',
  rate: 3.94,
  heldUntil: '2027-03-26',
  url: 'https://mortgages.example.ca/rate-hold#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
};

/** To the client of a file, when the office placed a hold. Void once it was ended, or the file is over. */
export const RATE_HELD: Email<{ holdId: string }, Data> = {
  name: 'rate-held',
  priority: 0,
  subject: () => 'Your rate is held',
  mailbox,
  load,
  element: RateHeld,
  sample: SAMPLE,
};

/** Two weeks before a hold ends, once. Void once it was ended, or the file is over. */
export const RATE_HOLD_ENDS: Email<{ holdId: string }, Data> = {
  name: 'rate-hold-ends',
  priority: 0,
  subject: () => 'Your rate hold ends soon',
  mailbox,
  load,
  element: RateHoldEnds,
  sample: { ...SAMPLE, heldUntil: '2026-12-09' },
};
