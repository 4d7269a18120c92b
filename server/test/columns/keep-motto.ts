import { testApi } from '../api.js';

// Run by added-column.test.ts in a process whose field tables have one line more. Its last line is what the API said.
const MIGRATION = `
  alter table agent add column motto text not null default '';
  alter table blog add column motto text not null default '';
  alter table blog_revision add column motto text not null default '';
  alter table job add column motto text;
  alter table site_settings add column motto text`;
const AGENT = {
  licensedName: 'Priya Raman',
  title: 'Mortgage agent, level 2',
  subdomain: 'priya-raman',
  licences: [{ province: 'ON', number: 'M24001234', expiresOn: '2099-03-31' }],
  active: true,
  motto: ' Read every line ',
};
const JOB = {
  title: 'Underwriter',
  slug: 'underwriter',
  department: 'UNDERWRITING',
  employmentType: 'FULL_TIME',
  locale: 'en',
  description: 'You read files.',
  compensation: '$70,000 a year',
  motto: ' Say why ',
};
const POST = { title: 'Read it twice', content: '<p>Every line.</p>', category: 'rates', motto: ' Twice ' };
const CREATE_JOB =
  'mutation ($input: JobInput!) { createJob(input: $input) { userErrors { message } job { id motto } } }';
const OPEN_JOB = 'mutation ($id: ID!) { setJobStatus(id: $id, status: OPEN) { job { motto } } }';
const SETTINGS = '{ settingsSection(section: COMPANY) { content } }';
const SAVE = `mutation ($content: JSONObject!) {
  saveSettings(section: COMPANY, content: $content) { userErrors { message } }
}`;
const VERSIONS = 'query ($id: ID!) { blogVersions(id: $id) { motto } }';
const READ = `query ($agent: ID!, $job: ID!, $post: ID!) {
  agent(idOrSubdomain: $agent) { motto } blog(id: $post) { motto } job(id: $job) { motto } siteSettings { motto }
  __type(name: "Agent") { fields { name description } }
}`;

const api = await testApi({}, { migration: MIGRATION });
try {
  await api.person('office@example.ca', 'ADMIN');
  const token = await api.token('office@example.ca');
  const agent = await api.call('/api/agents', { method: 'POST', token, body: AGENT });
  const { id } = agent.body.data;
  const kept = await api.call(`/api/agents/${id}`, { method: 'PUT', token, body: { headline: 'I call you back.' } });
  const post = await api.call('/api/blogs', { method: 'POST', token, body: POST });
  const postId = post.body.data.id;
  const versions = await api.graphql(VERSIONS, { id: postId }, token);
  const added = (await api.graphql(CREATE_JOB, { input: JOB }, token)).body.data.createJob.job;
  await api.graphql(OPEN_JOB, { id: added.id }, token);
  const { content } = (await api.graphql(SETTINGS, {}, token)).body.data.settingsSection;
  const texts = { ...content.texts, motto: 'Call first' };
  await api.graphql(SAVE, { content: { ...content, texts } }, token);
  const read = (await api.graphql(READ, { agent: 'priya-raman', job: 'underwriter', post: postId })).body.data;
  const { fields } = read.__type as { fields: { name: string; description: string }[] };
  const { paths } = (await api.call('/api/openapi.json')).body;
  const said = {
    sent: [agent.body.data.motto, kept.body.data.motto, post.body.data.motto, added.motto],
    read: [
      read.agent.motto,
      read.blog.motto,
      versions.body.data.blogVersions[0].motto,
      read.job.motto,
      read.siteSettings.motto,
    ],
    called: [
      (await api.call(`/api/agents/${id}`)).body.data.motto,
      (await api.call('/api/blogs')).body.data.items[0].motto,
      (await api.call('/api/careers/jobs')).body.data[0].motto,
    ],
    rows: await api.rows(
      'select a.motto as agent, b.motto as post, j.motto as job, s.motto as company from agent a, blog b, job j, site_settings s',
    ),
    described: fields.find(({ name }) => name === 'motto')?.description,
    documented: paths['/api/agents'].post.requestBody.content['application/json'].schema.properties.motto,
  };
  process.stdout.write(`\n${JSON.stringify(said)}\n`);
} finally {
  await api.close();
}
