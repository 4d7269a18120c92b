import { CONSENT_TEXTS, filledConsent, type ConsentName, type Sender } from '@brokerage/domain/vocabulary/consents';
import { useChangedWords } from './changed-words';

/** The words of a consent as they are today, with who asks in them. Without a sender they must not name one. */
export function useConsentWords(): (name: ConsentName, sender?: Sender) => string {
  const changed = useChangedWords();
  return (name, sender) => {
    const words = changed(name)?.words ?? CONSENT_TEXTS[name].words;
    return sender ? filledConsent(words, sender) : words;
  };
}

/** What a consent to today's words stores. */
export function useConsentVersion(name: ConsentName): string {
  const changed = useChangedWords();
  return changed(name)?.version ?? CONSENT_TEXTS[name].version;
}
