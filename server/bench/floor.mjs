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
    pool.query(RATES).then(({ rows }) => response.writeHead(200, json).end(rows[0].body), fail);
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
