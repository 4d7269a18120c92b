import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { BANK_FACTS, sameBankFacts, slugOf, type BankFacts } from './bank-facts.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { RECORD_LENDERS } from '../rates/public.sql.js';

/** A lender at the desk: what visitors see, and its unpublished draft. */
export interface BankState {
  id: string;
  live: BankFacts;
  liveVersion: number;
  pending: { facts: BankFacts; version: number; authorName: string | null } | null;
}

/** The draft a lender will have from now on; `pending: null` removes it. */
export interface BankPlan {
  bankId: string;
  pending: BankFacts | null;
}

const STATES = `
  select b.id, ${BANK_FACTS} as live, b.version as "liveVersion",
         case when c.bank_id is not null then
           json_build_object('facts', c.facts, 'version', c.version, 'authorName', u.name) end as pending
  from bank b
  left join bank_change c on c.bank_id = b.id
  left join ${USER_ACCOUNT} u on u.id = c.author_id
  where b.id = any($1)
  order by b.id`;

/**
 * The named lenders, locked until the transaction ends. Rows are locked in the order of their ids so that two editors
 * can never deadlock, and a publication locks its rates before its lenders. Three statements, however many lenders.
 */
export async function lockBanks(manager: EntityManager, ids: readonly string[]): Promise<BankState[]> {
  const known = [...new Set(ids.filter((id) => isUuid(id)))];
  await manager.query('select from bank where id = any($1) order by id for no key update', [known]);
  await manager.query('select from bank_change where bank_id = any($1) order by bank_id for update', [known]);
  return manager.query<BankState[]>(STATES, [known]);
}

export const bankVersion = ({ pending, liveVersion }: BankState): number => pending?.version ?? liveVersion;

/** What the lender will say once everything is published. */
export const nextBank = ({ pending, live }: BankState): BankFacts => pending?.facts ?? live;

/** The plan that makes the lender say this. Nothing waits if visitors see it already. */
export const planBank = ({ id, live }: BankState, facts: BankFacts): BankPlan => ({
  bankId: id,
  pending: sameBankFacts(live, facts) ? null : facts,
});

const UPSERT = `
  insert into bank_change (bank_id, facts, version, author_id)
  select p."bankId", p.facts, p.version, $2
  from jsonb_to_recordset($1::jsonb) as p("bankId" uuid, facts jsonb, version int)
  on conflict (bank_id) do update
    set facts = excluded.facts, version = excluded.version, author_id = excluded.author_id, updated_at = now()`;

/** Carries out the plans in two statements. Returns each lender's new draft version, null if it has no draft. */
export async function writeBankPlans(
  manager: EntityManager,
  authorId: string,
  plans: readonly BankPlan[],
): Promise<Map<string, number | null>> {
  const versions = new Map<string, number | null>();
  const kept: object[] = [];
  const gone: string[] = [];
  for (const { bankId, pending } of plans) {
    // random, so that an editor's stale version never matches again
    const version = pending && randomInt(1_000_000, 2_000_000_000);
    versions.set(bankId, version);
    if (pending === null) gone.push(bankId);
    else kept.push({ bankId, facts: pending, version });
  }
  if (gone.length > 0) await manager.query('delete from bank_change where bank_id = any($1)', [gone]);
  if (kept.length > 0) await manager.query(UPSERT, [JSON.stringify(kept), authorId]);
  return versions;
}

const PUBLISH = `
  with entry as (
    select * from jsonb_to_recordset($1::jsonb) as e(id uuid, "bankId" uuid, slug text, before jsonb, after jsonb)
  ), published as (${RECORD_LENDERS}
  ), gone as (
    delete from bank_change where bank_id in (select "bankId" from entry)
  )
  update bank b
  set name = f.name, slug = e.slug, kind = f.kind, active = f.active, position = f.position, logo_file = f."logoFile",
      penalty = coalesce(f.penalty, b.penalty), version = b.version + 1, updated_at = now()
  from entry e
  cross join lateral jsonb_to_record(e.after) as f(
    name text, kind text, active boolean, position int, "logoFile" text, penalty text)
  where b.id = e."bankId"`;

/** Makes the drafts live and records them in the publication. One statement. */
export async function publishBanks(
  manager: EntityManager,
  publicationId: string,
  entries: readonly { id: string; bankId: string; before: BankFacts; after: BankFacts }[],
): Promise<void> {
  if (entries.length === 0) return;
  // the address of a drawn logo follows the name
  const rows = entries.map((entry) => ({ ...entry, slug: slugOf(entry.after.name) }));
  await manager.query(PUBLISH, [JSON.stringify(rows), publicationId]);
}
