// `npm run bench:inbox`: the inbox with 10,000 and with 1,000,000 enquiries, asked through its service on a database of its
// own. Prints p50 and p95. `-- --write` keeps them in docs/measurements.md, `-- --rows=10000` takes one size.
import 'reflect-metadata';
import { EnquiryListService } from '../dist/modules/enquiries/inbox/list.service.js';
import { makeEncryption } from '../dist/platform/encryption.js';
import { ENQUIRIES } from './lib/fill.mjs';
import { benchSizes, sizesOf } from './lib/sizes.mjs';

const LIMIT = 100;

async function fill(owner, rows) {
  await owner.query(`insert into user_account (id, name, email, role, password_hash)
    select gen_random_uuid(), 'Adviser ' || n, 'adviser' || n || '@example.ca', 'ADMIN', 'x' from generate_series(1, 5) n`);
  await owner.query(ENQUIRIES, [rows]);
  await owner.query('vacuum analyze enquiry');
  const { rows: people } = await owner.query('select id as "userId", name from user_account order by id limit 1');
  return people[0];
}

async function requests(db, actor) {
  const service = new EnquiryListService({ db, encryption: makeEncryption(Buffer.alloc(32, 1).toString('base64')) });
  const origin = { requestId: 'bench', ip: '127.0.0.1' };
  const list = (filter = {}, sort = 'DUE', after = null) =>
    service.list(actor, origin, filter, { sort, limit: LIMIT, after });
  let deep = null;
  for (let page = 0; page < 40; page += 1) deep = (await list({}, 'DUE', deep)).nextCursor ?? deep;
  return {
    'everything, due first': () => list(),
    'page 41 of it': () => list({}, 'DUE', deep),
    'by name': () => list({}, 'NAME'),
    'the view Mine': () => list({ view: 'MINE' }),
    'the view Unassigned': () => list({ view: 'UNASSIGNED' }),
    'the view Overdue': () => list({ view: 'OVERDUE' }),
    'the view Waiting for client': () => list({ view: 'WAITING_FOR_CLIENT' }),
    'Mine, by name': () => list({ view: 'MINE' }, 'NAME'),
    'lost bookings': () => list({ status: 'LOST', kind: 'BOOKING' }),
    'one source': () => list({ channel: 'GOOGLE_ADS' }),
    'a rare source, by name': () => list({ channel: 'podcast' }, 'NAME'),
    'one province': () => list({ province: 'NS' }),
    'a source in a province': () => list({ channel: 'SEARCH', province: 'BC' }),
    'a rare source in a province, lost': () => list({ channel: 'podcast', province: 'QC', status: 'LOST' }),
    'search for one person': () => list({ q: 'person4711@example.ca' }),
    'search for a surname': () => list({ q: 'name471' }),
    'search for a common first name': () => list({ q: 'ada' }),
    'search by phone number': () => list({ q: '416 555 0142' }),
    'the counts of all six views': () => service.viewCounts(actor),
  };
}

await benchSizes({
  name: 'inbox',
  sizes: sizesOf(10_000, 1_000_000),
  rounds: 20,
  says: `The list service with its counts; pages of ${LIMIT}. Aim: 200 ms.`,
  fill,
  requests,
});
