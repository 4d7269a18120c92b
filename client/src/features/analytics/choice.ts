import { useSyncExternalStore } from 'react';
import { useConsentVersion } from '../../lib/consent-words';
import { randomHex } from '../../lib/random';

/** What a visitor chose, and the receipt that names its row in our ledger. Kept in this browser alone. */
interface Choice {
  granted: boolean;
  version: string;
  receipt: string;
}

const KEY = 'analytics-choice';
const listeners = new Set<() => void>();

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** undefined: not asked yet. */
function parse(text: string): Choice | undefined {
  try {
    return JSON.parse(text) as Choice;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export type Chosen = 'granted' | 'refused' | 'open';

/** Who read other words than today’s has not been asked. */
export function useChosen(): Chosen {
  const version = useConsentVersion('ANALYTICS');
  const text = useSyncExternalStore(subscribe, readText, () => '');
  const choice = parse(text);
  if (choice?.version !== version) return 'open';
  return choice.granted ? 'granted' : 'refused';
}

/** A UUID of version 4. */
const randomUuid = (): string => randomHex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** Names the rows of this browser in our ledger, the same from the first choice on. */
export const receiptOf = (): string => parse(readText())?.receipt ?? randomUuid();

export function keepChoice({ granted, version, receipt }: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ granted, version, receipt } satisfies Choice));
  } catch {
    // a browser that keeps nothing is asked again, and never counted
  }
  for (const listener of listeners) listener();
}
