import {
  LEVEL_TWO_PRODUCTS,
  LEVEL_TWO_TOPICS,
  NO_PRIVATE_MORTGAGES,
  PRIVATE_LENDER,
} from '@brokerage/domain/agents/level-two';
import { DONE_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import { inSql } from '../../kernel/in-sql.js';
import { AGENT } from '../agents/public.sql.js';
import { BOOKING } from '../bookings/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';

/** Expressions of SQL for what is known of a file. */
interface FileInSql {
  topic: string;
  product: string;
  bankId: string;
}

/** `needsLevelTwo` of the domain in SQL: true or false, never null. */
export const needsLevelTwo = ({ topic, product, bankId }: FileInSql): string =>
  `(coalesce(${topic} in (${inSql(LEVEL_TWO_TOPICS)}) or ${product} in (${inSql(LEVEL_TWO_PRODUCTS)}), false)
    or exists (select from ${BANK} bank where bank.id = ${bankId} and bank.kind = '${PRIVATE_LENDER}'))`;

/** The same for a row of enquiry. */
export const enquiryNeedsLevelTwo = (enquiry: string): string =>
  needsLevelTwo({ topic: `${enquiry}.topic`, product: `${enquiry}.product`, bankId: `${enquiry}.bank_id` });

/** The same for what is being sent: a row of the intake's `go`. */
export const SENT_NEEDS_LEVEL_TWO = needsLevelTwo({
  topic: 'go."topic"',
  product: 'go."product"',
  bankId: 'go."bankId"',
});

/** True where the account is that of an agent of level 1. */
export const isLevelOne = (userId: string): string =>
  `exists (select from ${AGENT} agent where agent.user_id = ${userId} and agent.level = 1)`;

/** True where the calendar is that of an agent of level 1. */
export const isCalendarOfLevelOne = (no: string): string =>
  `exists (select from ${AGENT} agent where agent.calendar_no = ${no} and agent.level = 1)`;

/** $1 ids. */
const WITH_LEVEL_ONE = `
  select exists (select from ${ENQUIRY} e where e.id = any($1::uuid[]) and ${isLevelOne('e.assigned_to_id')}
                   and ${enquiryNeedsLevelTwo('e')}) as wrong`;

/** Whoever gave enquiries to somebody asks this before the transaction ends. Throws where somebody may not have theirs. */
export async function refuseLevelOne(manager: EntityManager, enquiryIds: readonly string[]): Promise<void> {
  const [found] = await manager.query<{ wrong: boolean }[]>(WITH_LEVEL_ONE, [enquiryIds]);
  if (found?.wrong) throw new DomainError('INVALID', NO_PRIVATE_MORTGAGES, 'assigneeId');
}

/** $1 an account or null, $2 an agent: what they have that level 1 may not. */
const HELD = `
  select (select count(*)::int from ${ENQUIRY} e where e.assigned_to_id = $1 and e.status not in (${inSql(DONE_STATUSES)})
            and ${enquiryNeedsLevelTwo('e')}) as files,
         (select count(*)::int from ${BOOKING} b join ${ENQUIRY} e on e.source_id = b.id
          where b.agent_id = $2 and b.status = 'CONFIRMED' and b.starts_at > now() and ${enquiryNeedsLevelTwo('e')}) as calls`;

/** An agent becomes level 1 only once somebody else has what they may no longer arrange. */
export async function refuseWhileHeld(manager: EntityManager, agentId: string, userId: string | null): Promise<void> {
  const [held] = await manager.query<{ files: number; calls: number }[]>(HELD, [userId, agentId]);
  if (!held || held.files + held.calls === 0) return;
  const words = `Level 1 agents may not arrange private or second mortgages. They have ${held.files} open files and ${held.calls} calls of that kind: give them to somebody else first.`;
  throw new DomainError('INVALID', words, 'title');
}
