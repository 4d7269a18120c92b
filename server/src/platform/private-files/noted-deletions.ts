import type { Platform } from '../platform.js';

/** Nobody puts an older backup back. */
const NOTED_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;

/** An id says who it was to nobody but a backup that still has the row. */
interface Deletion {
  id: string;
  at: string;
}

/** $1 the note */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(hashtext($1))';

/**
 * The ids of what was deleted for good. What the database knows joins what was noted beside documents, which are not part of
 * a backup: a database that was put back knows less (docs/decisions/0198).
 *
 * @param deletions a statement that gives `id` and `at` of those since $1
 */
export const notedDeletions = (
  { db, privateFiles }: Pick<Platform, 'db' | 'privateFiles'>,
  note: string,
  deletions: string,
): Promise<string[]> =>
  db.transaction(async (manager) => {
    await manager.query(ONE_AT_A_TIME, [note]);
    const before = (await privateFiles.note<Deletion[]>(note)) ?? [];
    const oldest = Date.now() - NOTED_DAYS * DAY_MS;
    const newest = Math.max(oldest, ...before.map(({ at }) => Date.parse(at)));
    // a transaction that began earlier may have ended later
    const since = before.length === 0 ? oldest : newest - DAY_MS;
    const rows = await manager.query<{ id: string; at: Date }[]>(deletions, [new Date(since)]);
    const all = new Map(before.map((deletion) => [deletion.id, deletion]));
    for (const { id, at } of rows) all.set(id, all.get(id) ?? { id, at: at.toISOString() });
    if (all.size > before.length) {
      const kept = [...all.values()].filter(({ at }) => Date.parse(at) > oldest);
      await privateFiles.keepNote(note, kept);
    }
    return [...all.keys()];
  });
