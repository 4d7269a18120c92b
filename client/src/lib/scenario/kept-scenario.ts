import { SCENARIO_KEY, tabStorage } from '../tab-storage';
import { readWords, wordsOf, type Change } from './scenario';

const listeners = new Set<() => void>();

/** The same text as long as nothing changed, as useSyncExternalStore asks; empty where nobody has said anything. */
export const keptText = (): string => tabStorage.read(SCENARIO_KEY) ?? '';

export function readKept(text: string): Change {
  try {
    const words: unknown = JSON.parse(text || '{}');
    return typeof words === 'object' && words !== null ? readWords(words as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** What somebody said in this tab; undefined where they said nothing. */
export const keptScenario = (): Change | undefined => (keptText() === '' ? undefined : readKept(keptText()));

/** Keeps what they say beside what they said before; what stands there as an example is nobody’s word. */
export function keepSaid(change: Change): void {
  tabStorage.write(SCENARIO_KEY, JSON.stringify(wordsOf({ ...readKept(keptText()), ...change })));
  for (const tell of listeners) tell();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
