import { testApi } from '../api.js';
import { asAdmin } from '../database.js';

// Run by added-landing.test.ts in a process with one lead source more. Its last line is what the API said.
const PERSON = { fullName: 'Ada Tremblay', phone: '416 967-1111', consent: { contact: true }, lake: 'Muskoka' };
const SUBMIT = `mutation ($input: LeadInput!) {
  submitLead(source: COTTAGE, input: $input) { lead { id } userErrors { message field } }
}`;
const MEANING = '{ __type(name: "LeadSource") { enumValues { name description } } }';
const INBOX = 'query ($q: String) { enquiries(filter: { q: $q }) { items { id subject } } }';
const FILE = 'query ($id: ID!) { enquiry(id: $id) { answers { label value } } }';

const api = await testApi();
try {
  // its migration
  await asAdmin('alter table lead drop constraint lead_source_known', api.database.name);
  await api.person('office@example.ca', 'ADMIN');
  const page = await api.graphql(SUBMIT, { input: { ...PERSON, email: 'page@example.ca' } });
  const call = await api.call('/api/mortgage/cottage-lead', {
    method: 'POST',
    body: { ...PERSON, email: 'call@example.ca' },
  });
  const admin = await api.token('office@example.ca');
  const list = await api.graphql(INBOX, { q: 'call@example.ca' }, admin);
  const [item] = list.body.data.enquiries.items;
  const file = await api.graphql(FILE, { id: item.id }, admin);
  const sources = await api.rows('select email, source from lead order by email');
  const { paths } = (await api.call('/api/openapi.json')).body;
  const { body } = await api.graphql(MEANING);
  const said = {
    page: page.body.data.submitLead,
    call: call.status,
    office: { subject: item.subject, ...file.body.data.enquiry },
    sources,
    documented: paths['/api/mortgage/cottage-lead']?.post.summary,
    meanings: body.data.__type.enumValues,
  };
  process.stdout.write(`\n${JSON.stringify(said)}\n`);
} finally {
  await api.close();
}
