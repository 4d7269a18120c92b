// The floor: what node:http and pg can do with hand-written SQL and nothing else. Every figure is a ratio to it.
import http from 'node:http';
import pg from 'pg';
import { APPLICATION, rowsOf } from './lib/application-rows.mjs';

const RATES = {
  name: 'floor-rates',
  text: `select coalesce(json_agg(card order by card.best), '[]')::text as body from (
    select b.id as _id, b.name as "bankName", b.slug as "bankLogo", min(r.rate) as best,
      json_agg(json_build_object('term', r.term, 'type', r.type, 'rate', r.rate) order by r.rate) as rates
    from bank b join rate r on r.bank_id = b.id where b.active group by b.id limit 50) card`,
};
const POST = `b.id, b.slug, b.title, b.excerpt, b.published_at as "publishedAt", b.likes, b.comments as "commentCount",
  json_build_object('name', u.name) as author`;
const POSTS = {
  name: 'floor-posts',
  text: `select coalesce(json_agg(post), '[]')::text as body from (
    select ${POST} from blog b left join user_account u on u.id = b.author_id
    where b.status = 'approved' and b.published_at <= now() order by b.published_at desc limit 10) post`,
};
const ONE_POST = {
  name: 'floor-post',
  text: `select to_json(post)::text as body from (
    select ${POST}, b.html as content, (
      select json_agg(said order by said."createdAt", said.id) from (
        select c.id, c.content, c.created_at as "createdAt", json_build_object('name', p.name) as author
        from blog_comment c join user_account p on p.id = c.author_id where c.blog_id = b.id and c.hidden_at is null
      ) said) as comments
    from blog b left join user_account u on u.id = b.author_id where b.slug = 'post-42') post`,
};
const READS = new Map([
  ['/', RATES],
  ['/posts', POSTS],
  ['/post', ONE_POST],
]);
const LEAD = {
  name: 'floor-lead',
  text: 'insert into bench_lead (id, body) values (gen_random_uuid(), $1) returning id',
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'create table if not exists bench_lead (id uuid primary key, body jsonb not null, at timestamptz default now())',
);

const json = { 'Content-Type': 'application/json' };
const server = http.createServer((request, response) => {
  const fail = () => response.writeHead(500).end();
  if (request.method === 'GET') {
    pool.query(READS.get(request.url)).then(({ rows }) => response.writeHead(200, json).end(rows[0].body), fail);
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const [statement, value] =
      request.url === '/application' ? [APPLICATION, JSON.stringify([rowsOf(JSON.parse(text))])] : [LEAD, text];
    pool
      .query({ ...statement, values: [value] })
      .then(({ rows }) => response.writeHead(201, json).end(JSON.stringify(rows[0])), fail);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.on('SIGTERM', () => process.exit(0));
