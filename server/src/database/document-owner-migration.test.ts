import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { DocumentOwners1792009100000 } from './migrations/1792009100000-document-owners.js';

const FILE = '00000000-0000-7000-8000-000000000001';
const OTHER = '00000000-0000-7000-8000-000000000002';

test('papers get an owner, and where two people share one name nobody but the office opens them', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === DocumentOwners1792009100000);

  const before = await upTo(place);
  await before.runMigrations();
  for (const id of [FILE, OTHER]) {
    await before.query(
      `insert into application (id, application_number, kind, full_name, email, phone, phone_index, mortgage_type, content)
       values ($1, $2, 'comprehensive', 'x', 'a@example.ca', 'x', 'x', 'new_purchase', 'x')`,
      [id, `MB-${id.slice(-1)}`],
    );
  }
  for (const [application, row, at] of [
    [FILE, 'p1', 0],
    [FILE, '4169671111 Jane Doe', 1],
    [OTHER, 'applicant', 0],
  ] as const) {
    await before.query(
      `insert into co_applicant (id, application_id, row_id, place, full_name) values (gen_random_uuid(), $1, $2, $3, 'x')`,
      [application, row, at],
    );
  }
  for (const [application, person, index] of [
    [FILE, 'applicant', null],
    [FILE, 'file', null],
    [FILE, 'p1', 'hash'],
    [FILE, '4169671111 Jane Doe', 'hash'],
    [FILE, 'who is this', 'hash'],
    [OTHER, 'applicant', 'hash'],
    [OTHER, 'file', null],
  ] as const) {
    await before.query(
      `insert into document_request (id, application_id, person, person_index, code)
       values (gen_random_uuid(), $1, $2, $3, 'photo_id')`,
      [application, person, index],
    );
  }
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  const sorted = (application: string): Promise<unknown[]> =>
    after.query(
      `select r.owner_kind as owner, split_part(r.person, '-', 1) as person, c.row_id as row, r.person_index as index
       from document_request r left join co_applicant c on c.id = r.co_applicant_id
       where r.application_id = $1 order by r.owner_kind, c.row_id, r.person`,
      [application],
    );
  expect(await sorted(FILE)).toEqual([
    { owner: 'applicant', person: 'applicant', row: null, index: null },
    { owner: 'co_applicant', person: 'co', row: 'co-2', index: 'hash' },
    { owner: 'co_applicant', person: 'p1', row: 'p1', index: 'hash' },
    { owner: 'co_applicant', person: 'unclear', row: null, index: null },
    { owner: 'file', person: 'file', row: null, index: null },
  ]);
  expect(await sorted(OTHER)).toEqual([
    { owner: 'co_applicant', person: 'unclear', row: null, index: null },
    { owner: 'file', person: 'file', row: null, index: null },
  ]);
  expect(await after.query('select row_id from co_applicant where application_id = $1', [OTHER])).toEqual([
    { row_id: 'co-1' },
  ]);
  await after.undoLastMigration();
  await after.destroy();
  await database.drop();
});
