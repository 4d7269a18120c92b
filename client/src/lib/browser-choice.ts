import { useSyncExternalStore } from 'react';
import { browserStorage } from './tab-storage';

/** Something that a person chooses in this browser and that it keeps, for every tab. */
export interface BrowserChoice<T extends string> {
  read: () => T;
  set: (chosen: T) => void;
  /** Tells of every change, other tabs' too, until the answer is called */
  subscribe: (changed: () => void) => () => void;
}

/** A choice among `values`, kept under `key`. The first of them stands until somebody chooses. */
export function browserChoice<T extends string>(key: string, values: readonly [T, ...T[]]): BrowserChoice<T> {
  const listeners = new Set<() => void>();
  return {
    read() {
      const kept = browserStorage.read(key);
      return values.find((value) => value === kept) ?? values[0];
    },
    set(chosen) {
      browserStorage.write(key, chosen);
      listeners.forEach((listener) => listener());
    },
    subscribe(changed) {
      listeners.add(changed);
      window.addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        window.removeEventListener('storage', changed);
      };
    },
  };
}

/** What is chosen. A server keeps no choices: `onServer` stands there, and while its page is taken over. */
export const useBrowserChoice = <T extends string>({ subscribe, read }: BrowserChoice<T>, onServer: T): T =>
  useSyncExternalStore(subscribe, read, () => onServer);
