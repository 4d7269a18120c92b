import { ANALYTICS_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { useSyncExternalStore } from 'react';

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

/** undefined: not asked yet, or other words were read. */
function parse(text: string): Choice | undefined {
  try {
    const choice = JSON.parse(text) as Choice;
    return choice.version === ANALYTICS_CONSENT_VERSION ? choice : undefined;
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

export function useChosen(): Chosen {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  const choice = parse(text);
  if (!choice) return 'open';
  return choice.granted ? 'granted' : 'refused';
}

/** Names the rows of this browser in our ledger, the same from the first choice on. */
export const receiptOf = (): string => parse(readText())?.receipt ?? crypto.randomUUID();

export function keepChoice(granted: boolean, receipt: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ granted, version: ANALYTICS_CONSENT_VERSION, receipt } satisfies Choice),
    );
  } catch {
    // a browser that keeps nothing is asked again, and never counted
  }
  for (const listener of listeners) listener();
}
