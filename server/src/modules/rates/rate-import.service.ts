import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { parseRates, ratesCsv, type KeptFact, type ParsedLine } from './rate-csv.js';
import type { RateChangeService } from './rate-change.service.js';
import type { DeskRateFilter } from './rate-desk.inputs.js';
import type { RateDeskService } from './rate-desk.service.js';
import { sameFacts, type Facts } from './rate-facts.js';
import type { ImportLine, ImportStatus } from './rate-import.types.js';
import { lockStates, nextFacts, planFor, type DeskState } from './rate-pending.js';

const EXPORT_AT_ONCE = 500;

export interface Imported {
  lines: ImportLine[];
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  undoId?: string;
}

interface Match {
  line: ImportLine;
  state?: DeskState;
}

/** Which of a lender's rates a line is about. */
const productKey = (bankId: string, { term, type, purpose, insurance, province }: Facts): string =>
  [bankId, term, type, purpose, insurance, province].join('|');

/** Rates as a table: in, with a look beforehand, and out. */
export class RateImportService {
  readonly #db: DataSource;
  readonly #desk: RateDeskService;
  readonly #changes: RateChangeService;

  constructor({ db }: Pick<Platform, 'db'>, desk: RateDeskService, changes: RateChangeService) {
    this.#db = db;
    this.#desk = desk;
    this.#changes = changes;
  }

  /** A dry run says what would happen and writes nothing; the other makes pending changes of what is good. */
  import(
    actor: Actor,
    origin: Origin,
    { csv, source, dryRun }: { csv: string; source: string | null; dryRun: boolean },
  ): Promise<Imported> {
    const parsed = parseRates(csv);
    return this.#db.transaction(async (manager) => {
      const matches = await match(manager, parsed);
      const lines = matches.map(({ line }) => line);
      const count = (status: ImportStatus): number => lines.filter((line) => line.status === status).length;
      const imported: Imported = {
        lines,
        created: count('NEW'),
        changed: count('CHANGED'),
        unchanged: count('UNCHANGED'),
        refused: count('REFUSED'),
      };
      const acted = matches.flatMap(({ line: { after, status }, state }) =>
        state && after && (status === 'NEW' || status === 'CHANGED') ? [{ state, after }] : [],
      );
      if (dryRun || acted.length === 0) return imported;
      const { undoId } = await this.#changes.carryOut(manager, actor, origin, {
        states: acted.map(({ state }) => state),
        plans: acted.map(({ state, after }) => planFor(state, after, source)),
        action: 'rate.import',
        summary: `imported ${acted.length} changes${source ? ` from ${source}` : ''}`,
      });
      return { ...imported, undoId };
    });
  }

  /** What visitors see, or what is filtered of it; leaves an audit row. */
  async export(actor: Actor, origin: Origin, filter: DeskRateFilter | null): Promise<string> {
    const rows: { bankName: string; facts: Facts }[] = [];
    for (let page = 1; ; page += 1) {
      const order = { sort: 'LENDER', descending: false } as const;
      const { items, totalItems } = await this.#desk.list(actor, filter, order, { page, limit: EXPORT_AT_ONCE });
      for (const { bank, live } of items) if (live) rows.push({ bankName: bank.name, facts: live });
      if (page * EXPORT_AT_ONCE >= totalItems) break;
    }
    await writeAudit(this.#db.manager, actor, origin, {
      action: 'rate.export',
      subjectType: 'rate-export',
      subjectId: newId(),
      after: { rows: rows.length },
    });
    return ratesCsv(rows);
  }
}

/** Each line with the rate it is about. Five statements, however many lines. */
async function match(manager: EntityManager, parsed: readonly ParsedLine[]): Promise<Match[]> {
  const banks = await manager.query<{ id: string; name: string; slug: string }[]>('select id, name, slug from bank');
  const bankOf = new Map(banks.flatMap((bank) => [bank.name.toLowerCase(), bank.slug].map((name) => [name, bank])));
  const ids = await manager.query<{ id: string }[]>('select id from rate union select rate_id as id from rate_change');
  const states = await lockStates(
    manager,
    ids.map(({ id }) => id),
  );
  const byProduct = new Map<string, DeskState[]>();
  for (const state of states) {
    const facts = nextFacts(state) ?? state.live;
    if (!facts) continue;
    const key = productKey(state.bankId, facts);
    byProduct.set(key, [...(byProduct.get(key) ?? []), state]);
  }
  const lineOf = new Map<string, number>();
  return parsed.map((line) => matchLine(line, bankOf, byProduct, lineOf));
}

function matchLine(
  parsed: ParsedLine,
  bankOf: ReadonlyMap<string, { id: string; name: string }>,
  byProduct: ReadonlyMap<string, DeskState[]>,
  lineOf: Map<string, number>,
): Match {
  const { line } = parsed;
  const bank = bankOf.get(parsed.bank.toLowerCase());
  const bankName = bank?.name ?? (parsed.bank || null);
  const refused = (message: string): Match => ({
    line: { line, status: 'REFUSED', bankName, message, before: null, after: null },
  });
  if ('message' in parsed) return refused(parsed.message);
  if (!bank) return refused(`bank: there is no lender called “${parsed.bank}”`);
  const { facts } = parsed;
  const key = productKey(bank.id, facts);
  const earlier = lineOf.get(key);
  if (earlier !== undefined) return refused(`line ${earlier} is about the same rate`);
  lineOf.set(key, line);
  const found = byProduct.get(key) ?? [];
  if (found.length > 1) return refused(`${bank.name} has ${found.length} such rates: change them at the desk`);
  const [state] = found;
  if (!state) {
    const fresh = { id: newId(), bankId: bank.id, bankName: bank.name, live: null, liveVersion: null, pending: null };
    return { line: { line, status: 'NEW', bankName, message: null, before: null, after: facts }, state: fresh };
  }
  const before = nextFacts(state);
  const after = withKept(facts, before ?? state.live, parsed.kept);
  const status = before !== null && sameFacts(before, after) ? 'UNCHANGED' : 'CHANGED';
  return { line: { line, status, bankName, message: null, before, after }, state };
}

/** A table that says nothing of the visibility must not show a hidden rate. */
function withKept(facts: Facts, before: Facts | null, kept: readonly KeptFact[]): Facts {
  return before ? { ...facts, ...Object.fromEntries(kept.map((name) => [name, before[name]])) } : facts;
}
