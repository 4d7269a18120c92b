import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { FormerCoApplicant1792160100000 } from './migrations/1792160100000-former-co-applicant.js';

const [VERA, MALLORY, OFFICE, FILE] = [1, 2, 3, 4].map((n) => `00000000-0000-7000-8000-00000000000${n}`);

test('files that a part was freed with stay with the office; those of who has it, and of the office, stay theirs', async () => {
  const database = await testDatabase({ template: null });
  const now = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...now.options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === FormerCoApplicant1792160100000);

  const before = await upTo(place);
  await before.runMigrations();
  for (const [id, name, role] of [
    [VERA, 'vera', 'ACCOUNT_HOLDER'],
    [MALLORY, 'mallory', 'ACCOUNT_HOLDER'],
    [OFFICE, 'office', 'ADMIN'],
  ]) {
    await before.query(`insert into user_account (id, name, email, role) values ($1, 'x', $2, $3)`, [
      id,
      `${name}@example.ca`,
      role,
    ]);
  }
  await before.query(
    `insert into application (id, application_number, kind, full_name, email, phone, phone_index, mortgage_type, content)
     values ($1, 'MB-1', 'comprehensive', 'x', 'a@example.ca', 'x', 'x', 'new_purchase', 'x')`,
    [FILE],
  );
  for (const [row, owner, sender] of [
    ['hers', VERA, VERA],
    ['from-the-office', VERA, OFFICE],
    ['passed', MALLORY, VERA],
    ['freed', null, VERA],
    ['of-nobody', MALLORY, null],
    ['empty', MALLORY, undefined],
  ] as const) {
    await before.query(
      `with part as (insert into co_applicant (id, application_id, row_id, place, full_name, user_id)
         values (gen_random_uuid(), $1, $2, 0, 'x', $3) returning id)
       insert into document_request (id, application_id, owner_kind, co_applicant_id, person, code)
       select gen_random_uuid(), $1, 'co_applicant', part.id, $2, 'photo_id' from part`,
      [FILE, row, owner],
    );
    if (sender === undefined) continue;
    await before.query(
      `insert into document (id, request_id, state, object_key, sha256, bytes, mime, name, uploaded_by_id)
       select gen_random_uuid(), r.id, 'clean', gen_random_uuid(), 'x', 1, 'application/pdf', 'x', $2
       from document_request r where r.person = $1`,
      [row, sender],
    );
  }
  await before.destroy();

  const after = await upTo(place + 1);
  await after.runMigrations();
  const kept = await after.query<{ person: string }[]>(
    'select person from document_request where co_applicant_id is not null order by person',
  );
  expect(kept.map(({ person }) => person)).toEqual(['empty', 'from-the-office', 'hers']);
  const former = await after.query<unknown[]>(
    `select from document_request where co_applicant_id is null and person = 'former-' || id`,
  );
  expect(former).toHaveLength(3);
  await after.destroy();
  await database.drop();
});
