import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose a paper is, in columns of their own. Until now it was the text in `person`, and a form could send a co-applicant
 * whose id was one of our words. Their papers and the applicant's are one heap by now: nobody but the office opens them, and
 * the office asks again for what it needs. Ids of rows follow the rule that applications are held to from here on.
 */
const SQL = `
alter table document_request
  add column owner_kind text,
  add column co_applicant_id uuid constraint document_request_co_applicant_id_fkey references co_applicant (id)
    on delete set null;

update document_request r
set owner_kind = case when r.person in ('applicant', 'file') then r.person else 'co_applicant' end;

update document_request r
set owner_kind = 'co_applicant', person = 'unclear-' || r.person, person_index = null, updated_at = now()
where r.owner_kind <> 'co_applicant' and (r.person_index is not null or exists (
  select from co_applicant c where c.application_id = r.application_id and lower(trim(c.row_id)) = r.person));

update document_request r set co_applicant_id = c.id
from co_applicant c
where r.owner_kind = 'co_applicant' and c.application_id = r.application_id and c.row_id = r.person;

update co_applicant c
set row_id = case
    when exists (select from co_applicant o where o.application_id = c.application_id and o.row_id = 'co-' || (c.place + 1))
    then c.id::text else 'co-' || (c.place + 1) end,
  updated_at = now()
where c.row_id !~* '^[a-z0-9][a-z0-9-]{0,39}$' or lower(c.row_id) in ('applicant', 'file');

update document_request r set person = c.row_id, updated_at = now()
from co_applicant c where r.co_applicant_id = c.id and r.person <> c.row_id;

update document_request set person = 'unclear-' || id, person_index = null, updated_at = now()
where owner_kind = 'co_applicant' and person !~* '^[a-z0-9][a-z0-9-]{0,39}$';

alter table co_applicant add constraint co_applicant_row_id_known
  check (row_id ~* '^[a-z0-9][a-z0-9-]{0,39}$' and lower(row_id) not in ('applicant', 'file'));
alter table document_request
  alter column owner_kind set not null,
  add constraint document_request_owner_known check (owner_kind in ('applicant', 'file', 'co_applicant')),
  add constraint document_request_owner_is_one check (
    case when owner_kind = 'co_applicant' then person not in ('applicant', 'file')
      else person = owner_kind and co_applicant_id is null and person_index is null end);
create index document_request_co_applicant_id_idx on document_request (co_applicant_id) where co_applicant_id is not null;
`;

export class DocumentOwners1792009100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_request drop column owner_kind, drop column co_applicant_id;
      alter table co_applicant drop constraint co_applicant_row_id_known;
    `);
  }
}
