import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { PendingKind } from './rate-change.entity.js';
import { FACTS, sameFacts, type Facts } from './rate-facts.js';

/** A rate at the desk: what visitors see, and what waits. One of the two is there. */
export interface DeskState {
  id: string;
  bankId: string;
  bankName: string;
  live: Facts | null;
  liveVersion: number | null;
  pending: { kind: PendingKind; facts: Facts | null; source: string | null; version: number } | null;
}

/** What is to wait for a rate from now on; `pending: null` takes it away. */
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
  join bank b on b.id = coalesce(r.bank_id, c.bank_id)
  where r.id = any($1) or c.rate_id = any($1)
  order by 1`;

/**
 * The named rates as they are, held until the end of the transaction: always in the order of their ids, so that two
 * editors wait for each other and never for ever. Three statements, however many rates.
 */
export async function lockStates(manager: EntityManager, ids: readonly string[]): Promise<DeskState[]> {
  const known = [...new Set(ids.filter((id) => isUuid(id)))];
  await manager.query('select from rate where id = any($1) order by id for update', [known]);
  await manager.query('select from rate_change where rate_id = any($1) order by rate_id for update', [known]);
  return manager.query<DeskState[]>(STATES, [known]);
}

export const versionOf = ({ pending, liveVersion }: DeskState): number => pending?.version ?? liveVersion ?? 0;

/** What the rate will say once everything that waits is published; null where it will be gone. */
export const nextFacts = ({ pending, live }: DeskState): Facts | null => (pending ? pending.facts : live);

/** The plan that makes the rate say this; nothing waits where visitors see it already. */
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

/** Carries plans out, in two statements. Gives each rate's new pending version, null where nothing waits. */
export async function writePlans(
  manager: EntityManager,
  authorId: string,
  plans: readonly Plan[],
): Promise<Map<string, number | null>> {
  const versions = new Map<string, number | null>();
  const kept: object[] = [];
  const gone: string[] = [];
  for (const { rateId, bankId, pending } of plans) {
    // never a number that was there before: an editor's old version must not fit again
    const version = pending === null ? null : randomInt(1_000_000, 2_000_000_000);
    versions.set(rateId, version);
    if (pending === null) gone.push(rateId);
    else kept.push({ rateId, bankId, ...pending, version });
  }
  if (gone.length > 0) await manager.query('delete from rate_change where rate_id = any($1)', [gone]);
  if (kept.length > 0) await manager.query(UPSERT, [JSON.stringify(kept), authorId]);
  return versions;
}
