import { calendarFeed } from '@brokerage/domain/calendar/event';
import { CALL_TOPIC, enquirySubject, type EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';
import { writeAudit } from '../audits/public.js';
import { AGENT, CHANGE_FEED } from '../agents/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { SITE_SETTINGS } from '../settings/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const PURPOSE = 'call-feed';
const LONGEST = 400;
const CONTENT = /^([0-9a-f-]{36}) (\d{1,6})$/;
const EVERY_MINUTES = 15;
const NO_AGENT = 'There is no such agent.';

/** Calls of the last month stay, for who looks back. */
const CALLS = `
select b.id, b.starts_at as "startsAt", b.ends_at as "endsAt", b.full_name as "fullName", b.placed_at as "placedAt",
  e.id as "enquiryId", coalesce(e.topic, '${CALL_TOPIC}') as topic, e.province, e.source,
  a.name as "agentName", coalesce(u.role <> 'ADMIN', false) as "hasDesk", s.brand_name as "brandName"
from ${AGENT} a cross join ${SITE_SETTINGS} s
left join ${USER_ACCOUNT} u on u.id = a.user_id
left join booking b on b.calendar_no = a.calendar_no and b.status <> 'CANCELLED' and b.starts_at > now() - interval '30 days'
left join ${ENQUIRY} e on e.source_id = b.id
where a.id = $1 and a.feed_no = $2 and a.feed_open and a.active and u.suspended_at is null
order by b.starts_at`;

interface Row extends EnquiryTopic {
  /** null: the agent has no calls */
  id: string | null;
  startsAt: Date;
  endsAt: Date;
  placedAt: Date;
  fullName: string;
  enquiryId: string | null;
  agentName: string;
  /** Their account opens their own desk, and not the office's inbox */
  hasDesk: boolean;
  brandName: string;
}

/**
 * The calls of an adviser as a calendar that their own program subscribes to. Its address is a secret: whoever has it reads
 * who is called when, and nothing else. A new one ends the one before.
 */
export class CallFeedService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'config'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'config'>) {
    this.#platform = platform;
  }

  /** null: none was made, or it was stopped. */
  async address(agentId: string): Promise<string | null> {
    const [agent] = isUuid(agentId)
      ? await this.#platform.db.query<{ no: number; open: boolean }[]>(
          `select feed_no as no, feed_open as open from ${AGENT} agent where id = $1`,
          [agentId],
        )
      : [];
    if (!agent) throw new DomainError('NOT_FOUND', NO_AGENT);
    return agent.open ? this.#url(agentId, agent.no) : null;
  }

  /** Makes a new address, or stops the one there is. The audit says who did. */
  change(actor: Actor, origin: Origin, agentId: string, open: boolean): Promise<string | null> {
    return this.#platform.db.transaction(async (manager) => {
      const [changed] = isUuid(agentId)
        ? await manager.query<[{ no: number; name: string }[], number]>(CHANGE_FEED, [agentId, open])
        : [[]];
      const [agent] = changed;
      if (!agent) throw new DomainError('NOT_FOUND', NO_AGENT);
      await writeAudit(manager, actor, origin, {
        action: open ? 'agent.feed.open' : 'agent.feed.stop',
        subjectType: 'agent',
        subjectId: agentId,
        after: { name: agent.name },
      });
      return open ? this.#url(agentId, agent.no) : null;
    });
  }

  /** The calendar behind a token; undefined for whatever is no address of ours, or one that was stopped. */
  async file(token: string): Promise<string | undefined> {
    const { encryption, db, config } = this.#platform;
    const text = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token)?.text;
    const [, agentId, no] = CONTENT.exec(text ?? '') ?? [];
    if (agentId === undefined) return undefined;
    const rows = await db.query<Row[]>(CALLS, [agentId, Number(no)]);
    const [first] = rows;
    if (!first) return undefined;
    const calls = rows.flatMap(({ id, ...call }) => (id === null ? [] : [{ id, ...call }]));
    return calendarFeed(
      { producer: `${first.brandName}//Calls`, name: `Calls of ${first.agentName}`, everyMinutes: EVERY_MINUTES },
      calls.map((call) => ({
        uid: `${call.id}@mortgage-calls`,
        stamp: call.placedAt,
        start: call.startsAt,
        end: call.endsAt,
        summary: `Call: ${call.fullName}`,
        description: enquirySubject(call),
        ...(call.enquiryId !== null && {
          url: `${config.siteUrl}${call.hasDesk ? '/account/leads' : '/admin/enquiries'}/${call.enquiryId}`,
        }),
      })),
    );
  }

  #url(agentId: string, no: number): string {
    const { encryption, config } = this.#platform;
    return `${config.siteUrl}/calls/${sealToken(encryption, PURPOSE, `${agentId} ${no}`)}.ics`;
  }
}
