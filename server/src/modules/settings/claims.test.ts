import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { lender, testApi, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { MEASURE_CLAIMS } from './measure-claims.js';

const CLAIMS = '{ homeContent { claims { figure footnote evidenceOn backsReply } } }';
const CHECKS = '{ claimChecks { figure holds on says } }';
const SAVE = `mutation ($content: JSONObject!) {
  saveSettings(section: CLAIMS, content: $content) { userErrors { code field } section { version } }
}`;
const READ = '{ settingsSection(section: CLAIMS) { content } }';

let api: TestApi;
let admin: string;
const today = () => localDateOf(Date.now(), OFFICE_ZONE);
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

interface Claim {
  figure: string;
  footnote: string;
  evidenceOn: string;
}
const claims = async (): Promise<Claim[]> => (await api.graphql(CLAIMS)).body.data.homeContent.claims;
const checks = async () => (await api.graphql(CHECKS, {}, admin)).body.data.claimChecks;
/** What headlines that rest on the claim about lenders say */
const headline = async (): Promise<string | null> =>
  (await api.graphql('{ siteSettings { lenders } }')).body.data.siteSettings.lenders;
const figures = async () => (await claims()).map(({ figure }) => figure);
const count = () => MEASURE_CLAIMS.run(api.platform);
async function asked(hoursAgo: number, answeredAfter: number | null): Promise<void> {
  await api.rows(
    `insert into enquiry (id, kind, topic, full_name, email, created_at, first_response_due_at, first_responded_at)
     values ($1, 'LEAD', 'purchase', 'Some Body', 'some@example.ca', now() - $2 * interval '1 hour',
       now() - ($2 - 24) * interval '1 hour', now() - ($2 - $3) * interval '1 hour')`,
    [newId(), hoursAgo, answeredAfter],
  );
}

test('before the first count every claim rests on the day somebody checked it', async () => {
  expect(await figures()).toEqual(['50+ lenders', 'Same day', 'Up to $6,000', '24 hours']);
  expect((await claims()).map(({ evidenceOn }) => evidenceOn)).not.toContain(today());
  expect(await headline()).toBe('50+ lenders');
  expect(await checks()).toEqual([]);
});

test('a claim that the count refutes leaves the page, and the console says why', async () => {
  const { rateIds } = await lender(api, 'Oak Trust', [4.29, 4.6]);
  await count();
  // one lender of 50; nobody asked yet, so nothing speaks against the 24 hours
  expect(await figures()).toEqual(['Same day', 'Up to $6,000', '24 hours']);
  expect(await headline()).toBeNull();
  expect(await checks()).toEqual([
    { figure: '50+ lenders', holds: false, on: today(), says: 'Lenders with rates on this site: 1.' },
    { figure: 'Up to $6,000', holds: true, on: today(), says: expect.stringMatching(/^At our 4\.29%, that was \$6,/) },
  ]);
  await api.rows('update rate set rate = 5 where id = any($1)', [rateIds]);
  await count();
  expect(await figures()).toEqual(['Same day', '24 hours']);
  // an insured rate is not one that everybody can have
  await api.rows(`update rate set rate = 3.5, insurance = 'insured' where id = $1`, [rateIds[0]]);
  await count();
  expect(await figures()).toEqual(['Same day', '24 hours']);
});

test('one that holds carries the day of the count and what came out', async () => {
  for (let at = 2; at <= 50; at++) await lender(api, `Lender ${at}`, [4.2]);
  await count();
  const [lenders, sameDay, saving] = await claims();
  expect(lenders).toMatchObject({ figure: '50+ lenders', evidenceOn: today() });
  expect(await headline()).toBe('50+ lenders');
  expect(lenders?.footnote).toMatch(/ Lenders with rates on this site: 50\.$/);
  expect(sameDay?.evidenceOn).toBe('2026-11-22');
  expect(saving?.footnote).toContain('At our 4.20%');
});

test('the reply time is held against the first answers of 90 days', async () => {
  // whose hours still run says nothing yet, and who asked before says nothing any more
  await asked(3, null);
  await asked(91 * 24, 80);
  for (let at = 0; at < 19; at++) await asked(40 + at, 22.5);
  await asked(49.5, null);
  await count();
  expect((await checks()).at(-1)).toMatchObject({
    figure: '24 hours',
    holds: true,
    says: expect.stringMatching(/23 hours/),
  });
  await asked(60, null);
  await count();
  expect((await checks()).at(-1)).toMatchObject({
    figure: '24 hours',
    holds: false,
    says: expect.stringMatching(/50 hours/),
  });
  expect(await figures()).toEqual(['50+ lenders', 'Same day', 'Up to $6,000']);
});

test('a claim that the office corrects is back at once', async () => {
  const { content } = (await api.graphql(READ, {}, admin)).body.data.settingsSection;
  const rows = content.lists.claims as Record<string, string>[];
  const put = async (change: object) =>
    (
      await api.graphql(
        SAVE,
        { content: { ...content, lists: { claims: rows.map((row, at) => (at === 3 ? { ...row, ...change } : row)) } } },
        admin,
      )
    ).body.data.saveSettings.userErrors;
  expect(await put({ basis: 'saving', posted: '' })).toMatchObject([
    { code: 'REQUIRED', field: ['claims', '3', 'posted'] },
  ]);
  expect(await put({ figure: '72 hours' })).toEqual([]);
  expect((await checks()).at(-1)).toMatchObject({ figure: '72 hours', holds: true });
});
