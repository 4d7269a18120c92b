import { useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from './tab-storage';

/** Who is signed in. `role` is the level: 1 account holder, 2 moderator, 3 administrator. */
export interface SessionUser {
  id: string;
  role: number;
  name: string;
  email: string;
}

export interface Session {
  state: 'loading' | 'signed-out' | 'signed-in';
  user?: SessionUser;
}

/** The keys of customer spec §3; a session counts only with the first three. */
const KEYS = ['token', 'role', 'userId', 'name', 'email'] as const;

/** Told before an ended session is forgotten, so that forms can keep what was typed. */
export const SESSION_ENDED = 'session-ended';
const ENDED = 'session:ended';
const OWNER = 'session:owner';
/** The browser's database of drafts, which goes when somebody signs out. */
export const DRAFTS = 'drafts';
/** Tells the drafts in this page that they are wiped. */
export const DRAFTS_WIPED = 'drafts-wiped';
/** Lets the other tabs tell a sign-out from a session that ended. */
const LEAVING = 'signing-out';
/** Somebody who was asked may have stayed; with nobody asked only a slow server or the browser's stop button is left. */
const ASKED_MS = 10_000;
const STUCK_MS = 120_000;

const LOADING: Session = { state: 'loading' };
const SIGNED_OUT: Session = { state: 'signed-out' };
const listeners = new Set<() => void>();
let current: Session | undefined;
let readFrom = '';
/** Where somebody signed out when the page is on its way out: until it is gone it shows what it showed. */
let leaving: 'here' | 'elsewhere' | undefined;

const read = (key: string): string => browserStorage.read(key) ?? '';

function restore(): Session {
  const [token, role, userId, name, email] = KEYS.map(read);
  const level = Number(role);
  if (!token || !userId || !(level >= 1 && level <= 3)) return SIGNED_OUT;
  return { state: 'signed-in', user: { id: userId, role: level, name: name ?? '', email: email ?? '' } };
}

/** The same object as long as nothing changed, as useSyncExternalStore asks. */
function snapshot(): Session {
  if (leaving && current) return current;
  const now = KEYS.map(read).join('\n');
  if (!current || now !== readFrom) {
    readFrom = now;
    current = restore();
  }
  return current;
}

const tell = (): void => listeners.forEach((listener) => listener());

/** What was typed in a tab belongs to one person. False where it was another's: it is gone. */
function claimTab(id: string): boolean {
  const owner = tabStorage.read(OWNER);
  const isOthers = owner !== undefined && owner !== id;
  if (isOthers) tabStorage.clear();
  tabStorage.write(OWNER, id);
  return !isOthers;
}

/** The forms keep what was typed while they still stand. */
function keepTyped(): void {
  window.dispatchEvent(new Event(SESSION_ENDED));
  tabStorage.write(ENDED, 'yes');
}

/**
 * The page goes, which the caller sees to next: until then it shows what it showed, and what the server says meanwhile ends
 * no session. `then` follows when it is gone, or when somebody stays after all because a page asked first.
 */
function onTheWayOut(where: typeof leaving, then: () => void): void {
  leaving = where;
  const listening = new AbortController();
  const { signal } = listening;
  let stays: ReturnType<typeof setTimeout> | undefined;
  const goes = (): void => {
    listening.abort();
    clearTimeout(stays);
    leaving = undefined;
    then();
  };
  const waitFor = (ms: number): void => {
    clearTimeout(stays);
    stays = setTimeout(goes, ms);
  };
  waitFor(STUCK_MS);
  window.addEventListener('beforeunload', (event) => event.defaultPrevented && waitFor(ASKED_MS), { signal });
  window.addEventListener('pagehide', goes, { signal });
}

/** The browser's copies of drafts. Not in code that has to come first: on a slow line nobody waits for that. */
export const dropDrafts = (): Promise<unknown> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DRAFTS);
    request.onsuccess = request.onerror = resolve;
  });

/** What this tab shows and keeps of somebody who left in another one goes with a fresh page. */
function followOut(): void {
  tabStorage.clear();
  // what it was about to save of a draft would come after the other tab had deleted it
  window.dispatchEvent(new Event(DRAFTS_WIPED));
  onTheWayOut('elsewhere', () => {
    // a form may have gone on keeping what it had begun to keep
    tabStorage.clear();
    tell();
  });
}

/** Another tab signed in or out. */
function hear({ key, newValue }: StorageEvent): void {
  if (leaving === 'here') return;
  if (key === LEAVING && newValue === null) {
    // now that the session is gone: a fresh page would go on with it, and bring back what the account keeps
    window.location.reload();
    return;
  }
  if (leaving) return;
  if (key === LEAVING) {
    followOut();
    dropDrafts().catch(() => undefined);
    return;
  }
  const before = current?.user;
  const { user } = snapshot();
  if (user && !claimTab(user.id)) {
    followOut();
    window.location.reload();
  }
  // the server ended the session, and another tab heard of it first
  else if (before && !user) keepTyped();
}

// the server has no other tabs
globalThis.addEventListener?.('storage', hear);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  const { user } = snapshot();
  if (user) claimTab(user.id);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const readToken = (): string => read('token');

export function signIn(session: SessionUser & { token: string }): void {
  claimTab(session.id);
  tabStorage.remove(ENDED);
  const values = { ...session, userId: session.id };
  for (const key of KEYS) browserStorage.write(key, String(values[key]));
  tell();
}

function forget(): void {
  for (const key of KEYS) browserStorage.remove(key);
  snapshot();
  tell();
}

/** Forgets the session in this browser and what was typed in it. The `logout` operation ends it on the server. */
export function signOut(): void {
  tabStorage.clear();
  browserStorage.write(LEAVING, 'yes');
  forget();
  browserStorage.remove(LEAVING);
}

/**
 * Forgets the session when this page goes, which its caller sees to next. What still asks the server meanwhile hears that
 * the session is over, and must not lead to the sign-in. Whoever stays after all (a page may ask first) is signed out then.
 */
export const leave = (): void => onTheWayOut('here', signOut);

/** Somebody signed out, and the page is on its way elsewhere. */
export const isLeaving = (): boolean => leaving !== undefined;

/** The server no longer knows the session. What was typed stays in this tab for the same person. */
export function endSession(): void {
  if (leaving) return;
  // another tab may have forgotten it a moment ago, of which this one has not heard yet
  if (readToken() || current?.user) keepTyped();
  forget();
}

/** Whether the last session of this tab ended without a sign-out. */
export const hasSessionEnded = (): boolean => tabStorage.read(ENDED) !== undefined;

/** The server and the first render in the browser know of no session: they are `loading`. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, snapshot, () => LOADING);
}
