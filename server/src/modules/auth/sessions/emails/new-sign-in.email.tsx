import { officeTime } from '@brokerage/domain/calendar/office-time';
import type { ReactElement } from 'react';
import { deviceOf } from '../../../../platform/device.js';
import type { Email, EmailSources, Sender } from '../../../../platform/email.js';
import { EmailLayout, FactLine, Facts, Say } from '../../../../platform/mail/layout.js';
import { NotYou } from '../../emails/not-you.js';
import { USER_ACCOUNT } from '../../../users/public.sql.js';

interface Data {
  name: string;
  at: Date;
  device: string;
  ip: string;
}

function NewSignIn({ sender, name, at, device, ip }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview={`Was this you? ${device}, ${officeTime(at)}`}
      heading="A new sign-in to your account"
    >
      <Say>Hello, {name}. Someone signed in to your staff account from a device we haven’t seen before:</Say>
      <Facts label="Device" value={device}>
        <FactLine>{officeTime(at)} (Toronto time)</FactLine>
        <FactLine>Network address {ip}</FactLine>
      </Facts>
      <NotYou sender={sender} />
    </EmailLayout>
  );
}

const READ = `
select u.name, s.created_at as at, s.ip, s.user_agent as "userAgent"
from session s join ${USER_ACCOUNT} u on u.id = s.user_id where s.id = $1`;

interface Row {
  name: string;
  at: Date;
  ip: string | null;
  userAgent: string | null;
}

async function load({ db }: EmailSources, sessionId: string): Promise<Data | undefined> {
  const [signIn] = await db.query<Row[]>(READ, [sessionId]);
  if (!signIn) return undefined;
  const { name, at, ip, userAgent } = signIn;
  return { name, at, device: deviceOf(userAgent), ip: ip ?? 'unknown' };
}

/** To staff, when somebody signs in from a device that is new. */
export const NEW_SIGN_IN: Email<{ sessionId: string }, Data> = {
  name: 'new-sign-in',
  priority: 1,
  subject: () => 'A new sign-in to your account',
  load: (sources, { sessionId }) => load(sources, sessionId),
  element: NewSignIn,
  sample: {
    name: 'Ada Tremblay',
    at: new Date('2026-11-21T14:12:00Z'),
    device: 'Chrome on Windows',
    ip: '203.0.113.42',
  },
};
