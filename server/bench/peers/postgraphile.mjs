// PostGraphile over a function that makes the same rows: it needs no server code, and Node 22 or later.
import http from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { APPLICATION } from '../lib/application-rows.mjs';

const connectionString = process.env.DATABASE_URL;
const owner = new pg.Client({ connectionString });
await owner.connect();
await owner.query(`
create schema if not exists bench_peer;
create or replace function bench_peer_intake(jsonb) returns setof uuid language plpgsql as $intake$
begin
  return query ${APPLICATION.text};
end $intake$;
create or replace function bench_peer.submit_application(full_name text, email text, mortgage_type text)
returns uuid language plpgsql volatile as $submit$
declare
  source uuid := gen_random_uuid();
  enquiry uuid := gen_random_uuid();
  stored uuid;
begin
  select bench_peer_intake(jsonb_build_array(jsonb_build_object(
    'keyId', gen_random_uuid(), 'requestHash', 'bench', 'reply', jsonb_build_object('id', source),
    'sourceId', source, 'enquiryId', enquiry, 'eventId', gen_random_uuid(), 'firstEventId', gen_random_uuid(),
    'topic', 'bench', 'applicationNumber', source, 'fullName', full_name, 'email', email, 'mortgageType', mortgage_type,
    'phone', repeat('x', 64), 'maskedPhone', 'x', 'phoneIndex', repeat('x', 43), 'answers', repeat('x', 200),
    'responseHours', 24,
    'consents', (select jsonb_agg(jsonb_build_object(
      'id', gen_random_uuid(), 'purpose', purpose, 'email', email, 'sourceId', source, 'granted', true,
      'textVersion', 'bench', 'ip', '127.0.0.1')) from unnest(array['contact', 'marketing']) purpose),
    'emails', (select jsonb_agg(jsonb_build_object(
      'id', gen_random_uuid(), 'template', template, 'recipient', email, 'subject', 'bench', 'priority', 0,
      'params', jsonb_build_object('enquiryId', enquiry))) from unnest(array['application-received', 'new-enquiry']) template)
  ))) into stored;
  return stored;
end $submit$;
`);
await owner.end();

const server = http.createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['bench_peer'] })],
})
  .createServ(grafserv)
  .addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
