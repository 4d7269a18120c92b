import { getNamedType, isInputObjectType, type GraphQLField } from 'graphql';
import { objectOf } from '@brokerage/domain/data/objects';
import { requiredRole } from '../src/graphql/auth.js';
import { newId } from '../src/platform/ids.js';
import { applied } from './applied.js';
import { exampleOf } from './authz/example.js';
import { lender, testApi, type TestApi } from './api.js';
import { post } from './posts.js';
import { pdf } from './sample-files.js';
import { upload } from './upload.js';

/**
 * An id of what is somebody else's is answered as an id that nobody has: the same words, the same code, nothing done. Who holds
 * an account, or a desk, learns from no answer that something is there.
 */
let api: TestApi;
let other: string;
let ids: Record<string, string>;

beforeAll(async () => {
  api = await testApi();
  const owner = await api.person('owner@example.ca');
  const stranger = await api.person('other@example.ca');
  const [mine, theirs] = [await api.person('agent@example.ca'), stranger];
  await api.rows('update user_account set email_verified_at = now()');
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, user_id) values
       (gen_random_uuid(), 'Priya', 'priya', 1, $1), (gen_random_uuid(), 'Jonah', 'jonah', 2, $2)`,
    [mine, theirs],
  );
  other = await api.token('other@example.ca');
  ids = { ...(await ofOwner(owner)), ...(await ofDesk(mine)), ...(await hidden()) };
});
afterAll(() => api.close());

async function insert(table: string, values: Record<string, unknown>): Promise<string> {
  const id = newId();
  const names = ['id', ...Object.keys(values)];
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`;
  await api.rows(sql, [id, ...Object.values(values)]);
  return id;
}

async function ofOwner(owner: string): Promise<Record<string, string>> {
  const { encryption } = api.platform;
  const sealed = encryption.encryptJson({});
  const text = encryption.encryptText('x');
  const application = await applied(api, { kind: 'comprehensive', email: 'owner@example.ca', userId: owner });
  const [{ number }] = await api.rows('select application_number as number from application where id = $1', [
    application,
  ]);
  const part = { application_id: application, place: 0, full_name: text, row_id: 'p1' };
  const request = await insert('document_request', {
    ...{ application_id: application, owner_kind: 'applicant', person: 'applicant', code: 'id' },
  });
  const document = await insert('document', {
    ...{
      request_id: request,
      state: 'clean',
      object_key: 'x',
      bytes: 1,
      sha256: 'x',
      mime: 'application/pdf',
      name: text,
    },
    ...{ uploaded_by_id: owner, wrapped_key: text },
  });
  const dated = { user_id: owner, email: 'owner@example.ca', content: sealed };
  const webhook = await insert('webhook', {
    ...{ user_id: owner, url: 'https://example.ca/x', secret: text, events: ['RATES_CHANGED'] },
  });
  await api.token('owner@example.ca');
  await api.apiToken('owner@example.ca', ['RATES_READ']);
  const [{ session }] = await api.rows('select id as session from session where user_id = $1', [owner]);
  const [{ key }] = await api.rows('select id as key from api_token where user_id = $1', [owner]);
  return {
    ...{ user: owner, application, number, request, document, webhook, session, key },
    part: await insert('co_applicant', { ...part, email: encryption.encryptText('co@example.ca') }),
    calculation: await insert('calculation', {
      ...{ user_id: owner, kind: 'payment', inputs: sealed, results: sealed, engine_version: 'x' },
      rules_as_of: '2026-11-01',
    }),
    watch: await insert('rate_watch', { ...dated, ends_on: '2099-01-01' }),
    reminder: await insert('renewal_reminder', { ...dated, matures_on: '2099-01-01', remind_on: '2098-09-01' }),
    delivery: await insert('webhook_delivery', {
      ...{ webhook_id: webhook, type: 'RATES_CHANGED', data: {}, status: 'DELIVERED' },
    }),
  };
}

/** What lies on the desk of another adviser */
async function ofDesk(adviser: string): Promise<Record<string, string>> {
  const source = await applied(api, { email: 'lead@example.ca' });
  await api.rows('update enquiry set assigned_to_id = $2 where source_id = $1', [source, adviser]);
  const [{ lead }] = await api.rows('select id as lead from enquiry where source_id = $1', [source]);
  const [{ agent }] = await api.rows('select id as agent from agent where user_id = $1', [adviser]);
  const text = api.platform.encryption.encryptText('+14165550142');
  const call = newId();
  await api.rows(
    `insert into booking (id, calendar_no, agent_id, slot, starts_at, ends_at, zone, full_name, email, phone)
     values ($1, 1, $2, tstzrange(now() + interval '1 day', now() + interval '25 hours'), now() + interval '1 day',
       now() + interval '1 day 30 minutes', 'America/Toronto', 'Ada', 'ada@example.ca', $3)`,
    [call, agent, text],
  );
  return { lead, call };
}

