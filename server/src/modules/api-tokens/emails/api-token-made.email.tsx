import { officeDay } from '@brokerage/domain/calendar/office-time';
import { TOKEN_SCOPES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_SECURITY } from '../../../platform/mail/mailbox-limit.js';
import { NotYou } from '../../auth/public.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

interface Data {
  name: string;
  /** Null: nobody confirmed that the address is the account's, so what was typed there stays out */
  token: string | null;
  scopes: TokenScope[];
  expiresAt: Date;
}

function ApiTokenMade({ sender, name, token, scopes, expiresAt }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview="A program can now use your account. If this wasn’t you, act now."
      heading="A new API token for your account"
    >
      <Say>Hello, {name}. An API token was created in your account. Whoever has it can use your account for this:</Say>
      <Facts label="API token" value={token ?? 'You see its name in your account'}>
        {scopes.map((scope) => (
          <FactLine key={scope}>{TOKEN_SCOPES[scope].label}</FactLine>
        ))}
        <FactLine>Until {officeDay(expiresAt)}</FactLine>
      </Facts>
      <Say>You can revoke it in your account, under API access. A new password revokes every token.</Say>
      <NotYou sender={sender} />
    </EmailLayout>
  );
}

const READ = `
select u.name, case when u.email_verified_at is not null then t.name end as token, t.scopes, t.expires_at as "expiresAt"
from api_token t join ${USER_ACCOUNT} u on u.id = t.user_id where t.id = $1`;

async function load({ db }: EmailSources, tokenId: string): Promise<Data | undefined> {
  const [made] = await db.query<Data[]>(READ, [tokenId]);
  return made;
}

/** Tells the owner, in case it was somebody else. One that waited is listed: of another token they would not hear. */
export const API_TOKEN_MADE: Email<{ tokenId: string }, Data> = {
  name: 'api-token-made',
  priority: 1,
  mailboxLimit: MAILBOX_SECURITY,
  subject: () => 'A new API token for your account',
  load: (sources, { tokenId }) => load(sources, tokenId),
  listed: ({ token }) => ({ text: token === null ? 'Another API token was created' : `Another API token: ${token}` }),
  element: ApiTokenMade,
  sample: {
    name: 'Ada Tremblay',
    token: 'Rates spreadsheet',
    scopes: ['RATES_READ'],
    expiresAt: new Date('2027-02-19T14:12:00Z'),
  },
};
