import { CONSENT_TEXTS, filledConsent, type ConsentName, type Sender } from '@brokerage/domain/vocabulary/consents';
import { createContext, use } from 'react';

/** Words of consents that the office changed, with their versions. */
export type ChangedWords = readonly { name: ConsentName; words: string; version: string }[];

export const ConsentWordsContext = createContext<ChangedWords>([]);

/** The words of a consent as they are today, with who asks in them. Without a sender they must not name one. */
export function useConsentWords(): (name: ConsentName, sender?: Sender) => string {
  const changed = use(ConsentWordsContext);
  return (name, sender) => {
    const words = changed.find((one) => one.name === name)?.words ?? CONSENT_TEXTS[name].words;
    return sender ? filledConsent(words, sender) : words;
  };
}

/** What a consent to today's words stores. */
export function useConsentVersion(name: ConsentName): string {
  const changed = use(ConsentWordsContext);
  return changed.find((one) => one.name === name)?.version ?? CONSENT_TEXTS[name].version;
}
