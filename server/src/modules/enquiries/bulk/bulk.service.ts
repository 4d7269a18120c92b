import { SEARCH_FINDS } from '@brokerage/domain/vocabulary/constants';
import { enquiryChoices, statusForOwner, type LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import type { Platform } from '../../../platform/platform.js';
import { onlyRow } from '../../../platform/postgres/only-row.js';
import { writeAudit } from '../../audits/public.js';
import { refuseLevelOne } from '../../licensing/public.js';
import { keepUndo, takeUndo } from '../../undos/public.js';
import { checkFollowUp, checkLostReason, statusChange, withStatus, type EnquiryChange } from '../change.js';
import { changedFields, writeEvents, type Told, type Worked } from '../events.js';
import { isSearch, type EnquiryListService } from '../inbox/list.service.js';
import type { EnquiryWorkService } from '../work/work.service.js';
import { LOCK_NAMED, lockMatching, matchingCount, WRITE } from './bulk.sql.js';
import type { EnquiryStatus } from '../enquiry.entity.js';
import { auditOf, checkSelection, MAX_NAMED, type Selection } from './selection.js';
import type { EnquiryFilter } from '../inbox/list.types.js';

/** One act is one transaction; more than this would keep the rest of the office waiting. */
const MAX_AT_ONCE = 10_000;
const TOO_LATE = 'It is too late to undo this. Change the enquiries one by one.';

/** Exactly one of the three; `null` is nobody, and no follow-up. */
export interface AskedOfMany {
  assigneeId?: string | null;
  status?: EnquiryStatus | null;
  lostReason?: LostReasonName | null;
  followUpAt?: Date | null;
}

export interface Outcome {
  changed: number;
  /** They already were as asked */
  unchanged: number;
  refused: { status: EnquiryStatus; count: number }[];
  undoId?: string;
}

interface Found extends Told {
  id: string;
}

interface Kept {
  rows: Worked[];
}

interface Act {
  action: 'enquiry.bulk_assign' | 'enquiry.bulk_status' | 'enquiry.bulk_follow_up';
  /** For the audit */
  what: EnquiryChange;
  /** null: its status does not allow it */
  changeOf(found: Found): EnquiryChange | null;
}

/** One change to many enquiries, and its undo. */
export class EnquiryBulkService {
  readonly #db: Platform['db'];
  readonly #enquiries: EnquiryListService;
  readonly #work: EnquiryWorkService;

  constructor({ db }: Pick<Platform, 'db'>, enquiries: EnquiryListService, work: EnquiryWorkService) {
    this.#db = db;
    this.#enquiries = enquiries;
    this.#work = work;
  }

  /** How many match now; of a search, how many it finds. */
  async matching(actor: Actor, filter: EnquiryFilter): Promise<{ count: number; isCapped: boolean; asOf: Date }> {
    const values = this.#enquiries.filterValues(actor, filter);
    const searches = isSearch(filter);
    const found = onlyRow(await this.#db.query<{ count: number; asOf: Date }[]>(matchingCount(searches), values));
    return { ...found, isCapped: searches && found.count >= SEARCH_FINDS };
  }

  /** Changes those that may be changed and counts the others. Six statements, however many enquiries. */
  async change(actor: Actor, origin: Origin, selection: Selection, asked: AskedOfMany): Promise<Outcome> {
    const act = await this.#actOf(asked);
    return this.#db.transaction(async (manager) => {
      const found = await this.#lock(manager, actor, selection);
      const refused = new Map<EnquiryStatus, number>();
      const worked: Worked[] = [];
      for (const { id, ...before } of found) {
        const change = act.changeOf({ id, ...before });
        if (change === null) {
          refused.set(before.status, (refused.get(before.status) ?? 0) + 1);
          continue;
        }
        const one = { id, before, after: { ...before, ...withStatus(before.status, change) } };
        if (changedFields(one).length > 0) worked.push(one);
      }
      const outcome: Outcome = {
        changed: worked.length,
        unchanged: found.length - worked.length - [...refused.values()].reduce((sum, count) => sum + count, 0),
        refused: [...refused].map(([status, count]) => ({ status, count })),
      };
      if (worked.length === 0) return outcome;
      await write(manager, actor, worked);
      const undoId = await keepUndo(manager, 'enquiry', { rows: worked } satisfies Kept);
      await writeAudit(manager, actor, origin, {
        action: act.action,
        subjectType: 'enquiry',
        subjectId: undoId,
        after: {
          ...act.what,
          count: outcome.changed,
          ...(refused.size > 0 && { refused: Object.fromEntries(refused) }),
          ...auditOf(selection),
        },
      });
      return { ...outcome, undoId };
    });
  }

  /** Gives each the values back that the act replaced. What somebody changed since then stays as it is. */
  undo(actor: Actor, origin: Origin, undoId: string): Promise<{ restored: number; kept: number }> {
    return this.#db.transaction(async (manager) => {
      const { rows } = await takeUndo<Kept>(manager, 'enquiry', undoId, TOO_LATE);
      const ids = rows.map(({ id }) => id);
      const now = await manager.query<Found[]>(LOCK_NAMED, [ids, rows.length]);
      const held = new Map(now.map(({ id, ...told }) => [id, told]));
      const worked = rows.flatMap((row) => takenBack(row, held.get(row.id)));
      await write(manager, actor, worked, true);
      const counts = { restored: worked.length, kept: rows.length - worked.length };
      await writeAudit(manager, actor, origin, {
        action: 'enquiry.undo',
        subjectType: 'enquiry',
        subjectId: undoId,
        after: { count: counts.restored, ...(counts.kept > 0 && { kept: counts.kept }) },
      });
      return counts;
    });
  }

  async #actOf(asked: AskedOfMany): Promise<Act> {
    const { assigneeId, status, lostReason, followUpAt } = asked;
    const given = [assigneeId !== undefined, status != null, followUpAt !== undefined].filter(Boolean);
    if (given.length !== 1) {
      throw new DomainError('INVALID', 'Choose one change: who looks after them, their status or their follow-up.');
    }
    if (status != null) {
      checkLostReason(status, lostReason);
      return {
        action: 'enquiry.bulk_status',
        what: { status, ...(lostReason != null && { lostReason }) },
        changeOf({ status: from }) {
          if (from === status) return {};
          return enquiryChoices(from).includes(status) ? statusChange(from, status, lostReason) : null;
        },
      };
    }
    if (assigneeId !== undefined) {
      await this.#work.checkAssignee(assigneeId);
      return {
        action: 'enquiry.bulk_assign',
        what: { assignedToId: assigneeId },
        changeOf(found) {
          return { assignedToId: assigneeId, status: statusForOwner(found.status, assigneeId !== null) };
        },
      };
    }
    checkFollowUp(followUpAt ?? null);
    const change = { followUpAt: followUpAt ?? null };
    return { action: 'enquiry.bulk_follow_up', what: change, changeOf: () => change };
  }

  async #lock(manager: EntityManager, actor: Actor, selection: Selection): Promise<Found[]> {
    const { filter, asOf, ids } = checkSelection(selection);
    if (ids != null) return manager.query<Found[]>(LOCK_NAMED, [ids, MAX_NAMED]);
    const values = this.#enquiries.filterValues(actor, filter ?? {});
    const found = await manager.query<Found[]>(lockMatching(isSearch(filter ?? {})), [
      ...values,
      asOf,
      MAX_AT_ONCE + 1,
    ]);
    if (found.length > MAX_AT_ONCE) {
      const most = MAX_AT_ONCE.toLocaleString('en-CA');
      throw new DomainError(
        'INVALID',
        `You can change up to ${most} enquiries at a time. Narrow the filter.`,
        'filter',
      );
    }
    return found;
  }
}

