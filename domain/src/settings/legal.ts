import { PRIVACY_INITIAL, TERMS_INITIAL } from './legal-initial.js';
import type { SettingsContent, SettingsField, SettingsSection, SettingTexts } from './section.js';
import { keysOf } from '../data/objects.js';

/** What stands in a chapter and is never typed: it is worked out from what it tells of. */
export const LEGAL_BLOCKS = [
  { value: 'RETENTION', label: 'The table of retention periods, before the text' },
  { value: 'OFFICER', label: 'The privacy officer and our address, before the text' },
  { value: 'VISITS', label: 'The choice about counting visits, after the text' },
] as const;
export type LegalBlock = (typeof LEGAL_BLOCKS)[number]['value'];

const CHAPTER_MAX = 6_000;
const MOST_CHAPTERS = 30;

/** The law asks for these: what is kept and how long, whom to ask, and a way to withdraw a consent. */
const NEEDED: Readonly<Record<LegalBlock, string>> = {
  RETENTION: 'the retention periods',
  OFFICER: 'the privacy officer',
  VISITS: 'the choice about counting visits',
};

const BLOCK: SettingsField = {
  name: 'block',
  kind: 'choice',
  label: 'Also shows',
  choices: LEGAL_BLOCKS,
  empty: 'Nothing else',
};

/** A text with versions. Each says from when it holds, what changed, and who has to agree to it. */
const legalText = (
  about: Pick<SettingsSection, 'title' | 'description' | 'lead' | 'initial'>,
  needs: readonly LegalBlock[],
): SettingsSection => ({
  ...about,
  fields: [
    {
      name: 'effectiveOn',
      kind: 'date',
      label: 'In effect from',
      hint: 'Until that day visitors see the version before it.',
      required: 'Enter the day from which it holds',
    },
    {
      name: 'agreeAgain',
      kind: 'choice',
      label: 'Who must agree again',
      choices: [
        { value: 'nobody', label: 'Nobody' },
        { value: 'everyone', label: 'Everyone with an account' },
      ],
      empty: 'Choose',
      required: 'Choose who must agree again',
    },
    {
      name: 'changes',
      kind: 'longText',
      label: 'What changed',
      hint: 'Visitors read it above the text, and those who must agree again before they do.',
      max: 600,
      required: 'Say what changed',
    },
  ],
  lists: [
    {
      name: 'chapters',
      title: 'Chapters',
      hint: 'A blank line starts a new paragraph.',
      noun: 'chapter',
      most: MOST_CHAPTERS,
      least: [1, 'Enter the text.'],
      once: ['block', 'Show each part once.'],
      needs: needs.map((block) => ['block', block, `Keep the chapter with ${NEEDED[block]}.`] as const),
      fields: [
        { name: 'title', kind: 'text', label: 'Title', max: 100, required: 'Enter a title' },
        ...(needs.length > 0 ? [BLOCK] : []),
        { name: 'text', kind: 'longText', label: 'Text', max: CHAPTER_MAX, required: 'Enter the text' },
      ],
    },
  ],
});

export const PRIVACY = legalText(
  {
    title: 'Privacy',
    description: 'The privacy policy, with the day from which it holds and who must agree again.',
    lead: 'What the privacy page says. Each version keeps the day from which it holds.',
    initial: PRIVACY_INITIAL,
  },
  ['RETENTION', 'OFFICER', 'VISITS'],
);

export const TERMS = legalText(
  {
    title: 'Terms',
    description: 'The terms of use, with the day from which they hold and who must agree again.',
    lead: 'What the page about the terms of use says. Each version keeps the day from which it holds.',
    initial: TERMS_INITIAL,
  },
  [],
);

/** The texts that have a page of their own. */
export const LEGAL_TEXTS = { PRIVACY, TERMS } as const;
export type LegalTextName = keyof typeof LEGAL_TEXTS;
export const LEGAL_NAMES = keysOf(LEGAL_TEXTS);

/** A saved version, as far as it decides which one holds. */
export interface DatedVersion {
  version: number;
  /** 2026-11-25 */
  effectiveOn: string;
  agreeAgain: boolean;
  /** The day it was saved, in Toronto */
  savedOn: string;
}

export const datedVersion = (version: number, savedOn: string, { texts }: SettingsContent): DatedVersion => ({
  version,
  savedOn,
  effectiveOn: texts['effectiveOn'] ?? '',
  agreeAgain: texts['agreeAgain'] === 'everyone',
});

/** The version that holds on a day: the newest of those whose day has come. `versions` are the newest first. */
export const inEffectOn = <Version extends DatedVersion>(
  versions: readonly Version[],
  day: string,
): Version | undefined => versions.find(({ effectiveOn }) => effectiveOn <= day);

/** The version that will hold next, and its day has not come. One that an earlier day or a newer one overtook never holds. */
export function nextAfter<Version extends DatedVersion>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  const now = inEffectOn(versions, day);
  const coming = versions.filter(({ version, effectiveOn }) => effectiveOn > day && version > (now?.version ?? 0));
  const [first] = coming.map(({ effectiveOn }) => effectiveOn).sort();
  return coming.find(({ effectiveOn }) => effectiveOn === first);
}

/** Those that held once or will: a newer one with no later day that was saved before their day came took their place. */
export const everHeld = <Version extends DatedVersion>(versions: readonly Version[]): Version[] =>
  versions.filter(
    (one, at) =>
      !versions
        .slice(0, at)
        .some(({ savedOn, effectiveOn }) => savedOn < one.effectiveOn && effectiveOn <= one.effectiveOn),
  );

/**
 * Whether somebody has to be asked: a version that holds, or one that it followed, wanted everybody to agree, and they
 * agreed to none since.
 */
export function mustAgree(versions: readonly DatedVersion[], day: string, agreedTo: readonly number[]): boolean {
  const now = inEffectOn(versions, day)?.version ?? 0;
  const asked = versions.find(({ version, agreeAgain, effectiveOn }) => {
    return agreeAgain && version <= now && effectiveOn <= day;
  });
  return asked !== undefined && !agreedTo.some((version) => version >= asked.version);
}

/** What a consent stores of the text that was agreed to: 'privacy page 3'. Stored; never change it. */
const AGREED: Readonly<Record<LegalTextName, string>> = { PRIVACY: 'privacy page', TERMS: 'terms' };
export const agreedText = (name: LegalTextName, version: number): string => `${AGREED[name]} ${version}`;

/** The versions among what consents store; what is about something else is left out. */
export const agreedVersions = (name: LegalTextName, stored: readonly string[]): number[] =>
  stored.flatMap((text) => (text.startsWith(`${AGREED[name]} `) ? Number(text.replace(AGREED[name], '')) : []));

export interface LegalChapter {
  title: string;
  block: LegalBlock | null;
  paragraphs: string[];
}

function chapterOf({ title = '', block = '', text = '' }: SettingTexts): LegalChapter {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return {
    title,
    block: LEGAL_BLOCKS.find(({ value }) => value === block)?.value ?? null,
    paragraphs: paragraphs.filter(Boolean),
  };
}

/** The chapters as they are read. */
export const chaptersIn = ({ lists }: SettingsContent): LegalChapter[] => (lists['chapters'] ?? []).map(chapterOf);
