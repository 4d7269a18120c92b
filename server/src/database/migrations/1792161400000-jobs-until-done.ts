import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files that wait for the virus scanner, and objects that are to be removed, were given up after half a day. Now they never
 * are; those that were begin anew.
 */
const SQL = `
insert into background_job (id, queue, data)
select gen_random_uuid(), 'scan-document', jsonb_build_object('documentId', d.id) from document d
where d.state = 'scanning' and not exists (
  select from background_job j
  where j.queue = 'scan-document' and j.ended_at is null and j.data ->> 'documentId' = d.id::text);
update background_job set ended_at = null, next_at = now()
where queue = 'forget-private-file' and ended_at is not null and attempts >= 21;
`;

export class JobsUntilDone1792161400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  /** What began anew ends as every job does. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
