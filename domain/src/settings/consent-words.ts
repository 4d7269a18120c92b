import { CONSENT_NAMES, CONSENT_TEXTS, type ConsentName } from '../vocabulary/consents.js';
import type { SettingsContent, SettingsField, SettingsSection } from './section.js';

const WORDS_MAX = 600;

const ASKED: Readonly<Record<ConsentName, string>> = {
  CONTACT: 'Contact about an application',
  MARKETING: 'Rate news and offers',
  PRIVACY: 'Use of an application’s information',
  CREDIT_CHECK: 'Credit check',
  LEAD: 'Contact about a request',
  BOOKING: 'Contact about a call',
  CHAT: 'Chat',
  MESSAGE: 'Message to the office',
  CAREER: 'Job application',
  RATE_WATCH: 'Rate watch',
  RENEWAL_REMINDER: 'Renewal reminder',
  ANALYTICS: 'Counting visits',
};

/** What the law, or what the words are for, asks of them: each must be there. */
const NEEDED: Partial<Readonly<Record<ConsentName, readonly string[]>>> = {
  MARKETING: ['{legalName}', '{address}'],
  PRIVACY: ['{legalName}'],
  CREDIT_CHECK: ['{legalName}', 'Equifax Canada', 'TransUnion Canada'],
  CHAT: ['{legalName}'],
  RATE_WATCH: ['{legalName}', '{address}'],
  RENEWAL_REMINDER: ['{legalName}', '{address}'],
};

const HINTS: Partial<Readonly<Record<ConsentName, string>>> = {
  MARKETING: 'The law wants {legalName}, {address} and how to withdraw.',
  RATE_WATCH: 'The law wants {legalName}, {address} and how to withdraw.',
  RENEWAL_REMINDER: 'The law wants {legalName}, {address} and how to withdraw.',
  CREDIT_CHECK: 'The law wants the bureaus by name.',
  ANALYTICS: 'With new words every visitor is asked again.',
};

function fieldOf(name: ConsentName): SettingsField {
  const needed = NEEDED[name] ?? [];
  return {
    name,
    kind: 'longText',
    label: ASKED[name],
    hint: HINTS[name],
    max: WORDS_MAX,
    required: 'Enter what people agree to',
    check: (text) => {
      const missing = needed.find((part) => !text.includes(part));
      return missing === undefined ? undefined : `Keep ${missing} in the words`;
    },
  };
}

/** What people agree to on our forms, word by word. */
export const CONSENTS: SettingsSection = {
  title: 'Consents',
  description: 'What people agree to on the forms, word by word.',
  lead: 'The text beside each box that people tick. We put our name for {legalName} and our address for {address}. People who agreed before agreed to the words of that day.',
  fields: CONSENT_NAMES.map(fieldOf),
  lists: [],
  initial: {
    texts: Object.fromEntries(CONSENT_NAMES.map((name) => [name, CONSENT_TEXTS[name].words])),
    lists: {},
  },
};

/** The versions of words that are not the first ones, by purpose and first version, as the ledger of consents looks them up. */
export type WordsVersions = Readonly<Record<string, string>>;

/** How the ledger looks up a consent: 'contact booking 2026-11-22'. */
export const wordsKey = (name: ConsentName): string => `${CONSENT_TEXTS[name].purpose} ${CONSENT_TEXTS[name].version}`;

/** The versions once these words are saved: words that stay keep theirs, and the first words have their own again. */
export function wordsVersions(
  known: WordsVersions,
  before: SettingsContent,
  after: SettingsContent,
  version: number,
): WordsVersions {
  const entries = CONSENT_NAMES.flatMap((name): [string, string][] => {
    const key = wordsKey(name);
    const words = after.texts[name];
    if (words === CONSENT_TEXTS[name].words) return [];
    const kept = words === before.texts[name] ? known[key] : undefined;
    return [[key, kept ?? `${name.toLowerCase()} ${version}`]];
  });
  return Object.fromEntries(entries);
}

export interface ChangedConsent {
  name: ConsentName;
  words: string;
  version: string;
}

/** The consents whose words are not the first ones. */
export const changedConsents = ({ texts }: SettingsContent, versions: WordsVersions): ChangedConsent[] =>
  CONSENT_NAMES.flatMap((name) => {
    const version = versions[wordsKey(name)];
    const words = texts[name];
    return version === undefined || words === undefined ? [] : [{ name, words, version }];
  });
