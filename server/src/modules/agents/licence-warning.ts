import { LICENCE_WARNING_DAYS } from '@brokerage/domain/agents/licence-expiry';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { LICENCE_EXPIRING } from './emails/licence-expiring.email.js';
import { SITE_SETTINGS } from '../settings/public.sql.js';

interface Due {
  agentId: string;
  expiresOn: string;
  officeEmail: string;
}

/** Who could have to be warned: which day it is of, is read agent by agent. */
const FIND = `select id from agent where active and jsonb_array_length(licences) > 0 order by id`;

/** $1: the last day that counts as soon, $2: which agents. Each day on which a licence runs out is warned of once. */
const TAKE = `
update agent a set warned_of_expiry = due.expires_on
from (
  select agent.id, min(l ->> 'expiresOn')::date as expires_on
  from agent cross join lateral jsonb_array_elements(agent.licences) l
  where agent.id = any($2::uuid[]) and agent.active and l ->> 'expiresOn' <= $1
  group by agent.id
) due
where a.id = due.id and a.warned_of_expiry is distinct from due.expires_on
returning a.id as "agentId", to_char(due.expires_on, 'YYYY-MM-DD') as "expiresOn",
  (select office_email from ${SITE_SETTINGS} site_settings) as "officeEmail"`;

/** Queues a warning for each agent with a licence that runs out within 60 days. Gives how many. */
export async function warnOfExpiry(
  { db, mail, setAside }: Pick<Platform, 'db' | 'mail' | 'setAside'>,
  now: Date,
): Promise<number> {
  const last = addDays(localDateOf(now.getTime(), OFFICE_ZONE), LICENCE_WARNING_DAYS);
  let warned = 0;
  const warn = async (agents: readonly { id: string }[]): Promise<void> => {
    warned += await db.transaction(async (manager) => {
      const [due] = await manager.query<[Due[], number]>(TAKE, [last, agents.map(({ id }) => id)]);
      const emails = due.map(({ officeEmail, agentId, expiresOn }) =>
        emailTo(LICENCE_EXPIRING, officeEmail, { agentId, expiresOn }),
      );
      if (emails.length > 0) await mail.queue(manager, emails);
      return due.length;
    });
  };
  const agents = await db.query<{ id: string }[]>(FIND);
  await allInHalves(agents, warn, ({ id }, error) => setAside.note(NAME, error, id));
  return warned;
}

const NAME = 'licences that run out';

export const WARN_OF_EXPIRY: Schedule = {
  name: NAME,
  cron: '0 9 * * *',
  async run(platform) {
    await warnOfExpiry(platform, new Date());
  },
};
