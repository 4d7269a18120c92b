import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address that changes takes no file with it, whoever sent the file and whether or not anybody claimed the part
 * (docs/decisions/0177): the office sends papers of people who never signed in, and who types an address may type their own.
 */
const readdress = (unclaimed: string): string => `
create or replace function readdress_co_applicant() returns trigger language plpgsql as $$
begin
  if new.email_index is not distinct from old.email_index then
    return new;
  end if;
  new.user_id := null;
  if new.email_index is null then
    return new;
  end if;
  new.had_owner := false;${unclaimed}
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
`;

const BEFORE = `
  if not old.had_owner then
    return new;
  end if;`;

export class AddressTakesNoFile1792161700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readdress(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readdress(BEFORE));
  }
}
