import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';
import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';

interface Data {
  agentId: string;
  name: string;
  licences: { province: string; expiresOn: string }[];
}

const dayOf = (day: string): string => longDate(calendarDay(day));

function LicenceExpiring({ sender, agentId, name, licences }: Data & { sender: Sender }): ReactElement {
  const [first] = licences;
  return (
    <EmailLayout
      sender={sender}
      preview={`Renew it with the regulator${first ? ` before ${dayOf(first.expiresOn)}` : ''}.`}
      heading="A licence needs to be renewed"
    >
      <Facts label="Agent" value={name}>
        {licences.map(({ province, expiresOn }) => (
          <FactLine key={province}>
            {province}: {dayOf(expiresOn)}
          </FactLine>
        ))}
      </Facts>
      <Say>Enter the new date once the regulator has confirmed it. Their page stays as it is until then.</Say>
      <Action url={`${sender.siteUrl}/agentManager/${agentId}`}>Open the agent</Action>
    </EmailLayout>
  );
}

/** The licences that run out by the day of the warning. $1 whose. $2 that day. */
const READ = `
select a.id as "agentId", a.name,
  (select json_agg(json_build_object('province', l ->> 'province', 'expiresOn', l ->> 'expiresOn') order by l ->> 'expiresOn')
   from jsonb_array_elements(a.licences) l where l ->> 'expiresOn' <= $2) as licences
from agent a where a.id = $1`;

/** To the office, 60 days before a licence runs out. Void where it was renewed since. */
export const LICENCE_EXPIRING: Email<{ agentId: string; expiresOn: string }, Data> = {
  name: 'licence-expiring',
  priority: 1,
  subject: () => 'An agent’s licence expires soon',
  async load({ db }, { agentId, expiresOn }) {
    const [found] = await db.query<(Omit<Data, 'licences'> & { licences: Data['licences'] | null })[]>(READ, [
      agentId,
      expiresOn,
    ]);
    return found?.licences ? { ...found, licences: found.licences } : undefined;
  },
  element: LicenceExpiring,
  sample: {
    agentId: '0193a1b2-0000-7000-8000-000000000000',
    name: 'Avery Chen',
    licences: [{ province: 'ON', expiresOn: '2027-01-20' }],
  },
};
