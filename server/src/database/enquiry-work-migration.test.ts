import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { EnquiryWork1792001100000 } from './migrations/1792001100000-enquiry-work.js';

const id = (end: string): string => `00000000-0000-7000-8000-0000000000${end}`;
const OLD = `
insert into user_account (id, name, email) values ('${id('01')}', 'Ann', 'ann@example.ca');
insert into enquiry (id, kind, status, topic, full_name, email, masked_phone, phone_index, first_response_due_at,
                     first_responded_at, assigned_to_id)
values
  ('${id('e1')}', 'LEAD', 'NEW', 'Renewal', 'A', 'a@example.ca', 'x', 'x', now(), null, null),
  ('${id('e2')}', 'LEAD', 'NEW', 'Renewal', 'B', 'b@example.ca', 'x', 'x', now(), null, '${id('01')}'),
  ('${id('e3')}', 'LEAD', 'CONTACTED', 'Renewal', 'C', 'c@example.ca', 'x', 'x', now(), '2026-11-20T10:00:00Z', null)`;
const STATUSES = 'select status from enquiry order by id';

test('what stopped by a status keeps its answer and is marked; new ones with an owner are assigned; and back', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === EnquiryWork1792001100000);
  const before = await upTo(place);
  await before.runMigrations();
  await before.query(OLD);
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  const rows = 'select status, first_response_kind as kind, first_responded_at as at from enquiry order by id';
  expect(await after.query(rows)).toEqual([
    { status: 'NEW', kind: null, at: null },
    { status: 'ASSIGNED', kind: null, at: null },
    { status: 'CONTACTED', kind: 'STATUS', at: new Date('2026-11-20T10:00:00Z') },
  ]);
  await after.query(`update enquiry set status = 'LOST' where id = '${id('e1')}'`);
  await after.undoLastMigration();
  expect(await after.query(STATUSES)).toEqual([{ status: 'CLOSED' }, { status: 'NEW' }, { status: 'CONTACTED' }]);
  await after.destroy();
  await database.drop();
});
