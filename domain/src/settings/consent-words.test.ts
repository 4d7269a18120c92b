import { CONSENT_TEXTS } from '../vocabulary/consents.js';
import { changedConsents, CONSENTS, wordsVersions } from './consent-words.js';
import { contentOf, settingsProblems, type SettingsContent } from './section.js';

const FIRST = contentOf(CONSENTS, CONSENTS.initial);
const withWords = (texts: Record<string, string>): SettingsContent => ({
  ...FIRST,
  texts: { ...FIRST.texts, ...texts },
});

test('words that the law asks for stay', () => {
  expect(
    settingsProblems(CONSENTS, withWords({ CREDIT_CHECK: '{legalName} may check my credit with Equifax Canada.' })),
  ).toEqual([{ code: 'INVALID', message: 'Keep TransUnion Canada in the words', place: ['CREDIT_CHECK'] }]);
  expect(settingsProblems(CONSENTS, withWords({ MARKETING: 'Write to me, {legalName}.' }))).toMatchObject([
    { message: 'Keep {address} in the words' },
  ]);
});

test('changed words have the version of the section, and keep it until they change again', () => {
  const second = withWords({ BOOKING: 'Call me.' });
  const versions = wordsVersions({}, FIRST, second, 2);
  expect(versions).toEqual({ 'contact booking 2026-11-22': 'booking 2' });
  const third = withWords({ BOOKING: 'Call me.', CREDIT_CHECK: `${CONSENT_TEXTS.CREDIT_CHECK.words} Thank you.` });
  expect(wordsVersions(versions, second, third, 3)).toEqual({
    'contact booking 2026-11-22': 'booking 2',
    'credit_check 2026-11-22': 'credit_check 3',
  });
  expect(changedConsents(second, versions)).toEqual([{ name: 'BOOKING', words: 'Call me.', version: 'booking 2' }]);
});

test('the first words have their own version again', () => {
  expect(
    wordsVersions({ 'contact booking 2026-11-22': 'booking 2' }, withWords({ BOOKING: 'Call me.' }), FIRST, 3),
  ).toEqual({});
});
