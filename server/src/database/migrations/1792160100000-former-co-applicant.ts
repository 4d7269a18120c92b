import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address that passes to another person takes nothing with it (docs/decisions/0177): papers with files of whoever had the
 * part stay with the office, and what they were only asked for gets an id that nobody knows. A forgotten address frees
 * nothing. What was freed before with somebody's files on it is put right once: who sent them is not who has the part.
 */
const SQL = `
create or replace function readdress_co_applicant() returns trigger language plpgsql as $$
begin
  if new.email_index is not distinct from old.email_index then
    return new;
  end if;
  new.user_id := null;
  if new.email_index is null then
    return new;
  end if;
  new.had_owner := false;
  if not old.had_owner then
    return new;
  end if;
  -- a file that is being written holds its request: it is waited for, and counts
  perform from document_request where co_applicant_id = old.id for update;
  update document_request r
  set co_applicant_id = null, person = 'former-' || r.id, version = r.version + 1, updated_at = now()
  where r.co_applicant_id = old.id and exists (select from document d where d.request_id = r.id);
  update document_request r
  set id = gen_random_uuid(), told_at = null, version = r.version + 1, updated_at = now()
  where r.co_applicant_id = old.id;
  return new;
end $$;

update document_request r
set co_applicant_id = null, person = 'former-' || r.id, version = r.version + 1, updated_at = now()
from co_applicant c
where r.co_applicant_id = c.id and exists (
  select from document d left join user_account u on u.id = d.uploaded_by_id
  where d.request_id = r.id and u.role is distinct from 'ADMIN' and (u.id is null or u.id is distinct from c.user_id));
`;

export class FormerCoApplicant1792160100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Papers are not handed back: restore a backup instead.'));
  }
}
