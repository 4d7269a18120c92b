import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { newId } from '../../platform/ids.js';
import { warnOfExpiry } from './licence-warning.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function agent(calendarNo: number, name: string, expiresOn: (string | null)[], active = true): Promise<string> {
  const id = newId();
  const licences = expiresOn.map((until, at) => ({ province: ['ON', 'BC'][at], number: '1', expiresOn: until }));
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, licences, active) values ($1, $2, $3, $4, $5, $6)`,
    [id, name, `agent-${calendarNo}`, calendarNo, JSON.stringify(licences), active],
  );
  return id;
}

test('the office is warned once of each licence that runs out within 60 days, by email and in the console', async () => {
  const soon = await agent(1, 'Soon Person', [day(400), day(30)]);
  await agent(2, 'Later Person', [day(90)]);
  await agent(3, 'Never Person', [null]);
  await agent(4, 'Hidden Person', [day(10)], false);
  expect(await warnOfExpiry(api.platform, new Date())).toBe(1);
  expect(await warnOfExpiry(api.platform, new Date())).toBe(0);
  const [settings] = await api.rows<{ to: string }>('select office_email as "to" from site_settings');
  const [email] = await sentEmails(api, settings!.to, 'licence-expiring');
  expect(email?.subject).toBe('An agent’s licence expires soon');
  expect(email?.text).toContain('Soon Person');
  expect(email?.text).toContain(`/agentManager/${soon}`);
  expect(email?.text).not.toContain('Later Person');

  const bell = '{ notifications { items { id kind title detail } } }';
  const items = async () =>
    (await api.graphql(bell, {}, admin)).body.data.notifications.items.filter(
      ({ kind }: { kind: string }) => kind === 'LICENCE_EXPIRING',
    );
  expect(await items()).toEqual([
    { id: `LICENCE_EXPIRING.${soon}`, kind: 'LICENCE_EXPIRING', title: 'Soon Person', detail: day(30) },
  ]);

  const renewed = JSON.stringify([{ province: 'ON', number: '1', expiresOn: day(50) }]);
  await api.rows('update agent set licences = $2 where id = $1', [soon, renewed]);
  expect(await warnOfExpiry(api.platform, new Date())).toBe(1);
  await api.rows('update agent set licences = $2 where id = $1', [soon, renewed.replace(day(50), day(500))]);
  expect(await items()).toEqual([]);
});
