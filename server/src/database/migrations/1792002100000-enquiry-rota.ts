import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New enquiries can be given out in turn. */
export class EnquiryRota1792002100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site_settings add round_robin boolean not null default false;
      create table enquiry_rota (
        id smallint not null constraint enquiry_rota_pkey primary key,
        last_given_to_id uuid,
        constraint enquiry_rota_one_row check (id = 1)
      );
      create table enquiry_rota_member (
        user_id uuid not null constraint enquiry_rota_member_pkey primary key,
        takes boolean not null,
        constraint enquiry_rota_member_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
      );
      alter table enquiry_event add by_rule boolean not null default false;
      drop index enquiry_event_owner_id_idx;
      create index on enquiry_event (owner_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index enquiry_event_owner_id_created_at_idx;
      create index on enquiry_event (owner_id);
      alter table enquiry_event drop by_rule;
      drop table enquiry_rota_member;
      drop table enquiry_rota;
      alter table site_settings drop round_robin;
    `);
  }
}
