import pg from 'pg';

const SCHEMAS = ['public'];
const APPEND_ONLY = ['audit_event', 'consent', 'settings_version'];

interface Right {
  kind: 'schema' | 'table' | 'sequence' | 'function';
  /** As it stands in a statement: quoted, a function with its arguments */
  name: string;
  privilege: string;
  /** What the role has now; it is to have the opposite */
  held: boolean;
}

/**
 * The rights of the role $1 that are not as they should be. Only of what the owner owns: a schema may hold an extension's
 * objects too, and their rights are not ours to give.
 */
const AMISS = `
  select * from (
    select 'schema' as kind, quote_ident(nspname) as name, 'usage' as privilege,
      has_schema_privilege($1, oid, 'usage') as held, true as wanted
    from pg_namespace where nspname = any($2)
    union all
    select 'table', oid::regclass::text, privilege, has_table_privilege($1, oid, privilege),
      case
        when relname = 'migration' then privilege = 'select'
        when relname = any($3) then privilege in ('select', 'insert')
        else true
      end
    from pg_class cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p (privilege)
    where relnamespace = any($2::regnamespace[]) and relowner = current_user::regrole and relkind in ('r', 'p', 'v')
      and (privilege <> 'truncate' or relname = any($3))
    union all
    select 'sequence', oid::regclass::text, 'usage',
      -- an error for what is none, which may be asked before the conditions below
      case relkind when 'S' then has_sequence_privilege($1, oid, 'usage') end, true
    from pg_class
    where relnamespace = any($2::regnamespace[]) and relowner = current_user::regrole and relkind = 'S'
    union all
    select 'function', oid::regprocedure::text, 'execute', has_function_privilege($1, oid, 'execute'), true
    from pg_proc
    where pronamespace = any($2::regnamespace[]) and proowner = current_user::regrole and prokind = 'f'
  ) as rights
  where held <> wanted`;

/** A statement for each kind and privilege, with everything it is given on or taken from. */
function statementsFor(amiss: readonly Right[], appRole: string): string[] {
  const app = pg.escapeIdentifier(appRole);
  const names = new Map<string, string[]>();
  for (const { kind, name, privilege, held } of amiss) {
    const statement = `${held ? 'revoke' : 'grant'} ${privilege} on ${kind} % ${held ? 'from' : 'to'} ${app}`;
    names.set(statement, [...(names.get(statement) ?? []), name]);
  }
  return [...names].map(([statement, all]) => statement.replace('%', () => all.join(', ')));
}

/** The tables of those that have (`true`) or have not (`false`) the trigger that refuses a change. */
async function tablesWithTrigger(owner: pg.Client, has: boolean): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select name from unnest($1::text[]) as t (name)
     where exists (select from pg_trigger where tgrelid = name::regclass and tgname = 'append_only') = $2`,
    [APPEND_ONLY, has],
  );
  return rows.map(({ name }) => name);
}

/**
 * Two roles: the application's cannot change audit or consent rows, or versions of the settings. One role: a trigger refuses.
 * Almost every start finds all of it right, and writes nothing: a trigger is made under a lock that running instances would
 * meet, and a commit may have to wait for a standby that is away.
 */
export async function settleRights(owner: pg.Client, appRole: string): Promise<void> {
  const { rows } = await owner.query<{ owner: string }>('select current_user as owner');
  const oneRole = rows[0]?.owner === appRole;
  const amiss = oneRole ? [] : (await owner.query<Right>(AMISS, [appRole, SCHEMAS, APPEND_ONLY])).rows;
  const tables = await tablesWithTrigger(owner, !oneRole);
  const statements = [
    ...statementsFor(amiss, appRole),
    ...tables.map((table) =>
      oneRole
        ? `create trigger append_only before update or delete or truncate on ${table} for each statement execute function refuse_change()`
        : `drop trigger append_only on ${table}`,
    ),
  ];
  if (statements.length === 0) return;
  await owner.query(['begin', ...statements, 'commit'].join(';\n'));
}