/** Nothing where its status or what the act gave it is something else by now. What the act did not touch stays as held. */
function takenBack(act: Worked, held: Told | undefined): Worked[] {
  if (!held) return [];
  const [before, after] = [dated(act.before), dated(act.after)];
  const gave = changedFields({ before, after });
  const since = changedFields({ before: after, after: held });
  if (since.includes('STATUS') || since.some((field) => gave.includes(field))) return [];
  const back: Told = {
    ...held,
    ...(gave.includes('STATUS') && { status: before.status, lostReason: before.lostReason }),
    ...(gave.includes('OWNER') && { assignedToId: before.assignedToId }),
    ...(gave.includes('FOLLOW_UP') && { followUpAt: before.followUpAt }),
  };
  return [{ id: act.id, before: held, after: back }];
}

/** Two statements, and one that looks whether everybody may have what they were given. */
async function write(manager: EntityManager, actor: Actor, worked: readonly Worked[], undone = false): Promise<void> {
  if (worked.length === 0) return;
  await manager.query(WRITE, [JSON.stringify(worked.map(({ id, after }) => ({ id, ...after })))]);
  const given = worked.filter((one) => one.after.assignedToId !== one.before.assignedToId);
  if (given.length > 0)
    await refuseLevelOne(
      manager,
      given.map(({ id }) => id),
    );
  await writeEvents(manager, actor, worked, undone);
}

/** Times come back from JSON as text. */
const dated = (told: Told): Told => ({ ...told, followUpAt: told.followUpAt && new Date(told.followUpAt) });
