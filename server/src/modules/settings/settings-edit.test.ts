import { testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const STATE = 'section version content';
const READ = `query ($section: SettingsSection!) { settingsSection(section: $section) { ${STATE} } }`;
const SAVE = `mutation ($section: SettingsSection!, $content: JSONObject!, $expectedVersion: Int) {
  saveSettings(section: $section, content: $content, expectedVersion: $expectedVersion) {
    userErrors { code message field } section { ${STATE} }
  }
}`;
const RESTORE = `mutation ($version: Int!, $expectedVersion: Int) {
  restoreSettings(section: COMPANY, version: $version, expectedVersion: $expectedVersion) {
    userErrors { code field } section { ${STATE} }
  }
}`;
const VERSIONS = `{ settingsVersions(section: COMPANY) {
  totalItems items { version author restoredVersion content before }
} }`;
const PUBLIC = '{ siteSettings { brandName phone addresses licences { province number } socialLinks { network } } }';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('avery@example.ca', 'ADMIN', 'Avery Chen');
  token = await api.token('avery@example.ca');
});
afterAll(() => api.close());

interface State {
  version: number;
  content: {
    texts: Record<string, string>;
    lists: Record<string, Record<string, string>[]>;
  };
}
const read = async (section = 'COMPANY'): Promise<State> =>
  (await api.graphql(READ, { section }, token)).body.data.settingsSection;
const save = async (content: object, expectedVersion?: number, section = 'COMPANY') =>
  (await api.graphql(SAVE, { section, content, expectedVersion }, token)).body.data.saveSettings;
const restore = async (version: number, expectedVersion?: number) =>
  (await api.graphql(RESTORE, { version, expectedVersion }, token)).body.data.restoreSettings;
const versions = async () => (await api.graphql(VERSIONS, {}, token)).body.data.settingsVersions;
const site = async () => (await api.graphql(PUBLIC)).body.data.siteSettings;
const withBrand = (content: { texts: object; lists: object }, brandName: string) => ({
  ...content,
  texts: { ...content.texts, brandName },
});

test('the company is read as it stands, saved as a version, and visitors see it', async () => {
  const before = await read();
  const { content, version } = before;
  const lists = { ...content.lists, licences: [{ province: 'ON', number: '10412' }] };
  const texts = { ...content.texts, brandName: ' Birch ', phone: '416 967 1111' };
  const { userErrors, section } = await save({ texts, lists }, version);
  expect(userErrors).toEqual([]);
  expect(section).toMatchObject({
    version: version + 1,
    content: { texts: { brandName: 'Birch', phone: '+14169671111' } },
  });
  await eventually(async () =>
    expect(await site()).toMatchObject({
      brandName: 'Birch',
      phone: '+14169671111',
      licences: [{ province: 'ON', number: '10412' }],
      addresses: ['100 Sample Street West, Suite 400\nToronto ON  M5V 0A1', '25 Example Drive\nCalgary AB  T2P 0A1'],
    }),
  );
  const [now, first] = (await versions()).items;
  expect(now).toMatchObject({ version: version + 1, author: 'Avery Chen', before: content });
  expect(first).toMatchObject({ version, author: null, content });
});

test('the audit names what changed', async () => {
  const { content, version } = await read();
  await save(withBrand(content, 'Audited'), version);
  const [row] = await api.rows(
    `select action, before, after from audit_event where subject_type = 'settings' order by created_at desc, id desc limit 1`,
  );
  expect(row).toEqual({
    action: 'settings.change',
    before: { version },
    after: { section: 'COMPANY', version: version + 1, changed: ['brandName'] },
  });
});

test('the second of two editors is told, and nothing of the first is lost', async () => {
  const { content, version } = await read();
  expect((await save(withBrand(content, 'From the first'), version)).userErrors).toEqual([]);
  const { userErrors, section } = await save(withBrand(content, 'From the second'), version);
  expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect(section).toBeNull();
  expect((await read()).content.texts['brandName']).toBe('From the first');
});

test('of two that are saved at the same moment one is told', async () => {
  const { content, version } = await read();
  const both = await Promise.all(['One', 'Other'].map((name) => save(withBrand(content, name), version)));
  expect(both.map(({ userErrors }) => userErrors.length).sort()).toEqual([0, 1]);
});

test('without a change no version is made', async () => {
  const { content, version } = await read();
  const { totalItems } = await versions();
  expect(await save(content, version)).toMatchObject({ userErrors: [], section: { version } });
  expect((await versions()).totalItems).toBe(totalItems);
});

test('an earlier version comes back as a new one', async () => {
  const first = await read();
  await save(withBrand(first.content, 'Passing'), first.version);
  const { userErrors, section } = await restore(first.version, first.version + 1);
  expect(userErrors).toEqual([]);
  expect(section).toMatchObject({ version: first.version + 2, content: first.content });
  await eventually(async () => expect((await site()).brandName).toBe(first.content.texts['brandName']));
  expect((await versions()).items[0]).toMatchObject({ restoredVersion: first.version, author: 'Avery Chen' });
  expect((await restore(first.version, first.version)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await restore(9_999)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['version'] }]);
});

test('what was changed by hand becomes a version of nobody before the next one', async () => {
  await save(withBrand((await read()).content, 'Before the hand'));
  await api.rows(`update site_settings set brand_name = 'By hand'`);
  const { content, version } = await read();
  expect(content.texts['brandName']).toBe('By hand');
  await save(withBrand(content, 'After the hand'), version);
  const names = (await versions()).items
    .slice(0, 3)
    .map((one: { author: string | null; content: { texts: { brandName: string } } }) => [
      one.author,
      one.content.texts.brandName,
    ]);
  expect(names).toEqual([
    ['Avery Chen', 'After the hand'],
    [null, 'By hand'],
    ['Avery Chen', 'Before the hand'],
  ]);
});

