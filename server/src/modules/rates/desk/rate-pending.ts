import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { PendingKind } from './rate-change.entity.js';
import { FACTS, productName, sameFacts, type Facts } from '../rate-facts.js';
import { BANK } from '../../lenders/public.sql.js';

/** A rate at the desk: what visitors see, and its draft. It has at least one of the two. */
export interface DeskState {
  id: string;
  bankId: string;
  bankName: string;
  live: Facts | null;
  liveVersion: number | null;
  pending: { kind: PendingKind; facts: Facts | null; source: string | null; version: number } | null;
}

/** The draft a rate will have from now on; `pending: null` removes it. */
export interface Plan {
  rateId: string;
  bankId: string;
  pending: { kind: PendingKind; facts: Facts | null; source: string | null } | null;
}

const STATES = `
  select coalesce(r.id, c.rate_id) as id, b.id as "bankId", b.name as "bankName",
         case when r.id is not null then ${FACTS} end as live, r.version as "liveVersion",
         case when c.rate_id is not null then
           json_build_object('kind', c.kind, 'facts', c.facts, 'source', c.source, 'version', c.version) end as pending
  from rate r
  full join rate_change c on c.rate_id = r.id
  join ${BANK} b on b.id = coalesce(r.bank_id, c.bank_id)
  where r.id = any($1) or c.rate_id = any($1)
  order by 1`;

/**
 * The named rates, locked until the transaction ends. Rows are locked in the order of their ids, so that two editors can
 * never deadlock. Three statements, however many rates.
 */
export async function lockStates(manager: EntityManager, ids: readonly string[]): Promise<DeskState[]> {
  const known = [...new Set(ids.filter((id) => isUuid(id)))];
  await manager.query('select from rate where id = any($1) order by id for update', [known]);
  await manager.query('select from rate_change where rate_id = any($1) order by rate_id for update', [known]);
  return manager.query<DeskState[]>(STATES, [known]);
}

export const versionOf = ({ pending, liveVersion }: DeskState): number => pending?.version ?? liveVersion ?? 0;

/** The rate's values once everything is published; null if it will be archived. */
export const nextFacts = ({ pending, live }: DeskState): Facts | null => (pending ? pending.facts : live);

/** 'Northgate Bank 5-year fixed', as it will be */
export function nameOf(state: DeskState): string {
  const facts = nextFacts(state) ?? state.live;
  return facts ? productName(state.bankName, facts) : state.bankName;
}

/** The plan that gives the rate these values. Nothing waits if visitors see them already. */
export function planFor({ id, bankId, live }: DeskState, facts: Facts | null, source: string | null = null): Plan {
  const same = live === null ? facts === null : facts !== null && sameFacts(live, facts);
  const kind = live === null ? 'create' : facts === null ? 'archive' : 'update';
  return { rateId: id, bankId, pending: same ? null : { kind, facts, source } };
}

const UPSERT = `
  insert into rate_change (rate_id, bank_id, kind, facts, version, author_id, source)
  select p."rateId", p."bankId", p.kind, p.facts, p.version, $2, p.source
  from jsonb_to_recordset($1::jsonb) as p("rateId" uuid, "bankId" uuid, kind text, facts jsonb, version int, source text)
  on conflict (rate_id) do update
    set kind = excluded.kind, facts = excluded.facts, version = excluded.version, author_id = excluded.author_id,
        source = excluded.source, updated_at = now()`;

/** Carries out the plans in two statements. Returns each rate's new draft version, null if it has no draft. */
export async function writePlans(
  manager: EntityManager,
  authorId: string,
  plans: readonly Plan[],
): Promise<Map<string, number | null>> {
  const versions = new Map<string, number | null>();
  const kept: object[] = [];
  const gone: string[] = [];
  for (const { rateId, bankId, pending } of plans) {
    // random, so that an editor's stale version never matches again
    const version = pending === null ? null : randomInt(1_000_000, 2_000_000_000);
    versions.set(rateId, version);
    if (pending === null) gone.push(rateId);
    else kept.push({ rateId, bankId, ...pending, version });
  }
  if (gone.length > 0) await manager.query('delete from rate_change where rate_id = any($1)', [gone]);
  if (kept.length > 0) await manager.query(UPSERT, [JSON.stringify(kept), authorId]);
  return versions;
}
