import { officeDay } from '@brokerage/domain/calendar/office-time';
import { TOKEN_SCOPES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { ReactElement } from 'react';
import type { Email, EmailSources, Sender } from '../../../platform/email.js';
import { EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { NotYou } from '../../auth/public.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

interface Data {
  name: string;
  token: string;
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
      <Facts label="API token" value={token}>
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
select u.name, t.name as token, t.scopes, t.expires_at as "expiresAt"
from api_token t join ${USER_ACCOUNT} u on u.id = t.user_id where t.id = $1`;

async function load({ db }: EmailSources, tokenId: string): Promise<Data | undefined> {
  const [made] = await db.query<Data[]>(READ, [tokenId]);
  return made;
}

/** Tells the owner, in case it was somebody else. */
export const API_TOKEN_MADE: Email<{ tokenId: string }, Data> = {
  name: 'api-token-made',
  priority: 1,
  subject: () => 'A new API token for your account',
  load: (sources, { tokenId }) => load(sources, tokenId),
  element: ApiTokenMade,
  sample: {
    name: 'Ada Tremblay',
    token: 'Rates spreadsheet',
    scopes: ['RATES_READ'],
    expiresAt: new Date('2027-02-19T14:12:00Z'),
  },
};