/** What the office sees and readers do not */
async function hidden(): Promise<Record<string, string>> {
  const { id: bank, rateIds } = await lender(api, 'Oak Trust', [4.2]);
  await api.rows('update bank set active = false where id = $1', [bank]);
  const draft = await post(api, { slug: 'a-draft', status: 'draft' });
  const agent = newId();
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, active) values ($1, 'Hidden', 'hidden', 3, false)`,
    [agent],
  );
  return { bank, rate: rateIds[0] ?? '', draft, agent };
}

/** Which of these ids a field takes, and where it stands */
const FIELDS: Readonly<Record<string, [what: string, at: string, more?: object]>> = {
  applicationDocuments: ['number', 'applicationNumber'],
  documentAddress: ['document', 'documentId'],
  removeDocument: ['document', 'documentId'],
  uploadDocument: ['request', 'requestId'],
  withdrawApplication: ['application', 'id'],
  setCreditCheck: ['application', 'id'],
  inviteCoApplicant: ['part', 'id'],
  myCalculation: ['calculation', 'id'],
  renameCalculation: ['calculation', 'id'],
  deleteCalculation: ['calculation', 'id'],
  stopMyRateWatch: ['watch', 'id'],
  stopMyRenewalReminder: ['reminder', 'id'],
  myWebhookDeliveries: ['webhook', 'webhookId'],
  deleteWebhook: ['webhook', 'id'],
  startWebhook: ['webhook', 'id'],
  testWebhook: ['webhook', 'id'],
  resendWebhookDelivery: ['delivery', 'id'],
  endSession: ['session', 'id'],
  revokeApiToken: ['key', 'id'],
  updateUser: ['user', 'id', { input: { name: 'Eve Stranger' } }],
  deleteUser: ['user', 'id'],
  myLead: ['lead', 'id'],
  addLeadNote: ['lead', 'id'],
  moveLead: ['lead', 'id', { status: 'CONTACTED' }],
  recordLeadContact: ['lead', 'input.id', { input: { kind: 'CALL', outcome: 'NO_ANSWER', takesOwner: false } }],
  setLeadFollowUp: ['lead', 'id'],
  takeLead: ['lead', 'id'],
  myCallTimes: ['call', 'id'],
  markMyCall: ['call', 'id', { status: 'COMPLETED', sequence: 0 }],
  moveMyCall: ['call', 'id', { sequence: 0, startsAt: '2099-01-01T15:00:00Z' }],
  lenderRateHistory: ['rate', 'rateId'],
  likeBlog: ['draft', 'id'],
  addBlogComment: ['draft', 'id'],
};
/** Comments of posts are everybody's to see and report; that each takes away their own is in their tests */
const OF_ALL = ['removeBlogComment', 'reportBlogComment'];
/** Of those that are signed out, what readers do not see */
const OPEN: typeof FIELDS = {
  blog: ['draft', 'id'],
  viewBlog: ['draft', 'id'],
  bank: ['bank', 'id'],
  agent: ['agent', 'idOrSubdomain'],
  bookingSlots: ['agent', 'agentId', { from: '2026-01-01', to: '2026-01-02' }],
};

const fieldsOf = (): Record<string, GraphQLField<unknown, unknown>> => ({
  ...api.app.rest.schema.getQueryType()?.getFields(),
  ...api.app.rest.schema.getMutationType()?.getFields(),
});

async function answer(name: string, id: string, token?: string): Promise<string> {
  const [, at, more = {}] = FIELDS[name] ?? OPEN[name] ?? ['', ''];
  const { schema } = api.app.rest;
  const field = fieldsOf()[name];
  if (!field) throw new Error(`There is no ${name}`);
  const { variables: needed, file } = exampleOf(schema, field);
  const [first = '', second] = at.split('.');
  const variables = { ...needed, ...more, [first]: id };
  if (second !== undefined) variables[first] = { ...objectOf(objectOf(more)[first]), [second]: id };
  const taken = field.args.filter((one) => one.name in variables);
  const declared = taken.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = taken.map((one) => `${one.name}: $${one.name}`).join(', ');
  const kind = schema.getMutationType()?.getFields()[name] ? 'mutation' : 'query';
  const errors = kind === 'mutation' ? 'userErrors { code message field }' : '';
  const query = `${kind}(${declared}) { ${name}(${passed}) { __typename ${errors} } }`;
  const reply =
    file === undefined
      ? await api.graphql(query, variables, token)
      : await upload(api, { query, variables }, { variable: file, bytes: pdf(), token });
  return JSON.stringify([reply.status, reply.body]).replaceAll(id, 'ID');
}

test.each(Object.entries(FIELDS))('%s', async (name, [what]) => {
  const known = ids[what] ?? '';
  const nobodys = what === 'number' ? known.replace(/.$/, (last) => (last === '0' ? '1' : '0')) : newId();
  const [there, not] = [await answer(name, known, other), await answer(name, nobodys, other)];
  expect(there).toBe(not);
});

test.each(Object.entries(OPEN))('%s, for whoever is signed out or not', async (name, [what]) => {
  for (const token of [undefined, other]) {
    expect(await answer(name, ids[what] ?? '', token)).toBe(await answer(name, newId(), token));
  }
});

test('nothing of it was changed', async () => {
  const [left] = await api.rows(
    `select (select count(*) from calculation) + (select count(*) from rate_watch) + (select count(*) from renewal_reminder)
       + (select count(*) from webhook) + (select count(*) from document) + (select count(*) from booking where status = 'CONFIRMED')
       + (select count(*) from application where status = 'submitted') + (select count(*) from api_token where revoked_at is null)
       + (select count(*) from webhook_delivery where status = 'DELIVERED') as found`,
  );
  expect(Number(left.found)).toBe(10);
  expect(await api.rows(`select from user_account where name = 'Eve Stranger'`)).toEqual([]);
});

test('every field for account holders that takes an id stands here', () => {
  const takesId = ({ args }: GraphQLField<unknown, unknown>): boolean =>
    args.some(({ type }) => {
      const inner = getNamedType(type);
      if (isInputObjectType(inner)) return Object.values(inner.getFields()).some(({ name }) => name === 'id');
      return inner.name === 'ID';
    });
  const found = Object.entries(fieldsOf())
    .filter(([, field]) => requiredRole(api.app.rest.schema, field) === 'ACCOUNT_HOLDER' && takesId(field))
    .map(([name]) => name);
  expect(found.filter((name) => !(name in FIELDS) && !OF_ALL.includes(name))).toEqual([]);
});
