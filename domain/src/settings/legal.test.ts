import {
  agreedText,
  agreedVersions,
  chaptersIn,
  everHeld,
  inEffectOn,
  LEGAL_NAMES,
  LEGAL_TEXTS,
  mustAgree,
  nextAfter,
  type DatedVersion,
} from './legal.js';
import { PRIVACY_INITIAL } from './legal-initial.js';
import { settingsProblems, type SettingsContent } from './section.js';

const at = (version: number, effectiveOn: string, agreeAgain = false, savedOn = '2026-11-25'): DatedVersion => ({
  version,
  effectiveOn,
  agreeAgain,
  savedOn,
});
/** Newest first, as they are kept */
const VERSIONS = [at(3, '2026-12-10', true), at(2, '2026-11-28'), at(1, '2026-11-25')];

test.each(LEGAL_NAMES)('the first words of %s pass the rules of today', (name) => {
  expect(settingsProblems(LEGAL_TEXTS[name], LEGAL_TEXTS[name].initial)).toEqual([]);
});

test('the privacy policy keeps what the law asks for', () => {
  const { texts, lists } = PRIVACY_INITIAL;
  const without: SettingsContent = {
    texts,
    lists: { chapters: (lists['chapters'] ?? []).filter(({ block }) => block !== 'OFFICER') },
  };
  expect(settingsProblems(LEGAL_TEXTS.PRIVACY, without)).toEqual([
    { code: 'INVALID', message: 'Keep the chapter with the privacy officer.', place: ['chapters'] },
  ]);
});

test.each([
  ['2026-11-24', undefined, 1],
  ['2026-11-25', 1, 2],
  ['2026-11-28', 2, 3],
  ['2026-12-09', 2, 3],
  ['2026-12-10', 3, undefined],
])('on %s version %s holds, and %s comes next', (day, now, next) => {
  expect(inEffectOn(VERSIONS, day)?.version).toBe(now);
  expect(nextAfter(VERSIONS, day)?.version).toBe(next);
});

test('a version saved later with an earlier day overtakes one that waits', () => {
  const versions = [at(4, '2026-12-01'), ...VERSIONS];
  expect(inEffectOn(versions, '2026-12-01')?.version).toBe(4);
  expect(inEffectOn(versions, '2026-12-10')?.version).toBe(4);
  expect(nextAfter(versions, '2026-12-01')).toBeUndefined();
});

test('what was overtaken before its day never held; what was read for a while did', () => {
  const held = (versions: readonly DatedVersion[]) => everHeld(versions).map(({ version }) => version);
  expect(held(VERSIONS)).toEqual([3, 2, 1]);
  expect(held([at(4, '2026-12-01', false, '2026-12-01'), ...VERSIONS])).toEqual([4, 2, 1]);
  // the first words were brought back, with their own day
  expect(held([at(4, '2026-11-25', false, '2026-12-20'), ...VERSIONS])).toEqual([4, 3, 2, 1]);
});

test('people are asked from the day of a version that wants it, and once', () => {
  expect(mustAgree(VERSIONS, '2026-12-09', [])).toBe(false);
  expect(mustAgree(VERSIONS, '2026-12-10', [])).toBe(true);
  expect(mustAgree(VERSIONS, '2026-12-10', [2])).toBe(true);
  expect(mustAgree(VERSIONS, '2026-12-10', [3])).toBe(false);
  // a correction after it asks nobody who agreed, and everybody who did not
  const corrected = [at(4, '2026-12-11'), ...VERSIONS];
  expect(mustAgree(corrected, '2026-12-11', [3])).toBe(false);
  expect(mustAgree(corrected, '2026-12-11', [])).toBe(true);
});

test('what a consent stores names its text and version', () => {
  expect(agreedText('PRIVACY', 3)).toBe('privacy page 3');
  expect(agreedVersions('PRIVACY', ['2026-11-22', 'privacy page 3', 'terms 9', 'privacy page 12'])).toEqual([3, 12]);
  expect(agreedVersions('TERMS', ['privacy page 3', 'terms 9'])).toEqual([9]);
});

test('an empty line begins a paragraph', () => {
  const content: SettingsContent = {
    texts: {},
    lists: { chapters: [{ title: 'A', block: '', text: 'One.\nStill one.\n \nTwo.' }] },
  };
  expect(chaptersIn(content)).toEqual([{ title: 'A', block: null, paragraphs: ['One.\nStill one.', 'Two.'] }]);
});
