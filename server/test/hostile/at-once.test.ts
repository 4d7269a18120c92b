import { INSURED_PROGRAMS } from '@brokerage/domain/programs/rows';
import type { GraphQLSchema } from 'graphql';
import { makeSchema } from '../../src/api/schema.js';
import { MODULES } from '../../src/modules/index.js';
import { valueOf } from '../authz/example.js';
import { APPLICATION, lender, PASSWORD, testApi, type Reply, type TestApi } from '../api.js';

/**
 * What several people, or one who presses twice, do at the same moment: one of them may be told that another was first, and
 * nobody that something unexpected happened. A deadlock, a doubled key or a row that is gone is no mistake of the server.
 */
const AT_ONCE = 6;
const ROUNDS = 2;

type Variables = Readonly<Record<string, unknown>>;
interface Case {
  call: string;
  /** What each of them sends; `no` is their place in the row */
  with: (no: number, round: number) => Variables;
  as?: 'admin' | 'moderator' | 'holder';
  /** Where one of each can be had only once */
  rounds?: number;
}

const schema: GraphQLSchema = makeSchema(MODULES);
let api: TestApi;
let admin = '';
let moderator = '';
let holder = '';
let enquiries: string[] = [];
let rates: string[] = [];
let banks: string[] = [];
let posts: string[] = [];
let agents: string[] = [];
let applications: string[] = [];
let jobs: string[] = [];
let holderId = '';
let officeId = '';
let wholeApplication = '';
let slots: string[] = [];
let newBanks: string[] = [];
let waiting: string[] = [];
let leads: string[] = [];

const ids = async (sql: string): Promise<string[]> => (await api.rows<{ id: string }>(sql)).map(({ id }) => id);

beforeAll(async () => {
  api = await testApi({ DEMO: '1', LIMITS_FACTOR: '1000000' });
  officeId = await api.person('office@example.ca', 'ADMIN');
  await api.person('writer@example.ca', 'MODERATOR');
  holderId = await api.person('holder@example.ca');
  await api.rows('update user_account set email_verified_at = now()');
  [admin, moderator, holder] = (await Promise.all(
    ['office@example.ca', 'writer@example.ca', 'holder@example.ca'].map((email) => api.token(email)),
  )) as [string, string, string];
  for (const no of [1, 2, 3, 4, 5])
    await api.call('/mortgage/basic', {
      method: 'POST',
      token: holder,
      body: { ...APPLICATION, fullName: `Ada ${no}` },
    });
  enquiries = await ids('select id from enquiry order by id');
  const asksToBeCalled = { serviceType: 'New Purchase', downPayment: '5%', propertyValue: '$500K-$1M' };
  for (const no of [1, 2, 3])
    await api.call('/api/mortgage/lead', {
      method: 'POST',
      body: {
        ...asksToBeCalled,
        ...{ fullName: 'Ada', phone: `416 967 111${no}`, mortgageAmount: '$500K - $1M', email: `lead${no}@example.ca` },
      },
    });
  leads = await ids(
    `select id from enquiry where email in ('lead1@example.ca', 'lead2@example.ca', 'lead3@example.ca')`,
  );
  rates = await ids('select id from rate order by id');
  banks = await ids('select id from bank order by id');
  posts = await ids(`select id from blog where status = 'approved' order by id`);
  agents = await ids('select id from agent order by id');
  jobs = await ids('select id from job order by id');
  newBanks = (await lenders(['First New', 'Second New', 'Third New'])).map(({ id }) => id);
  waiting = posts.slice(-3);
  await api.rows(`update blog set status = 'pending' where id = any($1)`, [waiting]);
  [wholeApplication = ''] = await ids(`select id from application where kind = 'comprehensive' order by id`);
  const { body } = await api.call(`/api/bookings/slots?from=${day(5)}&to=${day(12)}`);
  slots = (body.data as { startsAt: string }[]).map(({ startsAt }) => startsAt);
  applications = await ids(`select id from application where user_id = '${holderId}' order by id`);
  // one that asks for a credit check
  await api.rows(`update application set kind = 'comprehensive' where id = $1`, [applications[0]]);
});
afterAll(() => api.close());

const lenders = (names: readonly string[]): Promise<{ id: string }[]> =>
  Promise.all(names.map((name) => lender(api, name, [])));

