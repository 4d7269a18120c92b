import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { ApplicationOwner1792009200000 } from './migrations/1792009200000-application-owner.js';

const [ALICE, STAN, VERA] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`) as [string, string, string];

test('applications that were seen by their address are handed over once, to an account that confirmed it', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === ApplicationOwner1792009200000);

  const before = await upTo(place);
  await before.runMigrations();
  for (const [id, email, verified] of [
    [ALICE, 'alice@example.ca', true],
    [STAN, 'Stan@example.ca', true],
    [VERA, 'vera@example.ca', false],
  ] as const) {
    await before.query(
      `insert into user_account (id, name, email, email_verified_at) values ($1, 'x', $2, case when $3 then now() end)`,
      [id, email, verified],
    );
  }
  for (const [number, owner, email] of [
    ['1 hers, with his address', ALICE, 'stan@example.ca'],
    ['2 his, sent signed out', null, 'stan@Example.ca'],
    ['3 of an address nobody confirmed', null, 'vera@example.ca'],
    ['4 of nobody', null, 'nobody@example.ca'],
  ] as const) {
    await before.query(
      `insert into application (id, application_number, user_id, full_name, email, phone, phone_index, mortgage_type, content)
       values (gen_random_uuid(), $1, $2, 'x', $3, 'x', 'x', 'renewal', 'x')`,
      [number, owner, email],
    );
  }
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  const owners = 'select user_id as owner, had_owner as had from application order by application_number';
  expect(await after.query(owners)).toEqual([
    { owner: ALICE, had: true },
    { owner: STAN, had: true },
    { owner: null, had: false },
    { owner: null, had: false },
  ]);
  await after.destroy();
  await database.drop();
});