test('every mistake is named together, by its place, and nothing is saved', async () => {
  const { content, version } = await read();
  const texts = { ...content.texts, brandName: '', phone: '123 456 7890', email: 'nobody' };
  const lists = { ...content.lists, licences: [{ province: 'ON', number: '' }], addresses: [] };
  const { userErrors } = await save({ texts, lists }, version);
  expect(userErrors.map(({ code, field }: { code: string; field: string[] }) => [code, field.join('.')])).toEqual([
    ['REQUIRED', 'brandName'],
    ['INVALID', 'email'],
    ['INVALID', 'addresses'],
    ['REQUIRED', 'licences.0.number'],
    ['INVALID', 'phone'],
  ]);
  expect(await read()).toEqual({ section: 'COMPANY', content, version });
});

test('A9: an office is edited by its parts, and lines and parts come from them', async () => {
  const { content, version } = await read();
  const [head, ...others] = content.lists['addresses']!;
  expect(head).toEqual({
    street: '100 Sample Street West',
    unit: 'Suite 400',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 0A1',
    country: 'CA',
  });
  const moved = { ...head, street: '7 Quay Street', unit: '', province: 'on', postalCode: 'm5v0a2', country: '' };
  const given = { ...content, lists: { ...content.lists, addresses: [moved, ...others] } };
  expect((await save(given, version)).userErrors).toEqual([]);
  await eventually(async () =>
    expect((await site()).addresses).toEqual(['7 Quay Street\nToronto ON  M5V 0A2', expect.any(String)]),
  );
  const { offices } = (await api.graphql('{ offices { street city postalCode country } }')).body.data;
  expect(offices[0]).toEqual({ street: '7 Quay Street', city: 'Toronto', postalCode: 'M5V 0A2', country: 'CA' });
  // who typed it before the parts were asked for
  const text = { ...content, lists: { ...content.lists, addresses: [{ address: 'Upstairs' }] } };
  const { userErrors } = await save(text);
  expect(userErrors.map(({ field }: { field: string[] }) => field.join('.'))).toContain('addresses.0.postalCode');
});

test('A9: a version from before the parts comes back with them', async () => {
  const { content, version } = await read();
  const before = {
    ...content,
    lists: { ...content.lists, addresses: [{ address: '1 Old Road\nHalifax NS  B3H 1A1' }] },
  };
  await api.rows(
    `insert into settings_version (id, section, version, content)
     values (gen_random_uuid(), 'COMPANY', $1, $2)`,
    [version + 1, JSON.stringify(before)],
  );
  expect((await restore(version + 1)).userErrors).toEqual([]);
  const [head] = (await read()).content.lists['addresses']!;
  expect(head).toMatchObject({ street: '1 Old Road', city: 'Halifax', province: 'NS', postalCode: 'B3H 1A1' });
});

test('a version cannot be changed, not even by the application', async () => {
  await expect(api.rows(`update settings_version set content = '{}'`)).rejects.toThrow(/append-only|permission denied/);
});

const HOME = `{ homeContent {
  testimonials { who province scene } testimonialsAreReal testimonialsEvidence { footnote evidenceOn }
  questions { question } claims { figure footnote evidenceOn backsReply }
} }`;
const home = async () => (await api.graphql(HOME)).body.data.homeContent;

test('the home page has its first words, and shows the first of what the office saves', async () => {
  const first = await home();
  expect([first.testimonials.length, first.questions.length, first.claims.length]).toEqual([3, 4, 4]);
  // M11: invented words are never shown as those of clients
  expect(first.testimonialsAreReal).toBe(false);
  expect(first.claims.map(({ backsReply }: { backsReply: boolean }) => backsReply)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const { content, version } = await read('QUESTIONS');
  const fifth = { question: 'Do you work on weekends?', answer: 'By email, yes.' };
  const questions = [fifth, ...content.lists['questions']!];
  const { userErrors } = await save({ ...content, lists: { questions } }, version, 'QUESTIONS');
  expect(userErrors).toEqual([]);
  const shown = async () => (await home()).questions.map(({ question }: { question: string }) => question);
  const wanted = [fifth, ...first.questions.slice(0, 3)].map(({ question }) => question);
  await eventually(async () => expect(await shown()).toEqual(wanted));
});

test('with fewer than the home page shows, nothing is saved', async () => {
  const { content, version } = await read('TESTIMONIALS');
  const lists = { testimonials: content.lists['testimonials']!.slice(0, 2) };
  expect((await save({ ...content, lists }, version, 'TESTIMONIALS')).userErrors).toMatchObject([
    { code: 'INVALID', field: ['testimonials'] },
  ]);
  expect((await home()).testimonials.length).toBe(3);
});

test('the phone hours are what the office saved', async () => {
  const hours = async () => (await api.graphql('{ phoneHours { days hours } }')).body.data.phoneHours;
  expect((await hours()).length).toBe(4);
  const { version } = await read('PHONE_HOURS');
  const phoneHours = [{ days: 'Every day', hours: '8 a.m. to 8 p.m.' }];
  expect((await save({ texts: {}, lists: { phoneHours } }, version, 'PHONE_HOURS')).userErrors).toEqual([]);
  await eventually(async () => expect(await hours()).toEqual(phoneHours));
  expect((await save({ texts: {}, lists: {} }, undefined, 'PHONE_HOURS')).userErrors).toMatchObject([
    { code: 'INVALID', field: ['phoneHours'] },
  ]);
});
