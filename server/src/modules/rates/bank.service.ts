import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { QueryFailedError } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError } from '../domain-error.js';
import { Bank } from './bank.entity.js';
import { redrawLogo } from './logo.js';
import type { RateDeskService } from './rate-desk.service.js';
import type { DeskBank } from './rate-desk.types.js';

const NO_BANK = 'This lender does not exist any more.';
const CHANGED = 'Somebody else changed this lender meanwhile. Reload it to see what they did.';
const TAKEN = 'There is a lender of this name already.';
const MAX_NAME = 80;
const MAX_POSITION = 10_000;
const UNIQUE_VIOLATION = '23505';
export const BANK_KINDS = [
  'Chartered bank',
  'Credit union',
  'Trust company',
  'Monoline lender',
  'Private lender',
] as const;

export interface BankChange {
  name?: string | null;
  kind?: string | null;
  active?: boolean | null;
  position?: number | null;
}

/** The lenders themselves. What is changed of them is seen at once. */
export class BankService {
  readonly #platform: Pick<Platform, 'db' | 'files'>;
  readonly #desk: RateDeskService;

  constructor(platform: Pick<Platform, 'db' | 'files'>, desk: RateDeskService) {
    this.#platform = platform;
    this.#desk = desk;
  }

  async create(actor: Actor, origin: Origin, { name, kind }: { name: string; kind: string }): Promise<DeskBank> {
    const id = newId();
    const columns = { name: checkName(name), kind: checkKind(kind) };
    await this.#write(async (manager) => {
      await manager.insert(Bank, { id, slug: slugOf(columns.name), ...columns });
      await this.#audit(manager, actor, origin, id, 'create', `added the lender ${columns.name}`, columns);
    });
    return this.#one(actor, id);
  }

  async update(
    actor: Actor,
    origin: Origin,
    { id, expectedVersion, ...change }: BankChange & { id: string; expectedVersion: number },
  ): Promise<DeskBank> {
    await this.#write(async (manager) => {
      const bank = await lockBank(manager, id);
      if (bank.version !== expectedVersion) throw new DomainError('CONFLICT', CHANGED);
      const { name, kind, active, position } = change;
      const columns = {
        name: name == null ? bank.name : checkName(name),
        kind: kind == null ? bank.kind : checkKind(kind),
        active: active ?? bank.active,
        position: position == null ? bank.position : checkPosition(position),
      };
      // the address of the drawn logo follows the name
      await manager.update(Bank, { id }, { ...columns, slug: slugOf(columns.name), version: bank.version + 1 });
      await this.#audit(manager, actor, origin, id, 'update', bankSummary(bank, columns), columns);
    });
    return this.#one(actor, id);
  }

  async uploadLogo(actor: Actor, origin: Origin, id: string, bytes: Buffer): Promise<DeskBank> {
    const { files } = this.#platform;
    const picture = await redrawLogo(bytes);
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    const address = await files.put(`logos/${newId()}-${hash}.webp`, picture);
    let previous: string | null = null;
    try {
      await this.#write(async (manager) => {
        const bank = await lockBank(manager, id);
        previous = bank.logoFile;
        await manager.update(Bank, { id }, { logoFile: address, version: bank.version + 1 });
        await this.#audit(manager, actor, origin, id, 'logo', `changed the logo of ${bank.name}`, { logo: address });
      });
    } catch (error) {
      await files.remove(address);
      throw error;
    }
    if (previous !== null) await files.remove(previous);
    return this.#one(actor, id);
  }

  async #write(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    const db: DataSource = this.#platform.db;
    try {
      await db.transaction(work);
    } catch (error) {
      const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
      if (code === UNIQUE_VIOLATION) throw new DomainError('ALREADY_EXISTS', TAKEN, 'name');
      throw error;
    }
  }

  async #one(actor: Actor, id: string): Promise<DeskBank> {
    const [bank] = await this.#desk.banks(actor, id);
    if (!bank) throw new DomainError('NOT_FOUND', NO_BANK);
    return bank;
  }

  #audit(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    id: string,
    verb: string,
    summary: string,
    after: Record<string, unknown>,
  ): Promise<void> {
    const entry = { action: `bank.${verb}`, subjectType: 'bank', subjectId: id, after: { ...after, summary } };
    return writeAudit(manager, actor, origin, entry);
  }
}

async function lockBank(manager: EntityManager, id: string): Promise<Bank> {
  const bank = isUuid(id) ? await manager.findOne(Bank, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
  if (!bank) throw new DomainError('NOT_FOUND', NO_BANK);
  return bank;
}

function bankSummary(before: Bank, after: Pick<Bank, 'name' | 'active'>): string {
  if (before.active !== after.active) return `${after.active ? 'showed' : 'hid'} the lender ${after.name}`;
  return before.name === after.name ? `edited the lender ${after.name}` : `renamed ${before.name} to ${after.name}`;
}

/** 'caisse-du-nord' of 'Caisse du Nord' */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || `lender-${newId().slice(-8)}`;
}

function checkName(text: string): string {
  const name = text.trim();
  if (name === '') throw new DomainError('REQUIRED', "Enter the lender's name.", 'name');
  if (name.length > MAX_NAME) throw new DomainError('INVALID', `Keep the name within ${MAX_NAME} characters.`, 'name');
  return name;
}

function checkKind(kind: string): string {
  if (BANK_KINDS.some((known) => known === kind)) return kind;
  throw new DomainError('INVALID', `Choose one of: ${BANK_KINDS.join(', ')}.`, 'kind');
}

function checkPosition(position: number): number {
  if (Number.isInteger(position) && position >= 0 && position <= MAX_POSITION) return position;
  throw new DomainError('INVALID', `The position is a whole number from 0 to ${MAX_POSITION}.`, 'position');
}
