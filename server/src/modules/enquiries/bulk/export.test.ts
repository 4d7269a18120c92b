import { testApi, type TestApi } from '../../../../test/api.js';
import { makeEnquiries } from '../../../../test/enquiries.js';

let api: TestApi;
let admin: string;
let secondId: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'The Admin');
  secondId = await api.person('second@example.ca', 'ADMIN', 'Second Admin');
  admin = await api.token('admin@example.ca');
});
afterAll(() => api.close());
beforeEach(() => api.rows('delete from enquiry'));

const make = (count: number, status: string, name?: string): Promise<{ id: string }[]> =>
  makeEnquiries(api, { count, status, owner: secondId, ...(name !== undefined && { name }) });

const MATCHING = `query($filter: EnquiryFilter!) { enquiriesMatching(filter: $filter) { count isCapped asOf } }`;
const CHANGE = `mutation($selection: EnquirySelectionInput!, $change: BulkEnquiryChangeInput!) {
  changeEnquiries(selection: $selection, change: $change) { changed } }`;
const matching = async (filter: object) =>
  (await api.graphql(MATCHING, { filter }, admin)).body.data.enquiriesMatching as { count: number; asOf: string };
const change = async (selection: object) =>
  (await api.graphql(CHANGE, { selection, change: { assigneeId: secondId } }, admin)).body.data.changeEnquiries;
const EXPORT = `query($selection: EnquirySelectionInput!) { exportEnquiries(selection: $selection) }`;

test('a search has the newest 1,000: the list, the count, the change and the export agree', async () => {
  await make(1_004, 'NEW', 'Same');
  await api.rows(
    `update enquiry set created_at = now() - interval '1 day', full_name = 'Same Older'
     where id in (select id from enquiry order by id limit 4)`,
  );
  const filter = { q: 'same' };
  const found = await matching(filter);
  expect(found).toMatchObject({ count: 1_000, isCapped: true });
  const LIST = 'query ($filter: EnquiryFilter) { enquiries(filter: $filter, limit: 1) { totalItems isTotalCapped } }';
  expect((await api.graphql(LIST, { filter }, admin)).body.data.enquiries).toEqual({
    totalItems: 1_000,
    isTotalCapped: true,
  });
  const selection = { filter, asOf: found.asOf };
  const exported = (await api.graphql(EXPORT, { selection }, admin)).body;
  expect(exported.errors).toBeUndefined();
  const csv = exported.data.exportEnquiries as string;
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 1_000);
  expect(csv).not.toContain('Same Older');
  expect((await change(selection)).changed).toBe(1_000);
  expect(await api.rows('select distinct full_name from enquiry where assigned_to_id is null')).toEqual([
    { full_name: 'Same Older' },
  ]);
  expect(await matching({ q: 'older' })).toMatchObject({ count: 4, isCapped: false });
});

test('source and province: the list, the count, the change and the export agree', async () => {
  const ways = [
    [{ utm_source: 'Facebook', utm_campaign: '=Spring' }, 'ON', 'Wanted'],
    [{ utm_source: 'facebook' }, 'QC', 'Elsewhere'],
    [{ referrer: 'www.google.ca' }, 'ON', 'Found'],
    [null, null, 'Unknown'],
  ] as const;
  for (const [touch, province, name] of ways) {
    await api.rows(
      `insert into enquiry (id, kind, topic, full_name, email, first_response_due_at, province, attribution)
       values (gen_random_uuid(), 'LEAD', 'renewal', $1, 'a@example.ca', now() + interval '1 day', $2, $3)`,
      [name, province, touch && JSON.stringify({ first: { path: '/', ...touch } })],
    );
  }
  const LIST = `query ($filter: EnquiryFilter, $sort: EnquirySort) {
    enquiries(filter: $filter, sort: $sort) { totalItems items { fullName channel campaign } } }`;
  const listed = async (filter: object, sort = 'DUE') =>
    (await api.graphql(LIST, { filter, sort }, admin)).body.data.enquiries as {
      totalItems: number;
      items: { fullName: string }[];
    };
  for (const sort of ['DUE', 'NEWEST', 'NAME']) {
    expect(await listed({ channel: 'facebook', province: 'ON' }, sort)).toEqual({
      totalItems: 1,
      items: [{ fullName: 'Wanted', channel: 'facebook', campaign: '=spring' }],
    });
  }
  expect((await listed({ channel: 'SEARCH' })).items).toMatchObject([{ fullName: 'Found' }]);
  expect((await listed({ channel: 'DIRECT' })).items).toMatchObject([{ fullName: 'Unknown' }]);
  expect((await listed({ province: 'ON', q: 'found' })).items).toMatchObject([{ fullName: 'Found' }]);
  expect((await listed({ province: 'QC', q: 'found' })).totalItems).toBe(0);

  const filter = { channel: 'facebook', province: 'ON' };
  const { count, asOf } = await matching(filter);
  expect(count).toBe(1);
  const selection = { filter, asOf };
  const csv = (await api.graphql(EXPORT, { selection }, admin)).body.data.exportEnquiries as string;
  const [head = '', ...lines] = csv.trimEnd().split('\r\n');
  expect(head).toContain('Province,Source,Campaign');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`,ON,facebook,'=spring,`);
  expect((await change(selection)).changed).toBe(1);
  expect(await api.rows('select full_name from enquiry where assigned_to_id is not null')).toEqual([
    { full_name: 'Wanted' },
  ]);
});

test('an export has what matches, safe for spreadsheets, and the audit has the count', async () => {
  const [formula] = (await make(1, 'NEW', '=HYPERLINK("http://x.example","Person")')) as [{ id: string }];
  await make(1_100, 'CONTACTED');
  await make(1, 'LOST', '\tPerson');
  const filter = { kind: 'LEAD' };
  const { asOf } = await matching(filter);
  const csv = (await api.graphql(EXPORT, { selection: { filter, asOf } }, admin)).body.data.exportEnquiries as string;
  expect(csv.startsWith('\uFEFFReceived,Name,Email,Phone,About,')).toBe(true);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 1_102);
  expect(new Set(lines).size).toBe(lines.length);
  expect(csv).toContain(`"'=HYPERLINK(""http://x.example"",""Person"") 1"`);
  expect(csv).toContain(`'\tPerson 1`);
  expect(csv).toContain('Cannot be reached');
  expect(csv).toContain('Second Admin');
  expect(
    await api.rows(`select after from audit_event where action = 'enquiry.export' order by created_at, id`),
  ).toEqual([
    { after: { count: 1_000, filter: {}, fields: ['q'] } },
    {
      after: {
        count: 1,
        filter: { channel: 'facebook', province: 'ON' },
        fields: expect.arrayContaining(['channel', 'province']),
      },
    },
    { after: { count: 1_102, filter: { kind: 'LEAD' }, fields: ['kind'] } },
  ]);

  const one = await api.graphql(EXPORT, { selection: { ids: [formula.id] } }, admin);
  expect(one.body.data.exportEnquiries.trimEnd().split('\r\n')).toHaveLength(2);
});
