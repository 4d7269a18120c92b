import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Policies of lenders, every version kept; what clients were shown and picked; and who gains and loses when a policy or a
 * table changes. What is worked out of somebody's file is sealed.
 */
const SQL = `
create table lender_policy (
  id uuid not null constraint lender_policy_pkey primary key,
  bank_id uuid not null,
  product text not null,
  effective_from date not null,
  terms jsonb not null,
  sample boolean not null default false,
  published_by_id uuid,
  created_at timestamptz not null default now(),
  constraint lender_policy_product_known check (product in ('any', 'fixed', 'variable')),
  constraint lender_policy_bank_id_fkey foreign key (bank_id) references bank (id) on delete cascade,
  constraint lender_policy_published_by_id_fkey foreign key (published_by_id) references user_account (id) on delete set null
);
create index lender_policy_bank_id_idx on lender_policy (bank_id);
create index lender_policy_published_by_id_idx on lender_policy (published_by_id) where published_by_id is not null;

create table lender_choice (
  id uuid not null constraint lender_choice_pkey primary key,
  application_id uuid not null,
  key text not null,
  content text not null,
  ends_on date not null,
  sent_by_id uuid,
  chosen_rate_id uuid,
  chosen_reason text,
  chosen_at timestamptz,
  created_at timestamptz not null default now(),
  constraint lender_choice_application_id_key_key unique (application_id, key),
  constraint lender_choice_is_whole check ((chosen_rate_id is null) = (chosen_at is null)),
  constraint lender_choice_application_id_fkey foreign key (application_id) references application (id) on delete cascade,
  constraint lender_choice_sent_by_id_fkey foreign key (sent_by_id) references user_account (id) on delete set null
);
create index lender_choice_sent_by_id_idx on lender_choice (sent_by_id) where sent_by_id is not null;
create index lender_choice_chosen_at_idx on lender_choice (chosen_at) where chosen_at is not null;

create table fit_round (
  id uuid not null constraint fit_round_pkey primary key,
  asked_on date not null,
  policy_ids uuid[] not null,
  before_on date,
  before_policy_ids uuid[],
  finished_at timestamptz,
  created_at timestamptz not null default now()
);

create table fit_change (
  id uuid not null constraint fit_change_pkey primary key,
  round_id uuid not null,
  application_id uuid not null,
  content text not null,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint fit_change_round_id_application_id_key unique (round_id, application_id),
  constraint fit_change_round_id_fkey foreign key (round_id) references fit_round (id) on delete cascade,
  constraint fit_change_application_id_fkey foreign key (application_id) references application (id) on delete cascade
);
create index fit_change_application_id_idx on fit_change (application_id);
create index fit_change_open_idx on fit_change (created_at) where settled_at is null;
`;

const BACK = `
drop table fit_change;
drop table fit_round;
drop table lender_choice;
drop table lender_policy;
`;

export class LenderFit1792110000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}
