import type { DraftRecord, DraftTree, DraftVersion, EarlierDraft } from '../../lib/draft-store';
import { mergeDrafts, type Side } from './merge';

type Stored = (content: DraftTree) => DraftTree;

const now = (): string => new Date().toISOString();

/**
 * After a conflict: what to save, in this order. What was not chosen is saved first, so that the server has it as the
 * previous version; it has theirs already.
 */
export function afterConflict(
  { base, mine, ...record }: DraftRecord,
  theirs: DraftVersion,
  side: Side,
  stored: Stored,
): DraftRecord[] {
  const { id, content, version, lastStep, at } = theirs;
  const result = (preferred: Side): DraftTree => mergeDrafts(base.content, stored(mine), content, preferred).content;
  const previous: EarlierDraft =
    side === 'mine' ? { content, lastStep, at } : { content: result('mine'), lastStep: record.lastStep, at: now() };
  const sides = side === 'mine' ? (['mine'] as const) : (['mine', 'theirs'] as const);
  return sides.map((preferred) => ({
    ...record,
    id,
    base: { content, version, lastStep },
    unanswered: [],
    mine: result(preferred),
    previous,
    changedAt: Date.now(),
  }));
}

/** The older draft of a sign-in: goes on with it, or forgets it. */
export function withOther(record: DraftRecord, other: EarlierDraft, use: boolean): DraftRecord {
  const { mine: content, lastStep } = record;
  const changedAt = Date.now();
  if (!use) return { ...record, other: null, changedAt };
  return {
    ...record,
    mine: other.content,
    lastStep: other.lastStep,
    other: { content, lastStep, at: now() },
    changedAt,
  };
}

/** The previous version stands again; what stood until now is the previous one. */
export function broughtBack(record: DraftRecord, previous: EarlierDraft): DraftRecord {
  const { mine: content, lastStep } = record;
  return {
    ...record,
    mine: previous.content,
    lastStep: previous.lastStep,
    previous: { content, lastStep, at: now() },
    changedAt: Date.now(),
  };
}
