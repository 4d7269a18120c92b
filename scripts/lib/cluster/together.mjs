// What two processes must do as one: sessions, settings, throttles, appointments.
import { ADMIN } from './cluster.mjs';
import { until } from './parts.mjs';
import { Visitor } from './visitors.mjs';

/** Straight to one process, as its proxy would; `ip` is the visitor's. */
async function at({ port }, path, { token, ip = '203.0.113.7', body, method = body ? 'POST' : 'GET' } = {}) {
  const headers = {
    'x-forwarded-for': ip,
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body && JSON.stringify(body) });
  return { status: reply.status, text: await reply.text() };
}

const graphql = async (web, query, { token, variables } = {}) =>
  JSON.parse((await at(web, '/graphql', { token, body: { query, variables } })).text).data;

async function signIn(web) {
  const { text } = await at(web, '/api/auth/login', { body: ADMIN });
  return JSON.parse(text).data.token;
}

const SECTION = '{ settingsSection(section: COMPANY) { version content } }';

export async function session({ webs: [one, other] }) {
  const token = await signIn(one);
  const { settingsSection } = await graphql(other, SECTION, { token });
  if (!settingsSection) throw new Error('a session of one process is not known to the other');
  await at(one, '/api/auth/logout', { method: 'POST', token });
  const began = performance.now();
  await until(async () => !(await graphql(other, SECTION, { token }))?.settingsSection, 'the end of a session', 5_000);
  return `used on the other at once; its end known there after ${Math.round(performance.now() - began)} ms`;
}

export async function setting({ webs: [one, other] }) {
  const token = await signIn(one);
  const { settingsSection } = await graphql(one, SECTION, { token });
  const { version, content } = settingsSection;
  const brandName = 'Larch and Lake';
  await at(other, '/about');
  const saved = await graphql(
    one,
    `mutation ($content: JSONObject!) {
      saveSettings(section: COMPANY, content: $content, expectedVersion: ${version}) { userErrors { message } } }`,
    { token, variables: { content: { ...content, texts: { ...content.texts, brandName } } } },
  );
  const began = performance.now();
  if (saved.saveSettings.userErrors.length > 0) throw new Error(JSON.stringify(saved));
  await until(async () => (await at(other, '/about')).text.includes(brandName), 'the setting on the other', 1_000);
  return `on a page of the other ${Math.round(performance.now() - began)} ms after it was saved`;
}

/** What one network may ask in an hour, whichever process answers. */
const PHONES_AN_HOUR = 30;

export async function throttles({ webs }) {
  const statuses = [];
  for (let n = 0; n < PHONES_AN_HOUR + 10; n += 1) {
    const body = { phoneNumber: '416 967 1111' };
    const { status } = await at(webs[n % 2], '/api/auth/validate-phone', { ip: '203.0.113.99', body });
    statuses.push(status);
  }
  const taken = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  if (taken !== PHONES_AN_HOUR || refused !== 10) throw new Error(`${taken} answered, ${refused} refused`);
  return `${taken} answered by the two together, then 429`;
}

const RUNNERS = 20;
const DAY_MS = 86_400_000;

export async function bookings(cluster) {
  const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  const [agent] = JSON.parse((await at(cluster.webs[0], '/api/agents')).text).data;
  const slots = await at(cluster.webs[0], `/api/bookings/slots?from=${day(2)}&to=${day(8)}&agentId=${agent.id}`);
  const [{ startsAt }] = JSON.parse(slots.text).data;
  const book = async (n) => {
    const visitor = new Visitor(cluster);
    const body = {
      ...{ fullName: 'Ada Tremblay', email: `caller${n}@example.ca`, phone: `416 967 ${2_000 + n}` },
      ...{ topic: 'renewal', consent: true, startsAt, agentId: agent.id },
    };
    const reply = await visitor.send('/api/bookings', { method: 'POST', body });
    visitor.close();
    return reply.status;
  };
  const statuses = await Promise.all(Array.from({ length: RUNNERS }, (_, n) => book(n)));
  const got = statuses.filter((status) => status === 201).length;
  const told = statuses.filter((status) => status === 409).length;
  const [{ count }] = await cluster.primary.ask(
    'select count(*)::int as count from booking where starts_at = $1 and agent_id = $2',
    [startsAt, agent.id],
  );
  if (got !== 1 || count !== 1 || told !== RUNNERS - 1) throw new Error(`${statuses.join(' ')}; ${count} rows`);
  return `${RUNNERS} people for one time of one adviser: 1 has it, ${told} were told`;
}
