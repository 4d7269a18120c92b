import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANGED = ['agent', 'subdomain_history', 'working_hours'];

/** What agents' own pages say, and the names that agents gave up. */
export class Agents1792004000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table agent
  add level smallint not null default 2 constraint agent_level_known check (level in (1, 2)),
  add licences jsonb not null default '[]',
  add headline text not null default '',
  add intro text not null default '',
  add bio text not null default '',
  add phone text not null default '',
  add email text not null default '',
  add brokerage_name text not null default '',
  add brokerage_licence_number text not null default '',
  add social jsonb not null default '{}',
  add languages jsonb not null default '[]',
  add specialities jsonb not null default '[]',
  add service_areas jsonb not null default '[]',
  add reviews jsonb not null default '[]',
  add photo jsonb,
  add focus_x smallint not null default 50,
  add focus_y smallint not null default 35,
  add user_id uuid,
  add warned_of_expiry date,
  add constraint agent_focus_inside check (focus_x between 0 and 100 and focus_y between 0 and 100),
  add constraint agent_user_id_fkey foreign key (user_id) references user_account (id) on delete set null;
create unique index agent_user_id_idx on agent (user_id);

create table subdomain_history (
  subdomain text not null constraint subdomain_history_pkey primary key,
  agent_id uuid,
  released_at timestamptz not null default now(),
  constraint subdomain_history_agent_id_fkey foreign key (agent_id) references agent (id) on delete set null
);
create index subdomain_history_agent_id_idx on subdomain_history (agent_id);
`);
    for (const table of CHANGED) {
      await runner.query(
        `create trigger ${table}_changed_page after insert or update or delete or truncate on ${table}
           for each statement execute function notify_cache('agents')`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of CHANGED) await runner.query(`drop trigger ${table}_changed_page on ${table}`);
    await runner.query(`
drop table subdomain_history;
alter table agent drop level, drop licences, drop headline, drop intro, drop bio, drop phone, drop email,
  drop brokerage_name, drop brokerage_licence_number, drop social, drop languages, drop specialities,
  drop service_areas, drop reviews, drop photo, drop focus_x, drop focus_y, drop user_id, drop warned_of_expiry;
`);
  }
}
