import { withoutUnseen } from '@brokerage/domain/text/pasted';
import { hyphenated } from '@brokerage/domain/text/plain-letters';
import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { parseRates, ratesCsv, type KeptFact, type ParsedLine } from './rate-csv.js';
import { counted, type RateChangeService } from '../desk/rate-change.service.js';
import type { DeskRateFilter } from '../desk/rate-desk.inputs.js';
import type { RateDeskService } from '../desk/rate-desk.service.js';
import { sameFacts, type Facts } from '../rate-facts.js';
import type { ImportLine, ImportStatus } from './rate-import.types.js';
import { lockStates, nextFacts, planFor, type DeskState } from '../desk/rate-pending.js';
import { BANK } from '../../lenders/public.sql.js';

const EXPORT_AT_ONCE = 500;
/** Of two at the same moment the second finds what the first made. */
const IMPORTS_IN_TURN = `select pg_advisory_xact_lock(hashtextextended('rate import', 0))`;

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

/** A lender's name as it reads: copied from a page it may have spaces that do not break, or marks that nobody sees. */
const nameKey = (name: string): string => withoutUnseen(name).replace(/\s+/g, ' ').trim().toLowerCase();

/** What identifies a lender's rate. */
const productKey = (bankId: string, { term, type, purpose, insurance, province }: Facts): string =>
  [bankId, term, type, purpose, insurance, province].join('|');

/** Rates as a CSV table: import, with a dry run first, and export. */
export class RateImportService {
  readonly #db: DataSource;
  readonly #desk: RateDeskService;
  readonly #changes: RateChangeService;

  constructor({ db }: Pick<Platform, 'db'>, desk: RateDeskService, changes: RateChangeService) {
    this.#db = db;
    this.#desk = desk;
    this.#changes = changes;
  }

  /** A dry run reports what would happen and writes nothing. Otherwise the valid lines become drafts. */
  import(
    actor: Actor,
    origin: Origin,
    { csv, source, dryRun }: { csv: string; source: string | null; dryRun: boolean },
  ): Promise<Imported> {
    const parsed = parseRates(csv);
    return this.#db.transaction(async (manager) => {
      if (!dryRun) await manager.query(IMPORTS_IN_TURN);
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
      const plans = acted.map(({ state, after }) => planFor(state, after, source));
      const { undoId } = await this.#changes.act(manager, actor, origin, {
        rates: { states: acted.map(({ state }) => state), plans },
        audit: { action: 'rate.import', after: { ...counted(plans), ...(source !== null && { source }) } },
      });
      return { ...imported, undoId };
    });
  }

  /** The published rates, filtered if asked. Leaves an audit row. */
  async export(actor: Actor, origin: Origin, filter: DeskRateFilter | null): Promise<string> {
    const rows: { bankName: string; facts: Facts }[] = [];
    for (let page = 1; ; page += 1) {
      const order = { sort: 'LENDER', descending: false } as const;
      const { items, totalItems } = await this.#desk.list(filter, order, { page, limit: EXPORT_AT_ONCE });
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

/** Matches each line to its rate. Five statements, however many lines. */
async function match(manager: EntityManager, parsed: readonly ParsedLine[]): Promise<Match[]> {
  const banks = await manager.query<{ id: string; name: string; slug: string }[]>(
    `select id, name, slug from ${BANK} bank`,
  );
  // two lenders never have one slug: a name is known by it however a spreadsheet writes its accents and apostrophes
  const bankOf = new Map(
    banks.flatMap((bank) =>
      [nameKey(bank.name), hyphenated(bank.name) || bank.slug, bank.slug].map((name) => [name, bank]),
    ),
  );
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
  const bank = bankOf.get(nameKey(parsed.bank)) ?? bankOf.get(hyphenated(parsed.bank));
  const bankName = bank?.name ?? (parsed.bank || null);
  const refused = (message: string): Match => ({
    line: { line, status: 'REFUSED', bankName, message, before: null, after: null },
  });
  const unknown = !bank && parsed.bank !== '' ? [`bank: there is no lender called “${parsed.bank}”`] : [];
  if ('message' in parsed) return refused([...unknown, parsed.message].join('; '));
  if (!bank) return refused(unknown.join());
  const { facts } = parsed;
  const key = productKey(bank.id, facts);
  const earlier = lineOf.get(key);
  if (earlier !== undefined) return refused(`line ${earlier} already sets this rate`);
  lineOf.set(key, line);
  const found = byProduct.get(key) ?? [];
  if (found.length > 1)
    return refused(`${bank.name} has ${found.length} rates like this: change them on the rates desk`);
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

/** A file without a visibility column must not show a hidden rate. */
function withKept(facts: Facts, before: Facts | null, kept: readonly KeptFact[]): Facts {
  return before ? { ...facts, ...Object.fromEntries(kept.map((name) => [name, before[name]])) } : facts;
}
