import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { PRIVACY_INITIAL, TERMS_INITIAL } from '@brokerage/domain/settings/legal-initial';
import { testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const READ = `query ($text: LegalTextName!, $version: Int) { legalText(text: $text, version: $version) {
  version effectiveOn inEffect changes chapters { title block paragraphs } next { version } versions { version }
} }`;
const SAVE = `mutation ($section: SettingsSection!, $content: JSONObject!) {
  saveSettings(section: $section, content: $content) { userErrors { code message field } section { version } }
}`;
const OPEN = '{ textsToAgree { text version effectiveOn changes } }';
const AGREE = `mutation ($text: LegalTextName!, $version: Int!) {
  agreeToText(text: $text, version: $version) { userErrors { code field } left { text } }
}`;

const TODAY = localDateOf(Date.now(), OFFICE_ZONE);
const TOMORROW = addDays(TODAY, 1);

let api: TestApi;
let admin: string;
let ada: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('avery@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('ada@example.ca', 'ACCOUNT_HOLDER', 'Ada Tremblay');
  admin = await api.token('avery@example.ca');
  ada = await api.token('ada@example.ca');
});
afterAll(() => api.close());

const read = async (version?: number, text = 'PRIVACY') =>
  (await api.graphql(READ, { text, version })).body.data.legalText;
const open = async (token = ada) => (await api.graphql(OPEN, {}, token)).body.data.textsToAgree;
const agree = async (version: number, text = 'PRIVACY') =>
  (await api.graphql(AGREE, { text, version }, ada)).body.data.agreeToText;
async function save(texts: Record<string, string>, section = 'PRIVACY'): Promise<void> {
  const initial = section === 'TERMS' ? TERMS_INITIAL : PRIVACY_INITIAL;
  const content = { ...initial, texts: { ...initial.texts, ...texts } };
  const { body } = await api.graphql(SAVE, { section, content }, admin);
  expect(body.data.saveSettings.userErrors).toEqual([]);
}

test('until somebody saves one, the first words hold', async () => {
  const text = await read();
  expect(text).toMatchObject({ version: 1, inEffect: true, next: null, versions: [{ version: 1 }] });
  expect(text.chapters.map(({ block }: { block: string | null }) => block)).toEqual([
    null,
    null,
    null,
    'RETENTION',
    'VISITS',
    null,
    'OFFICER',
  ]);
  expect(await read(undefined, 'TERMS')).toMatchObject({ version: 1, inEffect: true });
  expect(await read(2)).toBeNull();
});

test('a version whose day is to come is announced, can be read, and asks nobody yet', async () => {
  await save({ effectiveOn: TOMORROW, agreeAgain: 'everyone', changes: 'We name our server companies.' });
  await eventually(async () => expect(await read()).toMatchObject({ version: 1, next: { version: 2 } }));
  expect(await read(2)).toMatchObject({ version: 2, inEffect: false, changes: 'We name our server companies.' });
  expect(await open()).toEqual([]);
  expect((await agree(2)).userErrors).toEqual([{ code: 'CONFLICT', field: ['version'] }]);
});

test('one that holds today is read at once, and the one before it by its number', async () => {
  await save({ effectiveOn: TODAY, agreeAgain: 'everyone', changes: 'New words.' });
  await eventually(async () =>
    expect(await read()).toMatchObject({
      version: 3,
      inEffect: true,
      // the second was overtaken before its day
      versions: [{ version: 3 }, { version: 1 }],
    }),
  );
  expect(await read(1)).toMatchObject({ version: 1, inEffect: false, effectiveOn: '2026-11-25' });
  // nobody was ever bound by it
  expect(await read(2)).toBeNull();
});

test('everybody with an account is asked, and what they answer names the version', async () => {
  const asked = { text: 'PRIVACY', version: 3, effectiveOn: TODAY, changes: 'New words.' };
  expect(await open()).toEqual([asked]);
  // two presses are one agreement
  const [first, second] = await Promise.all([agree(3), agree(3)]);
  expect([first, second]).toEqual([
    { userErrors: [], left: [] },
    { userErrors: [], left: [] },
  ]);
  expect(await open()).toEqual([]);
  expect(await open(admin)).toEqual([asked]);
  expect(
    await api.rows(
      `select c.purpose, c.granted, c.text_version as words, u.email from consent c join user_account u on u.id = c.user_id`,
    ),
  ).toEqual([{ purpose: 'privacy', granted: true, words: 'privacy page 3', email: 'ada@example.ca' }]);
});

test('a correction asks nobody who agreed; the terms ask on their own', async () => {
  await save({ effectiveOn: TODAY, agreeAgain: 'nobody', changes: 'A comma.' });
  expect(await open()).toEqual([]);
  expect(await open(admin)).toMatchObject([{ version: 4 }]);
  await save({ effectiveOn: TODAY, agreeAgain: 'everyone', changes: 'New terms.' }, 'TERMS');
  expect(await open()).toMatchObject([{ text: 'TERMS', version: 2, changes: 'New terms.' }]);
  expect(await agree(2, 'TERMS')).toEqual({ userErrors: [], left: [] });
});
