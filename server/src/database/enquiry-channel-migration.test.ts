import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { EnquiryChannel1792003500000 } from './migrations/1792003500000-enquiry-channel.js';

test('the channels of enquiries that were there before are filled, and new ones get theirs', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === EnquiryChannel1792003500000);
  const add = (db: DataSource, name: string, attribution: object | null): Promise<unknown> =>
    db.query(
      `insert into enquiry (id, kind, topic, full_name, email, first_response_due_at, attribution)
       values (gen_random_uuid(), 'LEAD', 'renewal', $1, 'a@example.ca', now(), $2)`,
      [name, attribution && JSON.stringify(attribution)],
    );

  const before = await upTo(place);
  await before.runMigrations();
  await add(before, 'Advert', { first: { path: '/', utm_source: 'Google', utm_medium: 'CPC' } });
  await add(before, 'Nobody knows', null);
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  await add(after, 'Search', { first: { path: '/', referrer: 'www.bing.com' } });
  expect(await after.query('select full_name, channel from enquiry order by full_name')).toEqual([
    { full_name: 'Advert', channel: 'GOOGLE_ADS' },
    { full_name: 'Nobody knows', channel: 'DIRECT' },
    { full_name: 'Search', channel: 'SEARCH' },
  ]);
  await after.undoLastMigration();
  expect(await after.query('select count(*)::int as count from enquiry')).toEqual([{ count: 3 }]);
  await after.destroy();
  await database.drop();
});
