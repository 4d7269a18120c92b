import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { OfficeAddresses1792021000000 } from './migrations/1792021000000-office-addresses.js';

const LINES = ['100 Sample Street West, Suite 400\nToronto ON  M5V 0A1', 'Upstairs, at the market'];

test('A9: an address of one text becomes its parts, and goes back as it was', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === OfficeAddresses1792021000000);

  const before = await upTo(place);
  await before.runMigrations();
  await before.query('update site_settings set addresses = $1', [LINES]);
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  const none = { unit: '', city: '', province: '', postalCode: '', country: 'CA' };
  const toronto = { street: '100 Sample Street West', unit: 'Suite 400', city: 'Toronto' };
  expect(await after.query('select offices from site_settings')).toEqual([
    {
      offices: [
        { ...none, ...toronto, province: 'ON', postalCode: 'M5V 0A1' },
        { ...none, street: 'Upstairs, at the market' },
      ],
    },
  ]);
  await after.undoLastMigration();
  expect(await after.query('select addresses from site_settings')).toEqual([{ addresses: LINES }]);
  await after.destroy();
  await database.drop();
});
