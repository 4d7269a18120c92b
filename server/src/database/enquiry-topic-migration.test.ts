import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { EnquiryTopic1792000400000 } from './migrations/1792000400000-enquiry-topic.js';

const SUBJECTS = [
  ['New purchase · Ontario', 'basic-application', 'new_purchase', 'ON'],
  ['Something else', 'basic-application', 'other', null],
  ['Equity takeout · Québec', 'basic-application', 'equity_takeout', 'QC'],
  ['New Purchase · chat', 'chat', 'New Purchase', null],
] as const;

test('the titles of enquiries become codes, and can become titles again', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === EnquiryTopic1792000400000);

  const before = await upTo(place);
  await before.runMigrations();
  for (const [index, [subject, source]] of SUBJECTS.entries()) {
    await before.query(
      `insert into enquiry (id, kind, subject, source, full_name, email, masked_phone, phone_index, first_response_due_at)
       values ($1, 'LEAD', $2, $3, 'Ann', 'a@example.ca', 'x', 'x', now())`,
      [`00000000-0000-7000-8000-00000000000${index}`, subject, source],
    );
  }
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  expect(await after.query('select topic, province from enquiry order by id')).toEqual(
    SUBJECTS.map(([, , topic, province]) => ({ topic, province })),
  );
  await after.undoLastMigration();
  expect(await after.query('select subject from enquiry order by id')).toEqual(
    SUBJECTS.map(([subject]) => ({ subject })),
  );
  await after.destroy();
  await database.drop();
});
