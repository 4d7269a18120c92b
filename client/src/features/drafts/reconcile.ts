import { DRAFT_BROWSER_DAYS } from '@brokerage/domain/application/drafts';
import type { DraftRecord, DraftTree, DraftVersion } from '../../lib/draft-store';
import type { DraftState, Sent } from './draft-state';
import { isSame, mergeDrafts } from './merge';

const DAY_MS = 86_400_000;

/** What becomes of a draft after the server was asked; `paused` and `gone` stop the saving. */
export interface Reconciled {
  record: DraftRecord;
  merged?: DraftState['merged'];
  conflict?: DraftState['conflict'];
  gone?: { sent: Sent | null };
  /** A new draft begins after one that was sent */
  begins?: true;
}

type Stored = (content: DraftTree) => DraftTree;

export const isDirty = ({ base, mine }: DraftRecord, stored: Stored): boolean => !isSame(base.content, stored(mine));

/** The record as the server has it. */
const adopted = (record: DraftRecord, { id, content, lastStep, version, at }: DraftVersion): DraftRecord => ({
  ...record,
  id,
  base: { content, version, lastStep },
  mine: content,
  lastStep,
  savedAt: at,
  unanswered: [],
});

/** The server has another version than the one this record was made from. */
export function withTheirs(record: DraftRecord, theirs: DraftVersion, stored: Stored): Reconciled {
  const { id, content, version, lastStep, device, at } = theirs;
  const onTheirs = { ...record, id, base: { content, version, lastStep }, savedAt: at, unanswered: [] };
  // our own save, whose answer was lost
  if (record.unanswered.some((sent) => isSame(stored(sent), content))) return { record: onTheirs };
  if (!isDirty(record, stored)) {
    const { taken } = mergeDrafts(record.base.content, record.base.content, content);
    const isNews = record.base.version > 0 && taken.length > 0;
    return { record: adopted(record, theirs), ...(isNews && { merged: { device, at, places: taken } }) };
  }
  const { content: both, clashes, taken } = mergeDrafts(record.base.content, stored(record.mine), content);
  if (clashes.length > 0) return { record, conflict: { clashes, mine: record.mine, theirs } };
  return { record: { ...onTheirs, mine: both }, ...(taken.length > 0 && { merged: { device, at, places: taken } }) };
}

/** What the server said when a draft was opened, and what this browser has of it. */
export function withServer(
  record: DraftRecord,
  { draft, sent }: { draft: DraftVersion | null; sent: Sent | null },
  stored: Stored,
): Reconciled {
  if (draft && draft.version === record.base.version) return { record: { ...record, id: draft.id, savedAt: draft.at } };
  if (draft) return withTheirs(record, draft, stored);
  const dirty = isDirty(record, stored);
  if (sent) {
    const isNew = dirty && record.changedAt > Date.parse(sent.at);
    return isNew ? { record: fresh(record, record.mine), begins: true } : { record: fresh(record, {}), gone: { sent } };
  }
  if (record.base.version === 0) return { record };
  return dirty ? { record, gone: { sent: null } } : { record: fresh(record, {}) };
}

/** A record of a draft that the server knows nothing of. */
export const fresh = (record: Pick<DraftRecord, 'kind' | 'owner'>, mine: DraftTree, lastStep = 0): DraftRecord => ({
  kind: record.kind,
  owner: record.owner,
  id: null,
  base: { content: {}, version: 0, lastStep: 0 },
  mine,
  lastStep,
  savedAt: null,
  changedAt: Date.now(),
  unanswered: [],
  other: null,
  previous: null,
});

export const isExpired = ({ changedAt }: DraftRecord, now: number): boolean =>
  now - changedAt > DRAFT_BROWSER_DAYS * DAY_MS;

/**
 * A draft from before the person signed in joins the one of their account. What fits together is put together; otherwise
 * the newer one stands, and the other is kept until they choose.
 */
export function withLeft(outcome: Reconciled, left: DraftRecord, stored: Stored): Reconciled {
  const { record, gone, conflict } = outcome;
  if (conflict) return outcome;
  if (gone) {
    const isNew = gone.sent !== null && left.changedAt > Date.parse(gone.sent.at);
    return isNew ? { record: fresh(record, left.mine, left.lastStep), begins: true } : outcome;
  }
  const isEmpty = isSame(stored(record.mine), {});
  const { content, clashes } = mergeDrafts({}, stored(record.mine), stored(left.mine));
  const here = Math.max(Date.parse(record.savedAt ?? '') || 0, isDirty(record, stored) ? record.changedAt : 0);
  const isNewer = isEmpty || left.changedAt > here;
  const { lastStep, changedAt } = isNewer ? left : record;
  const joined = { ...record, lastStep, changedAt };
  if (isEmpty) return { ...outcome, record: { ...joined, mine: left.mine } };
  if (clashes.length === 0) return { ...outcome, record: { ...joined, mine: content } };
  const [stands, other, at] = isNewer ? [left, record, here] : [record, left, left.changedAt];
  const kept = { content: other.mine, lastStep: other.lastStep, at: new Date(at).toISOString() };
  return { ...outcome, record: { ...joined, mine: stands.mine, other: kept } };
}

/** A draft that was just opened: what the server has, what this browser has, and what was left here before a sign-in. */
export function opened(
  record: DraftRecord,
  server: { draft: DraftVersion | null; sent: Sent | null },
  left: DraftRecord | undefined,
  stored: Stored,
): Reconciled {
  const outcome = withServer(record, server, stored);
  const joined = left && !isExpired(left, Date.now()) ? withLeft(outcome, left, stored) : outcome;
  return { ...joined, record: { ...joined.record, previous: server.draft?.previous ?? null } };
}
