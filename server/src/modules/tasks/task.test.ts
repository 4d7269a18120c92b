import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';
import { sendDigests } from '../notifications/daily-digest.js';

const FIELDS = 'id enquiryId fullName text dueOn assigneeId assignee doneAt';
const ADD = `mutation ($input: AddEnquiryTaskInput!) {
  addEnquiryTask(input: $input) { userErrors { code field } task { ${FIELDS} } }
}`;
const DONE = `mutation ($id: ID!, $done: Boolean!) {
  setEnquiryTaskDone(id: $id, done: $done) { userErrors { code } task { id doneAt } }
}`;

let api: TestApi;
let token: string;
let mara: string;
let jonah: string;
let enquiryId: string;
beforeAll(async () => {
  api = await testApi();
  jonah = await api.person('jonah@example.ca', 'ADMIN', 'Jonah');
  mara = await api.person('mara@example.ca', 'ADMIN', 'Mara');
  token = await api.token('jonah@example.ca');
  await api.call('/api/mortgage/basic', { method: 'POST', body: APPLICATION });
  const [row] = await api.rows<{ id: string }>('select id from enquiry');
  enquiryId = row!.id;
});
afterAll(() => api.close());
beforeEach(() => api.rows('delete from enquiry_task'));

const add = async (more: object = {}) =>
  (await api.graphql(ADD, { input: { enquiryId, text: 'Ask for pay stubs', dueOn: '2027-02-17', ...more } }, token))
    .body.data.addEnquiryTask;
const setDone = async (id: string, done: boolean) =>
  (await api.graphql(DONE, { id, done }, token)).body.data.setEnquiryTaskDone;
const mine = async (who = token) => (await api.graphql(`{ myTasks { ${FIELDS} } }`, {}, who)).body.data.myTasks;
const ofFile = async () =>
  (await api.graphql(`query ($id: ID!) { enquiryTasks(enquiryId: $id) { ${FIELDS} } }`, { id: enquiryId }, token)).body
    .data.enquiryTasks;

test('a task is yours unless you give it to somebody, and each person sees their own, the first due first', async () => {
  await add({ text: 'Later', dueOn: '2027-03-01' });
  const { task } = await add();
  expect(task).toMatchObject({ text: 'Ask for pay stubs', assignee: 'Jonah', dueOn: '2027-02-17', doneAt: null });
  await add({ text: 'For Mara', assigneeId: mara });
  expect((await mine()).map(({ text }: { text: string }) => text)).toEqual(['Ask for pay stubs', 'Later']);
  const [hers] = await mine(await api.token('mara@example.ca'));
  expect(hers).toMatchObject({ text: 'For Mara', fullName: APPLICATION.fullName, enquiryId });
  expect(await ofFile()).toHaveLength(3);
});

test('done it leaves your list and stays on the file, last; it can be taken back, and twice is once', async () => {
  const { task } = await add();
  await add({ text: 'Open', dueOn: '2027-05-01' });
  await setDone(task.id, true);
  const again = await setDone(task.id, true);
  expect(again.task.doneAt).not.toBeNull();
  expect((await mine()).map(({ text }: { text: string }) => text)).toEqual(['Open']);
  expect((await ofFile()).map(({ text }: { text: string }) => text)).toEqual(['Open', 'Ask for pay stubs']);
  expect((await setDone(task.id, false)).task.doneAt).toBeNull();
  const audit = await api.rows(`select action from audit_event where action like 'enquiry.task%' order by id`);
  expect(audit.slice(-4).map(({ action }) => action)).toEqual([
    'enquiry.task',
    'enquiry.task',
    'enquiry.task_done',
    'enquiry.task_open',
  ]);
});

test('what it says is encrypted, without a SIN, and not in the audit', async () => {
  await add({ text: 'Check 046 454 286' });
  const [row] = await api.rows('select text from enquiry_task');
  expect(row.text).not.toContain('Check');
  const [task] = await mine();
  expect(task.text).not.toContain('046 454 286');
  const audits = await api.rows(`select after::text from audit_event where action = 'enquiry.task'`);
  expect(JSON.stringify(audits)).not.toContain('Check');
});

test.each([
  ['no words', { text: '  ' }, 'REQUIRED', 'text'],
  ['too many words', { text: 'x'.repeat(301) }, 'INVALID', 'text'],
  ['somebody who does not work here', { assigneeId: '00000000-0000-7000-8000-000000000000' }, 'INVALID', 'assigneeId'],
  ['no such enquiry', { enquiryId: 'nonsense' }, 'NOT_FOUND', null],
])('%s: refused', async (_what, input, code, field) => {
  expect((await add(input)).userErrors).toEqual([{ code, field: field === null ? null : [field] }]);
  expect(await mine()).toEqual([]);
});

test('a task that is not there cannot be done', async () => {
  expect((await setDone('nonsense', true)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
});

test('the morning email counts what is due by today', async () => {
  await api.rows(`update enquiry set first_responded_at = now(), assigned_to_id = $1`, [jonah]);
  await add({ dueOn: '2027-02-16' });
  await add({ dueOn: '2027-02-17' });
  await add({ dueOn: '2027-02-18' });
  await sendDigests(api.platform, new Date('2027-02-17T13:00:00Z'));
  const rows = await api.rows(`select recipient, subject from mail_message where template = 'daily-digest'`);
  expect(rows).toEqual([{ recipient: 'jonah@example.ca', subject: 'Today: 2 tasks due' }]);
});
