import type { ConsentName } from '@brokerage/domain/vocabulary/consents';
import { createContext, use } from 'react';

/** Words of consents that the office changed, with their versions. */
export type ChangedWords = readonly { name: ConsentName; words: string; version: string }[];

/** Apart from the first words, which only pages that ask for a consent need. */
export const ConsentWordsContext = createContext<ChangedWords>([]);

/** What the office changed; undefined where the first words hold. */
export function useChangedWords(): (name: ConsentName) => ChangedWords[number] | undefined {
  const changed = use(ConsentWordsContext);
  return (name) => changed.find((one) => one.name === name);
}
