import type { DraftRecord, DraftStore } from '../../lib/draft-store';

const keyOf = (owner: string, kind: string): string => `${owner}/${kind}`;

/** A store that never fails: what the browser refuses lasts as long as the page, and `onFailure` says so. */
export function safeStore(store: DraftStore, onFailure: () => void): DraftStore {
  const memory = new Map<string, DraftRecord>();
  const or = async <T>(work: Promise<T>, instead: () => T): Promise<T> => {
    try {
      return await work;
    } catch {
      onFailure();
      return instead();
    }
  };
  return {
    async read(owner, kind) {
      const inMemory = (): DraftRecord | undefined => memory.get(keyOf(owner, kind));
      return inMemory() ?? or(store.read(owner, kind), inMemory);
    },
    write: (record) =>
      or(
        store.write(record).then(() => void memory.delete(keyOf(record.owner, record.kind))),
        () => void memory.set(keyOf(record.owner, record.kind), record),
      ),
    remove(owner, kind) {
      memory.delete(keyOf(owner, kind));
      return or(store.remove(owner, kind), () => undefined);
    },
    removeOthers: (owner) => or(store.removeOthers(owner), () => undefined),
  };
}
