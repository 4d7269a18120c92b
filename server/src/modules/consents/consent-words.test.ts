import { CONSENTS } from '@brokerage/domain/settings/consent-words';
import { ANALYTICS_CONSENT_VERSION, BOOKING_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { newId } from '../../platform/ids.js';
import { consentRows, writeConsents } from './consent.service.js';

const SAVE = `mutation ($content: JSONObject!) {
  saveSettings(section: CONSENTS, content: $content) { userErrors { message field } section { version } }
}`;
const CHOOSE = `mutation ($textVersion: String!, $receipt: ID!) {
  chooseAnalytics(granted: true, textVersion: $textVersion, receipt: $receipt) { userErrors { code field } }
}`;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('avery@example.ca', 'ADMIN', 'Avery Chen');
  admin = await api.token('avery@example.ca');
});
afterAll(() => api.close());

async function save(words: Record<string, string>) {
  const content = { ...CONSENTS.initial, texts: { ...CONSENTS.initial?.texts, ...words } };
  return (await api.graphql(SAVE, { content }, admin)).body.data.saveSettings;
}
const changed = async () =>
  (await api.graphql('{ siteSettings { consents { name words version } } }')).body.data.siteSettings.consents;

/** What the ledger has of a consent that code names by its first words. */
async function storedAs(purpose: 'contact' | 'marketing', textVersion: string): Promise<string> {
  const [row] = consentRows({ email: 'ada@example.ca', ip: null }, [{ purpose, granted: true, textVersion }]);
  if (!row) throw new Error('There is no row.');
  await writeConsents(api.platform.db.manager, [row]);
  const [stored] = await api.rows<{ words: string }>('select text_version as words from consent where id = $1', [
    row.id,
  ]);
  return stored?.words ?? '';
}

test('the first words have the version that stands in the code', async () => {
  expect(await changed()).toEqual([]);
  expect(await storedAs('contact', BOOKING_CONSENT_VERSION)).toBe('booking 2026-11-22');
});

test('other words are shown to visitors, and a consent stores their version', async () => {
  expect(await save({ BOOKING: 'You may call me.' })).toEqual({ userErrors: [], section: { version: 2 } });
  await eventually(async () =>
    expect(await changed()).toEqual([{ name: 'BOOKING', words: 'You may call me.', version: 'booking 2' }]),
  );
  expect(await storedAs('contact', BOOKING_CONSENT_VERSION)).toBe('booking 2');
  expect(await storedAs('marketing', '2026-11-22')).toBe('2026-11-22');
});

test('they keep it while others change', async () => {
  await save({ BOOKING: 'You may call me.', ANALYTICS: 'May we count?' });
  expect(await storedAs('contact', BOOKING_CONSENT_VERSION)).toBe('booking 2');
});

test('a choice about visits is taken only for the words that are shown', async () => {
  const choose = async (textVersion: string) =>
    (await api.graphql(CHOOSE, { textVersion, receipt: newId() })).body.data.chooseAnalytics.userErrors;
  expect(await choose(ANALYTICS_CONSENT_VERSION)).toEqual([{ code: 'INVALID', field: ['textVersion'] }]);
  expect(await choose('analytics 3')).toEqual([]);
  expect(await api.rows(`select text_version as words from consent where purpose = 'analytics'`)).toEqual([
    { words: 'analytics 3' },
  ]);
});

test('words without what the law asks for are refused at their field', async () => {
  expect((await save({ MARKETING: 'Write to me.' })).userErrors).toEqual([
    { message: 'Keep {legalName} in the words', field: ['MARKETING'] },
  ]);
});
