import { calculate } from '@brokerage/domain/mortgage/calculate';
import { ENGINE_VERSION, RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newId } from '../../platform/ids.js';
import type { Encryption, Limits } from '../../platform/interfaces.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { openedText, sealedText } from '../../platform/sealed-text.js';
import type { Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { runEngine } from '../../kernel/run-engine.js';
import { checkPage, type Paged, type Paging } from '../../kernel/paging.js';
import { Calculation } from './calculation.entity.js';
import type { SaveCalculationInput, SavedCalculation } from './saved-calculation.types.js';
import { CALCULATE } from './calculation.limits.js';
import { USER_ACCOUNT_ROWS } from '../users/public.sql.js';

const MOST_KEPT = 200;
const MAX_INPUTS = 20_000;
const MAX_DEPTH = 6;
const MAX_LABEL = 100;
const NO_CALCULATION = 'This calculation does not exist any more.';

/** Calculations that people keep; each sees and changes their own alone. */
export class CalculationService {
  readonly #db: DataSource;
  readonly #encryption: Encryption;
  readonly #limits: Limits;

  constructor({ db, encryption, limits }: Pick<Platform, 'db' | 'encryption' | 'limits'>) {
    this.#db = db;
    this.#encryption = encryption;
    this.#limits = limits;
  }

  /** Counts one run of the public engine, which anybody may ask. */
  count(ip: string): Promise<void> {
    return this.#limits.consume(CALCULATE, networkOf(ip));
  }

  /** Newest first. One statement with its count. */
  async list(actor: Actor, paging: Paging): Promise<Paged<SavedCalculation>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const [rows, totalItems] = await this.#db.manager.findAndCount(Calculation, {
      where: { userId: actor.userId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items: rows.map((row) => this.#open(row)), totalItems, page, limit };
  }

  async one(actor: Actor, id: string): Promise<SavedCalculation> {
    return this.#open(await this.#own(actor, id));
  }

  /** Results are made here, by the engine of this server. */
  async save(actor: Actor, { kind, inputs, label }: SaveCalculationInput): Promise<SavedCalculation> {
    checkInputs(inputs);
    const name = checkLabel(label);
    const results = runEngine(() => calculate(kind, inputs));
    const now = new Date();
    const calculation = {
      id: newId(),
      userId: actor.userId,
      kind,
      label: sealedText(this.#encryption, name),
      inputs: this.#encryption.encryptJson(inputs),
      results: this.#encryption.encryptJson(results),
      engineVersion: ENGINE_VERSION,
      rulesAsOf: RULES_AS_OF,
      createdAt: now,
      updatedAt: now,
    };
    await this.#db.transaction(async (manager) => {
      // one after the other: two at once would both find the last place free
      await manager.query(`select from ${USER_ACCOUNT_ROWS} user_account where id = $1 for no key update`, [
        actor.userId,
      ]);
      if ((await manager.countBy(Calculation, { userId: actor.userId })) >= MOST_KEPT) {
        throw new DomainError('INVALID', `You can save up to ${MOST_KEPT} calculations. Delete one to make room.`);
      }
      await manager.insert(Calculation, calculation);
    });
    return this.#open(calculation);
  }

  async rename(actor: Actor, id: string, given: string | null): Promise<SavedCalculation> {
    const label = sealedText(this.#encryption, checkLabel(given));
    const found = await this.#own(actor, id);
    await this.#db.manager.update(Calculation, { id: found.id, userId: actor.userId }, { label });
    found.label = label;
    found.updatedAt = new Date();
    return this.#open(found);
  }

  async delete(actor: Actor, id: string): Promise<string> {
    const found = await this.#own(actor, id);
    await this.#db.manager.delete(Calculation, { id: found.id, userId: actor.userId });
    return found.id;
  }

  /** Somebody else's is as if it were not there. */
  async #own(actor: Actor, id: string): Promise<Calculation> {
    const found = isUuid(id) ? await this.#db.manager.findOneBy(Calculation, { id, userId: actor.userId }) : null;
    if (!found) throw new DomainError('NOT_FOUND', NO_CALCULATION);
    return found;
  }

  #open(row: Calculation): SavedCalculation {
    return {
      id: row.id,
      kind: row.kind,
      label: openedText(this.#encryption, row.label),
      inputs: this.#encryption.decryptJson<Record<string, unknown>>(row.inputs),
      results: this.#encryption.decryptJson<Record<string, unknown>>(row.results),
      engineVersion: row.engineVersion,
      rulesAsOf: row.rulesAsOf,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  }
}

function checkLabel(label: string | null | undefined): string | null {
  const name = label?.trim() ?? '';
  if (name.length > MAX_LABEL)
    throw new DomainError('INVALID', `Use at most ${MAX_LABEL} characters for the name.`, 'label');
  return name === '' ? null : name;
}

/** The deepest input is a lump sum of a scenario in a list of them. */
function isDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((item) => isDeep(item, left - 1));
}

function checkInputs(inputs: Record<string, unknown>): void {
  if (isDeep(inputs)) throw new DomainError('INVALID', 'These inputs are nested too deeply.', 'inputs');
  if (JSON.stringify(inputs).length > MAX_INPUTS)
    throw new DomainError('INVALID', 'These inputs are too long to save.', 'inputs');
}
