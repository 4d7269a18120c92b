import type { EntityManager } from 'typeorm';
import { keysOf } from '@brokerage/domain/data/objects';
import {
  enquiryChoices,
  enquiryStatusLabel,
  isOpenEnquiry,
  isReopening,
  type LostReasonName,
} from '@brokerage/domain/enquiries/enquiry-status';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { writeAudit } from '../audits/public.js';
import { refuseLevelOne } from '../licensing/public.js';
import { writeEvents, type Worked } from './events.js';
import { Enquiry, type EnquiryStatus } from './enquiry.entity.js';
import type { EnquiryEventView } from './enquiry.types.js';

/** What the office may change of an enquiry. What is left out stays. */
export type EnquiryChange = Partial<
  Pick<Enquiry, 'status' | 'assignedToId' | 'followUpAt' | 'lostReason' | 'firstRespondedAt' | 'firstResponseKind'>
>;

/** A clock that is a little ahead of ours is no reason to refuse. */
export const CLOCK_SKEW_MS = 2 * 60_000;

/** What changes with a status: one that takes up what was done forgets why it was lost. */
export const withStatus = (from: EnquiryStatus, change: EnquiryChange): EnquiryChange => ({
  ...change,
  ...(isReopening(from, change.status ?? from) && { lostReason: null }),
});

/** Only the listed moves are allowed. Losing it asks why. What is done does not come back by itself. */
export function statusChange(
  from: EnquiryStatus,
  to: EnquiryStatus,
  lostReason: LostReasonName | null | undefined,
): EnquiryChange {
  if (!enquiryChoices(from).includes(to)) {
    const words = `You can’t move an enquiry from “${enquiryStatusLabel(from)}” to “${enquiryStatusLabel(to)}”.`;
    throw new DomainError('INVALID', words, 'status');
  }
  checkLostReason(to, lostReason);
  return { status: to, lostReason: to === 'LOST' ? lostReason : null, ...(!isOpenEnquiry(to) && { followUpAt: null }) };
}

export function checkLostReason(to: EnquiryStatus, lostReason: LostReasonName | null | undefined): void {
  if (to === 'LOST' && lostReason == null) {
    throw new DomainError('REQUIRED', 'Choose why it was lost.', 'lostReason');
  }
}

export function checkFollowUp(at: Date | null): void {
  if (at !== null && at.getTime() < Date.now() - CLOCK_SKEW_MS) {
    throw new DomainError('INVALID', 'Choose a time in the future.', 'followUpAt');
  }
}

/**
 * Changes an enquiry that the caller has locked and checked, with the line of its history and of the audit. Gives the line
 * of the history where its status, its owner or its follow-up changed.
 */
export async function changeEnquiry(
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  found: Enquiry,
  action: `enquiry.${string}`,
  asked: EnquiryChange,
): Promise<EnquiryEventView | null> {
  const { id } = found;
  const change = withStatus(found.status, asked);
  const changed = keysOf(change).filter((key) => String(change[key] ?? '') !== String(found[key] ?? ''));
  const pick = (of: EnquiryChange): Record<string, unknown> =>
    Object.fromEntries(changed.map((key) => [key, of[key] ?? null]));
  await manager.update(Enquiry, { id }, { ...change, version: found.version + 1 });
  if (changed.includes('assignedToId')) await refuseLevelOne(manager, [id]);
  await writeAudit(manager, actor, origin, {
    action,
    subjectType: 'enquiry',
    subjectId: id,
    before: pick(found),
    after: pick(change),
  });
  const { status, assignedToId, followUpAt, lostReason } = found;
  const worked: Worked = { id, before: found, after: { status, assignedToId, followUpAt, lostReason, ...change } };
  const [event = null] = await writeEvents(manager, actor, [worked]);
  return event;
}