/** The operation of a call with these arguments, and an example of every other that it needs. */
function operation(call: string, given: Variables): { query: string; variables: Variables } {
  const field = schema.getMutationType()?.getFields()[call];
  if (!field) throw new Error(`there is no ${call}`);
  const args = field.args.filter(({ name, type }) => name in given || String(type).endsWith('!'));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (list: string): string => list && `(${list})`;
  return {
    query: `mutation ${inBrackets(declared)} { ${call}${inBrackets(passed)} { userErrors { code message } } }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, given[name] ?? valueOf(type)])),
  };
}

function mistakeIn({ status, text }: Reply): string | undefined {
  if (status >= 500) return `status ${status}`;
  return text.includes('INTERNAL_SERVER_ERROR') ? 'INTERNAL_SERVER_ERROR' : undefined;
}

/** Half of them from the other end: whoever takes rows in the order in which they were sent waits for each other. */
const eitherWay = <T>(list: readonly T[], no: number): T[] => (no % 2 === 0 ? [...list] : [...list].reverse());
const some = <T>(list: readonly T[], round: number): T => list[round % list.length] as T;
const PERSON = { fullName: 'Ada Tremblay', phone: '416 967 1111', email: 'at.once@example.ca' };
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const TERMS = {
  effectiveFrom: '2027-03-01',
  source: 'Their bulletin',
  offered: 'yes',
  leastUnits: 1,
  mostUnits: 4,
  residents: 'anyone',
  asksTerms: 'no',
  asksAccess: 'no',
  asksYearsHere: 'no',
};
const POLICY = {
  effectiveFrom: '2026-01-01',
  product: 'any',
  source: 'Their guide',
  insured: 'yes',
  insurable: 'yes',
  uninsured: 'yes',
  refinances: 'yes',
  switches: 'yes',
  rentals: 'yes',
  secondHomes: 'yes',
  secondCharge: 'no',
  scoreUsed: 'best',
  selfEmployed: 'filed',
  clawback: 'none',
  charge: 'standard',
  saleOnly: 'no',
  dischargeFee: '300.00',
};
const LETTER = {
  balance: '412300.00',
  maturityDate: day(200),
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: '5',
  amortizationYears: 21,
  insured: 'yes',
  province: 'ON',
};
const JOB = {
  title: 'Twice',
  department: 'UNDERWRITING',
  employmentType: 'FULL_TIME',
  locale: 'en',
  city: 'Halifax',
  province: 'NS',
  compensation: '$70,000 a year',
  description: 'Prepares files.',
};
const agent = (subdomain: string): object => ({
  licensedName: 'Ada Twice',
  title: 'Mortgage agent, level 2',
  subdomain,
  phone: '905 273-4455',
  email: `${subdomain}@example.ca`,
  languages: ['English'],
  licences: [{ province: 'ON', number: 'M24001234', expiresOn: '2099-03-31' }],
  hours: [{ weekday: 1, starts: '09:00', ends: '17:00' }],
  active: true,
});
const post = (title: string): object => ({ title, category: 'rates', content: '<p>Words</p>', excerpt: 'Words' });
const FORMS = {
  submitBasicApplication: { input: { ...PERSON, mortgageType: 'RENEWAL', consent: { contact: true } } },
  submitLead: { source: 'CONTACT', input: { ...PERSON, message: 'Hello' } },
  submitChatLead: { input: { ...PERSON, serviceType: 'New Purchase' } },
};

const CASES: readonly Case[] = [
  // the same name, address or key
  {
    call: 'register',
    with: (_, r) => ({
      input: {
        name: 'Ada Twice',
        email: `twice${r}@example.ca`,
        phone: PERSON.phone,
        password: 'a long enough phrase of four words',
      },
    }),
  },
  { call: 'createBank', as: 'admin', with: (_, r) => ({ name: `Twice Trust ${r}`, kind: 'Trust company' }) },
  { call: 'createAgent', as: 'admin', with: (_, r) => ({ input: agent(`ada-twice-${r}`) }) },
  {
    call: 'updateAgent',
    as: 'admin',
    with: (no, r) => ({ id: agents[no % agents.length], input: { subdomain: `same-${r}` } }),
  },
  { call: 'createJob', as: 'admin', with: (_, r) => ({ input: { ...JOB, slug: `twice-${r}` } }) },
  { call: 'createBlog', as: 'moderator', with: (_, r) => ({ input: post(`The same title ${r}`) }) },
  {
    call: 'createBlog',
    as: 'moderator',
    with: (_, r) => ({ id: `01a21d00-0000-7000-8000-00000000000${r}`, input: post('The same post') }),
  },
  {
    call: 'saveReplyTemplate',
    as: 'admin',
    with: (_, r) => ({ input: { name: `Twice ${r}`, subject: 'Hello', text: 'Hello' } }),
  },
  { call: 'saveEnquiryView', as: 'admin', with: (_, r) => ({ input: { name: `Twice ${r}` } }) },
  { call: 'updateUser', as: 'holder', with: (_, r) => ({ id: holderId, input: { name: `Ada Twice ${r}` } }) },
  {
    call: 'watchRates',
    with: (_, r) => ({
      input: {
        email: `watch${r}@example.ca`,
        consent: true,
        goal: 'rate',
        province: 'ON',
        targetPct: 3.5,
        term: '5',
        rateType: 'fixed',
      },
    }),
  },
  {
    call: 'remindOfRenewal',
    with: (_, r) => ({ input: { ...LETTER, email: `remind${r}@example.ca`, consent: true } }),
  },
  // one form sent again
  ...(['submitBasicApplication', 'submitLead', 'submitChatLead'] as const).map((call) => ({
    call,
    with: (no: number, round: number) => ({ idempotencyKey: `${call}-${round}-${no % 2}`, ...FORMS[call] }),
  })),
  {
    call: 'bookCall',
    as: 'admin',
    with: (no, r) => ({
      startsAt: slots[2 * r],
      idempotencyKey: `call-${r}-${no % 2}`,
      input: { ...PERSON, consent: true, topic: 'renewal' },
    }),
  },
  { call: 'addBlogComment', as: 'holder', with: (_, r) => ({ id: some(posts, r), content: 'Thank you' }) },
  { call: 'likeBlog', as: 'holder', with: (no, r) => ({ id: some(posts, r), liked: no % 2 === 0 }) },
  { call: 'viewBlog', with: (_, r) => ({ id: some(posts, r) }) },
  {
    call: 'saveDraft',
    as: 'holder',
    with: (no) => ({ input: { kind: 'COMPREHENSIVE', content: { no }, lastStep: 0 } }),
  },
  { call: 'discardDraft', as: 'holder', with: () => ({ kind: 'COMPREHENSIVE' }) },
  {
    call: 'createApiToken',
    as: 'holder',
    with: (no) => ({ input: { name: `Program ${no}`, password: PASSWORD, scopes: ['RATES_READ'] } }),
  },
  {
    call: 'createWebhook',
    as: 'holder',
    with: (no) => ({ input: { url: `https://example.com/${no}`, password: PASSWORD, events: ['RATES_CHANGED'] } }),
    rounds: 1,
  },
  { call: 'startSecondFactor', as: 'moderator', with: () => ({}) },
  { call: 'agreeToText', as: 'holder', with: () => ({ text: 'TERMS', version: 1 }) },
  // one row, or several in another order
  { call: 'assignEnquiry', as: 'admin', with: (_, r) => ({ id: some(enquiries, r) }) },
  {
    call: 'updateEnquiryStatus',
    as: 'admin',
    with: (no, r) => ({ id: some(enquiries, r), status: no % 2 ? 'CONTACTED' : 'QUALIFIED' }),
  },
  {
    call: 'changeEnquiries',
    as: 'admin',
    with: (no) => ({
      selection: { ids: eitherWay(enquiries, no) },
      change: { followUpAt: `${day(3 + no)}T15:00:00Z` },
    }),
  },
  {
    call: 'linkEnquiries',
    as: 'admin',
    with: (no) => ({ id: enquiries[no % 2], otherId: enquiries[(no + 1) % 2], linked: no % 3 > 0 }),
  },
  {
    call: 'recordContact',
    as: 'admin',
    with: (_, r) => ({
      input: { id: some(enquiries, r), kind: 'CALL', outcome: 'SPOKE', status: 'CONTACTED', takesOwner: true },
    }),
  },
  {
    call: 'sendEnquiryEmail',
    as: 'admin',
    with: (_, r) => ({
      input: { id: some(enquiries, r), key: `key-${r}`, subject: 'Hello', text: 'Hello', takesOwner: true },
    }),
  },
  {
    call: 'addEnquiryTask',
    as: 'admin',
    with: (_, r) => ({ input: { enquiryId: some(enquiries, r), dueOn: day(2), text: 'Call' } }),
  },
  { call: 'setTakesEnquiries', as: 'admin', with: (no) => ({ userId: officeId, takes: no % 2 === 0 }) },
  { call: 'switchEnquiryRota', as: 'admin', with: (no) => ({ on: no % 2 === 0 }) },
  // before one of them is declined
  { call: 'setCreditCheck', as: 'holder', with: (no) => ({ id: applications[0], granted: no % 2 === 0 }) },
  {
    call: 'transitionApplication',
    as: 'admin',
    with: (no, r) => ({ id: some(applications, r), to: no % 2 ? 'IN_REVIEW' : 'DECLINED', note: 'Why', version: 1 }),
  },
  {
    call: 'requestDocuments',
    as: 'admin',
    with: (no) => ({
      applicationId: wholeApplication,
      items: eitherWay(
        [
          { words: 'A letter', person: 'applicant' },
          { words: 'Another', person: 'applicant' },
        ],
        no,
      ),
    }),
  },
  { call: 'keepWhatIf', as: 'admin', with: () => ({ id: wholeApplication, whatIf: { ratePct: 4.5 } }) },
  { call: 'withdrawApplication', as: 'holder', with: (_, r) => ({ id: applications.at(-1 - r) }) },
  {
    call: 'placeRateHold',
    as: 'admin',
    with: (_, r) => ({ input: { enquiryId: some(enquiries, r), heldUntil: day(60), rateId: rates[0] } }),
  },
  {
    call: 'saveSettings',
    as: 'admin',
    with: () => ({ section: 'STAFF_SIGN_IN', content: { texts: { who: 'nobody', from: '' }, lists: {} } }),
  },
  {
    call: 'saveRateChange',
    as: 'admin',
    with: (no, r) => ({ id: some(rates, r), expectedVersion: 1, change: { rate: 4 + no / 100 } }),
  },
  {
    call: 'changeRates',
    as: 'admin',
    with: (no) => ({ ids: eitherWay(rates.slice(0, 12), no), change: { adjustBy: 0.01 } }),
  },
  {
    call: 'publishRates',
    as: 'admin',
    with: (no) => ({ rates: eitherWay(rates.slice(0, 12), no).map((id) => ({ id, version: 2 })) }),
  },
  { call: 'discardRateChanges', as: 'admin', with: (no) => ({ ids: eitherWay(rates.slice(0, 12), no) }) },
  { call: 'addRate', as: 'admin', with: () => ({ input: { bankId: banks[0], rate: 4.1, term: 5, type: 'FIXED' } }) },
  {
    call: 'updateBank',
    as: 'admin',
    with: (no) => ({ id: some(banks, no), expectedVersion: 1, position: 1 }),
    rounds: 1,
  },
  { call: 'publishLenderPolicy', as: 'admin', with: (_, r) => ({ bankId: newBanks[r], input: POLICY }) },
  { call: 'publishProgramTerms', as: 'admin', with: (_, r) => ({ program: INSURED_PROGRAMS[r], input: TERMS }) },
  {
    call: 'setJobStatus',
    as: 'admin',
    with: (no, r) => ({ id: some(jobs, r), status: no % 2 ? 'OPEN' : 'CLOSED', expectedVersion: 1 }),
  },
  { call: 'decideBlog', as: 'admin', with: (no, r) => ({ id: waiting[r], approved: no % 2 === 0, reason: 'No' }) },
  { call: 'updateBlog', as: 'admin', with: (_, r) => ({ id: some(posts, r), input: post(`Another title ${r}`) }) },
  { call: 'archiveBlog', as: 'admin', with: (no, r) => ({ id: some(posts, r + 2), archived: no % 2 === 0 }) },
  { call: 'releaseEmails', as: 'admin', with: () => ({ drop: false }) },
  // what goes away meanwhile
  { call: 'deleteRate', as: 'admin', with: (_, r) => ({ id: rates.at(-1 - r) }) },
  { call: 'eraseFile', as: 'admin', with: (_, r) => ({ enquiryId: leads[r] }) },
  { call: 'deleteAgent', as: 'admin', with: (_, r) => ({ id: some(agents, r) }) },
  { call: 'endAllSessions', as: 'moderator', with: () => ({}), rounds: 1 },
  { call: 'deleteUser', as: 'holder', with: () => ({ id: holderId, password: PASSWORD }), rounds: 1 },
];

