import { useSyncExternalStore } from 'react';

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

const LOADING: Session = { state: 'loading' };
const SIGNED_OUT: Session = { state: 'signed-out' };
const listeners = new Set<() => void>();
let current: Session | undefined;
let readFrom = '';

/** Local storage may be forbidden or full; a visitor without it is signed out. */
function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function restore(): Session {
  const [token, role, userId, name, email] = KEYS.map(read);
  const level = Number(role);
  if (!token || !userId || !(level >= 1 && level <= 3)) return SIGNED_OUT;
  return { state: 'signed-in', user: { id: userId, role: level, name: name ?? '', email: email ?? '' } };
}

/** The same object as long as nothing changed, as useSyncExternalStore asks. */
function snapshot(): Session {
  const now = KEYS.map(read).join('\n');
  if (!current || now !== readFrom) {
    readFrom = now;
    current = restore();
  }
  return current;
}

const tell = (): void => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // another tab signed in or out
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const readToken = (): string => read('token');

export function signIn(session: SessionUser & { token: string }): void {
  localStorage.setItem('token', session.token);
  localStorage.setItem('role', String(session.role));
  localStorage.setItem('userId', session.id);
  localStorage.setItem('name', session.name);
  localStorage.setItem('email', session.email);
  tell();
}

/** Forgets the session in this browser; the server is told by the `logout` operation. */
export function signOut(): void {
  for (const key of KEYS) localStorage.removeItem(key);
  tell();
}

/** The server and the first render in the browser know of no session: they are `loading`. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, snapshot, () => LOADING);
}
