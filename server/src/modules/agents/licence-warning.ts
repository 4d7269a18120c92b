import { LICENCE_WARNING_DAYS } from '@brokerage/domain/agents/licence-expiry';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { LICENCE_EXPIRING } from './emails/licence-expiring.email.js';

interface Due {
  agentId: string;
  expiresOn: string;
  officeEmail: string;
}

/** $1: the last day that counts as soon. Each day on which a licence runs out is warned of once. */
const TAKE = `
update agent a set warned_of_expiry = due.expires_on
from (
  select agent.id, min(l ->> 'expiresOn')::date as expires_on
  from agent cross join lateral jsonb_array_elements(agent.licences) l
  where agent.active and l ->> 'expiresOn' <= $1
  group by agent.id
) due
where a.id = due.id and a.warned_of_expiry is distinct from due.expires_on
returning a.id as "agentId", to_char(due.expires_on, 'YYYY-MM-DD') as "expiresOn",
  (select office_email from site_settings) as "officeEmail"`;

/** Queues a warning for each agent with a licence that runs out within 60 days. Gives how many. */
export async function warnOfExpiry({ db, mail }: Pick<Platform, 'db' | 'mail'>, now: Date): Promise<number> {
  const last = addDays(localDateOf(now.getTime(), OFFICE_ZONE), LICENCE_WARNING_DAYS);
  return db.transaction(async (manager) => {
    const [due] = await manager.query<[Due[], number]>(TAKE, [last]);
    const emails = due.map(({ officeEmail, agentId, expiresOn }) =>
      emailTo(LICENCE_EXPIRING, officeEmail, { agentId, expiresOn }),
    );
    if (emails.length > 0) await mail.queue(manager, emails);
    return due.length;
  });
}

export const WARN_OF_EXPIRY: Schedule = {
  name: 'licences that run out',
  cron: '0 9 * * *',
  async run(platform) {
    await warnOfExpiry(platform, new Date());
  },
};
