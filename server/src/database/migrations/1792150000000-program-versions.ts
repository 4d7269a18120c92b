import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of insurers' programs that the office publishes, every version kept; and which of them a round of files knew. */
const SQL = `
create table program_version (
  id uuid not null constraint program_version_pkey primary key,
  program text not null,
  effective_from date not null,
  terms jsonb not null,
  published_by_id uuid,
  created_at timestamptz not null default now(),
  constraint program_version_program_known check (program in (
    'CMHC_PURCHASE', 'CMHC_INCOME_PROPERTY', 'CMHC_SECOND_HOME', 'CMHC_NEWCOMERS', 'CMHC_IMPROVEMENT', 'CMHC_SUITES',
    'SAGEN_HOMEBUYER', 'SAGEN_BORROWED_DOWN_PAYMENT', 'SAGEN_INVESTMENT', 'SAGEN_SECOND_HOME_A', 'SAGEN_SECOND_HOME_B',
    'SAGEN_NEW_TO_CANADA', 'SAGEN_STATED_INCOME', 'SAGEN_IMPROVEMENTS', 'SAGEN_SUITES', 'GUARANTY_PURCHASE',
    'GUARANTY_MULTI_UNIT', 'GUARANTY_FLEX', 'GUARANTY_RENTAL', 'GUARANTY_SECOND_HOME', 'GUARANTY_NEWCOMERS',
    'GUARANTY_STATED_INCOME', 'GUARANTY_IMPROVEMENTS', 'GUARANTY_SUITES')),
  constraint program_version_published_by_id_fkey
    foreign key (published_by_id) references user_account (id) on delete set null
);
create index program_version_published_by_id_idx on program_version (published_by_id) where published_by_id is not null;

alter table fit_round
  add column program_ids uuid[] not null default '{}',
  add column before_program_ids uuid[] not null default '{}';
`;

const BACK = `
alter table fit_round drop column program_ids, drop column before_program_ids;
drop table program_version;
`;

export class ProgramVersions1792150000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}
