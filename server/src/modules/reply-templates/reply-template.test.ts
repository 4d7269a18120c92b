import { APPLICATION, testApi, type TestApi } from '../../../test/api.js';

const FIELDS = 'id name subject text version';
const LIST = `{ replyTemplates { ${FIELDS} } }`;
const SAVE = `mutation ($input: SaveReplyTemplateInput!) {
  saveReplyTemplate(input: $input) { userErrors { code message field } template { ${FIELDS} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteReplyTemplate(id: $id) { userErrors { code } deletedId } }';
const FILL = `query ($template: ID!, $enquiry: ID!) {
  filledReply(templateId: $template, enquiryId: $enquiry) { subject text }
}`;
const SEND = `mutation ($input: EnquiryEmailInput!) { sendEnquiryEmail(input: $input) { userErrors { code message field } } }`;
const NEW = { name: 'Rate hold', subject: 'Your rate hold', text: 'Hello {{first_name}},\n\n{{adviser_name}}' };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('avery@example.ca', 'ADMIN', 'Avery Chen');
  token = await api.token('avery@example.ca');
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName: 'Templated Person' } });
  const lead = { fullName: 'Lead Person', phone: '4169671111', serviceType: 'Renewal', email: 'lead@example.ca' };
  await api.call('/api/mortgage/lead', { method: 'POST', body: lead });
});
afterAll(() => api.close());
beforeEach(() => api.rows(`delete from reply_template where name like 'Rate hold%'`));

const list = async () => (await api.graphql(LIST, {}, token)).body.data.replyTemplates;
const save = async (input: object) =>
  (await api.graphql(SAVE, { input: { ...NEW, ...input } }, token)).body.data.saveReplyTemplate;
const enquiryOf = async (name: string) => {
  const [row] = await api.rows<{ id: string; number: string | null }>(
    'select id, application_number as number from enquiry where full_name = $1',
    [name],
  );
  return row!;
};

test('there are some to begin with, by name, and each can be saved as it is', async () => {
  const first = await list();
  const names = first.map(({ name }: { name: string }) => name);
  expect(names).toContain('First answer');
  expect(names).toEqual([...names].sort());
  for (const { id, name, subject, text, version } of first) {
    expect((await save({ id, name, subject, text, expectedVersion: version })).userErrors).toEqual([]);
  }
});

test('one is written, changed and deleted, and the audit says so without its text', async () => {
  const { template } = await save({ text: 'Canary {{first_name}}' });
  expect(template).toMatchObject({ name: 'Rate hold', version: 1 });
  const changed = await save({ id: template.id, text: 'Canary 2 {{first_name}}', expectedVersion: 1 });
  expect(changed.template).toMatchObject({ id: template.id, version: 2, text: 'Canary 2 {{first_name}}' });
  expect((await save({ id: template.id, expectedVersion: 1 })).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  const gone = await api.graphql(DELETE, { id: template.id }, token);
  expect(gone.body.data.deleteReplyTemplate).toEqual({ userErrors: [], deletedId: template.id });
  expect((await list()).some(({ id }: { id: string }) => id === template.id)).toBe(false);
  const audit = await api.rows(
    `select action, before, after from audit_event where subject_id = $1 order by created_at, id`,
    [template.id],
  );
  expect(audit.map(({ action }) => action)).toEqual([
    'reply_template.add',
    'reply_template.change',
    'reply_template.delete',
  ]);
  expect(audit[1]!.after).toEqual({ name: 'Rate hold', subject: 'Your rate hold', text: 'changed' });
  expect(JSON.stringify(audit)).not.toContain('Canary');
});

test.each([
  ['no name', { name: ' ' }, 'REQUIRED', 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 'INVALID', 'name'],
  ['no subject', { subject: '' }, 'REQUIRED', 'subject'],
  ['a subject of two lines', { subject: 'a\nb' }, 'INVALID', 'subject'],
  ['no text', { text: ' ' }, 'REQUIRED', 'text'],
  ['a variable we don’t know', { text: 'Hello {{nickname}}' }, 'INVALID', 'text'],
  ['one in the subject', { subject: '{{income}}' }, 'INVALID', 'subject'],
  ['a brace too few', { text: 'Hello {{first_name}' }, 'INVALID', 'text'],
  ['a name that is taken, in other capitals', { name: 'FIRST ANSWER' }, 'INVALID', 'name'],
  ['a SIN', { text: 'It is 046 454 286' }, 'INVALID', 'text'],
  ['one that is gone', { id: 'nonsense' }, 'NOT_FOUND', null],
])('%s is refused', async (_what, input, code, field) => {
  const before = await list();
  const { userErrors, template } = await save(input);
  expect(userErrors).toMatchObject([{ code, field: field === null ? null : [field] }]);
  expect(template).toBeNull();
  expect(await list()).toEqual(before);
});

test('an unknown variable is named in the refusal', async () => {
  expect((await save({ text: '{{nickname}} {{pet}}' })).userErrors[0].message).toContain('{{nickname}}, {{pet}}');
});

test('it is filled for one person, signed by whoever writes', async () => {
  const { template } = await save({
    subject: 'Application {{application_number}}',
    text: '{{First name}}|{{full_name}}|{{adviser_name}}|{{booking_link}}',
  });
  const { id, number } = await enquiryOf('Templated Person');
  const sent = await api.statements(() => api.graphql(FILL, { template: template.id, enquiry: id }, token));
  expect(sent.filter((text) => text.includes('enquiry') || text.includes('reply_template')).length).toBeLessThan(3);
  const filled = (await api.graphql(FILL, { template: template.id, enquiry: id }, token)).body.data.filledReply;
  expect(filled.subject).toBe(`Application ${number}`);
  expect(filled.text.split('|')).toEqual([
    'Templated',
    'Templated Person',
    'Avery Chen',
    expect.stringMatching(/^http.*\/contact#book$/),
  ]);
});

test('what is missing is a gap, and an email with a gap is not sent', async () => {
  const { template } = await save({ subject: 'About {{application_number}}', text: '{{lender}} and {{first_name}}' });
  const { id } = await enquiryOf('Lead Person');
  const filled = (await api.graphql(FILL, { template: template.id, enquiry: id }, token)).body.data.filledReply;
  expect(filled).toEqual({ subject: 'About [[Application number]]', text: '[[Lender they asked about]] and Lead' });
  const send = async (words: object) =>
    (await api.graphql(SEND, { input: { id, key: 'gaps', takesOwner: true, ...filled, ...words } }, token)).body.data
      .sendEnquiryEmail.userErrors;
  expect(await send({})).toEqual([
    { code: 'INVALID', message: 'Fill in [[Application number]] or take it out.', field: ['subject'] },
    { code: 'INVALID', message: 'Fill in [[Lender they asked about]] or take it out.', field: ['text'] },
  ]);
  expect(await send({ subject: 'About', text: 'Hello {{first_name}}' })).toMatchObject([{ field: ['text'] }]);
  expect(await api.rows(`select from enquiry_email where key = 'gaps'`)).toEqual([]);
  expect(await send({ subject: 'About', text: 'Hello Lead' })).toEqual([]);
});

test('nothing is filled for an enquiry or from a template that is not there', async () => {
  const { id } = await enquiryOf('Lead Person');
  const [template] = await list();
  for (const names of [
    { template: 'nonsense', enquiry: id },
    { template: template.id, enquiry: 'nonsense' },
    { template: template.id, enquiry: '00000000-0000-7000-8000-000000000000' },
  ]) {
    expect((await api.graphql(FILL, names, token)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
});

test('there can be 50', async () => {
  const [{ count } = { count: 0 }] = await api.rows<{ count: number }>(
    'select count(*)::int as count from reply_template',
  );
  for (let at = count; at < 50; at += 1) expect((await save({ name: `Rate hold ${at}` })).userErrors).toEqual([]);
  expect((await save({ name: 'Rate hold last' })).userErrors).toMatchObject([{ code: 'INVALID', field: ['name'] }]);
});
