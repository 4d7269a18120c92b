import { DRAFT_KINDS, type DraftKind } from '@brokerage/domain/application/drafts';
import { markDraft, NOBODY } from './draft-mark';
import { DRAFTS, DRAFTS_WIPED } from './session';

export type DraftTree = Readonly<Record<string, unknown>>;

/** A version of a draft as the server has it. */
export interface DraftVersion {
  id: string;
  content: DraftTree;
  lastStep: number;
  version: number;
  /** 'Chrome on Windows' */
  device: string;
  at: string;
  /** What it replaced, where the person chose between two */
  previous?: EarlierDraft | null;
}

export type EarlierDraft = Pick<DraftVersion, 'content' | 'lastStep' | 'at'>;

/** What this browser knows of a draft. */
export interface DraftRecord {
  kind: DraftKind;
  /** The id of the person it belongs to, or NOBODY */
  owner: string;
  /** The server's name of the draft; null until it was saved there */
  id: string | null;
  /** The version that `mine` was made from; 0: there was none */
  base: { content: DraftTree; version: number; lastStep: number };
  mine: DraftTree;
  lastStep: number;
  /** When the server said that it has it */
  savedAt: string | null;
  /** When the person last changed something here */
  changedAt: number;
  /** What was sent and not answered: the server may have it */
  unanswered: DraftTree[];
  /** The one of two drafts that was older when the person signed in, until they choose */
  other: EarlierDraft | null;
  /** The version that was not chosen; the server keeps it as well */
  previous?: EarlierDraft | null;
}

export interface DraftStore {
  read(owner: string, kind: DraftKind): Promise<DraftRecord | undefined>;
  write(record: DraftRecord): Promise<void>;
  remove(owner: string, kind: DraftKind): Promise<void>;
  /** Drafts of other people do not stay in a browser that somebody else uses now. */
  removeOthers(owner: string): Promise<void>;
}

const RECORDS = 'records';

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused it'));
  });

/** What a change waits for: a request that succeeded can still be lost with the page, a committed one cannot. */
export const committed = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser refused it'));
  });

let opening: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DRAFTS, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(RECORDS, { keyPath: ['owner', 'kind'] });
  const database = await done(request);
  // a sign-out in another tab deletes it, and WebKit loses its database server: the next call opens it again
  const forget = (): void => void (opening = undefined);
  database.onclose = forget;
  database.onversionchange = () => {
    forget();
    database.close();
  };
  return database;
}

/** The store of drafts, for one transaction. Its keys are `[owner, kind]`. */
export async function records(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= open();
  // a private window may refuse today and not tomorrow
  opening.catch(() => (opening = undefined));
  return (await opening).transaction(RECORDS, mode).objectStore(RECORDS);
}

/** The browser's database. Each call fails where it is forbidden or full. */
export const browserDrafts: DraftStore = {
  async read(owner, kind) {
    return done((await records('readonly')).get([owner, kind]) as IDBRequest<DraftRecord | undefined>);
  },
  async write(record) {
    const store = await records('readwrite');
    store.put(record);
    await committed(store);
    if (record.owner === NOBODY) markDraft(record.kind, true);
  },
  async remove(owner, kind) {
    if (owner === NOBODY) markDraft(kind, false);
    const store = await records('readwrite');
    store.delete([owner, kind]);
    await committed(store);
  },
  async removeOthers(owner) {
    const store = await records('readwrite');
    const keys = (await done(store.getAllKeys())) as [string, DraftKind][];
    const others = keys.filter(([whose]) => whose !== owner && whose !== NOBODY);
    await Promise.all(others.map((key) => done(store.delete(key))));
  },
};

/** At sign-out: nothing of any draft stays in this browser. */
export async function wipeDrafts(): Promise<void> {
  window.dispatchEvent(new Event(DRAFTS_WIPED));
  DRAFT_KINDS.forEach((kind) => markDraft(kind, false));
  const store = await records('readwrite');
  store.clear();
  await committed(store);
}