interface Told {
  data?: Record<string, { userErrors?: { code: string; message: string }[] } | null>;
}
const gotThrough = ({ body }: Reply): boolean =>
  Object.values((body as Told).data ?? {}).some((payload) => payload && (payload.userErrors ?? []).length === 0);

test.each(CASES.map((one) => [one.call, one] as const))('%s, several times at once', async (call, one) => {
  const tokens: Readonly<Record<string, string>> = { admin, moderator, holder };
  for (let round = 0; round < (one.rounds ?? ROUNDS); round += 1) {
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, no) => {
        const { query, variables } = operation(call, one.with(no, round));
        return api.graphql(query, variables, one.as && tokens[one.as]);
      }),
    );
    expect(replies.map(mistakeIn).filter(Boolean)).toEqual([]);
    // and they came as far as the rows
    expect(replies.some(gotThrough) ? [] : replies.map(({ text }) => text)).toEqual([]);
  }
});

test('what the office does to the same things, all at the same moment', async () => {
  admin = await api.token('office@example.ca');
  const replies = await Promise.all(
    CASES.filter(({ as }) => as === 'admin').flatMap(({ call, with: given }) =>
      [0, 1].map(async (no) => {
        const { query, variables } = operation(call, given(no, 2));
        return [call, mistakeIn(await api.graphql(query, variables, admin))];
      }),
    ),
  );
  expect(replies.filter(([, mistake]) => mistake)).toEqual([]);
});
