import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { Intake1792000000000 } from './migrations/1792000000000-intake.js';

const OLD = `
insert into bank (id, name, slug, kind) values ('00000000-0000-7000-8000-00000000000b', 'Oak Trust', 'oak', 'Bank');
insert into application (id, application_number, bank_id, full_name, email, phone, phone_index, mortgage_type, content)
values ('00000000-0000-7000-8000-0000000000a1', 'MB-2026-AAAAAAAA', '00000000-0000-7000-8000-00000000000b', 'Ann',
        'a@example.ca', 'sealed phone', 'x', 'renewal', 'sealed answers');
insert into lead (id, source, full_name, email, phone, details)
values ('00000000-0000-7000-8000-0000000000a2', 'chat', 'Ben', 'b@example.ca', 'other phone', 'other answers');
insert into enquiry (id, kind, subject, full_name, email, masked_phone, phone_index, application_id, lead_id,
                     first_response_due_at)
values
  ('00000000-0000-7000-8000-0000000000e1', 'APPLICATION', 'Renewal', 'Ann', 'a@example.ca', 'x', 'x',
   '00000000-0000-7000-8000-0000000000a1', null, now()),
  ('00000000-0000-7000-8000-0000000000e2', 'LEAD', 'Renewal', 'Ben', 'b@example.ca', 'x', 'x', null,
   '00000000-0000-7000-8000-0000000000a2', now());
insert into consent (id, application_id, purpose, granted, text_version)
values ('00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-0000000000a1', 'contact', true, '1')`;

const ENQUIRIES = 'select source, source_id, bank_id, phone, answers from enquiry order by id';

test('enquiries and consents of before are read as those of today, and can go back', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === Intake1792000000000);

  const before = await upTo(place);
  await before.runMigrations();
  await before.query(OLD);
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  expect(await after.query(ENQUIRIES)).toEqual([
    {
      source: 'basic-application',
      source_id: '00000000-0000-7000-8000-0000000000a1',
      bank_id: '00000000-0000-7000-8000-00000000000b',
      phone: 'sealed phone',
      answers: 'sealed answers',
    },
    {
      source: 'chat',
      source_id: '00000000-0000-7000-8000-0000000000a2',
      bank_id: null,
      phone: 'other phone',
      answers: 'other answers',
    },
  ]);
  expect(await after.query('select source_id from consent')).toEqual([
    { source_id: '00000000-0000-7000-8000-0000000000a1' },
  ]);

  await after.undoLastMigration();
  expect(
    await after.query('select application_id is null as none, lead_id is null as no_lead from enquiry order by id'),
  ).toEqual([
    { none: false, no_lead: true },
    { none: true, no_lead: false },
  ]);
  await after.destroy();
  await database.drop();
});
