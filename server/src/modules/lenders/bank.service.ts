import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import { besideRow } from '../../platform/postgres/beside-row.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeAudit } from '../audits/public.js';
import { DomainError } from '../../kernel/domain-error.js';
import { Bank } from './bank.entity.js';
import { bankDifference, checkKind, checkName, editedBank, slugOf, type BankEdit } from './bank-facts.js';
import { bankVersion, lockBanks, nextBank, planBank, type BankState } from './bank-pending.js';
import { changeBanks } from './bank-undo.js';
import { redrawLogo } from './logo.js';
import { deskBank, type BankJson } from './desk-bank.js';
import { DESK_BANKS } from './desk-bank.sql.js';
import { recordAct } from './record-act.js';
import type { DeskBank } from './bank.types.js';
import { isTaken } from '../../platform/postgres/taken.js';

const NO_BANK = 'This lender no longer exists.';
const CHANGED = 'Someone else changed this lender while you were editing. Reload the page to see their version.';
const TAKEN = 'Another lender already has this name.';

export interface BankChanged {
  bank: DeskBank;
  undoId: string;
}

interface Draft {
  action: string;
  editOf: (state: BankState) => BankEdit;
  /** Of a file that was kept for it, where the draft is not written */
  forget?: () => Promise<void>;
}

/** The lenders. Edits are drafts until they are published, just like rates. */
export class BankService {
  readonly #platform: Pick<Platform, 'db' | 'files'>;

  constructor(platform: Pick<Platform, 'db' | 'files'>) {
    this.#platform = platform;
  }

  /** Sorted by name. */
  async list(id?: string): Promise<DeskBank[]> {
    const rows = await namedQuery<{ bank: BankJson }>(this.#platform.db, DESK_BANKS, [id ?? null]);
    return rows.map(({ bank }) => deskBank(bank));
  }

  /** Saved at once: a lender without a published rate appears nowhere on the site. */
  async create(actor: Actor, origin: Origin, { name, kind }: { name: string; kind: string }): Promise<DeskBank> {
    const id = newId();
    const columns = { name: checkName(name), kind: checkKind(kind) };
    await this.#write(async (manager) => {
      await manager.insert(Bank, { id, slug: slugOf(columns.name), ...columns });
      const entry = { action: 'bank.create', subjectType: 'bank', subjectId: id, after: columns };
      await writeAudit(manager, actor, origin, entry);
    });
    return this.#one(id);
  }

  update(
    actor: Actor,
    origin: Origin,
    { id, expectedVersion, ...edit }: BankEdit & { id: string; expectedVersion: number },
  ): Promise<BankChanged> {
    const editOf = (state: BankState): BankEdit => {
      if (bankVersion(state) !== expectedVersion) throw new DomainError('CONFLICT', CHANGED);
      return edit;
    };
    return this.#draft(actor, origin, id, { action: 'bank.change', editOf });
  }

  /** The old file stays: Undo and the publication history can both bring it back. */
  async uploadLogo(actor: Actor, origin: Origin, id: string, bytes: Buffer): Promise<BankChanged> {
    const { files } = this.#platform;
    const picture = await redrawLogo(bytes);
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    const logoFile = await files.put(`logos/${newId()}-${hash}.webp`, picture);
    const forget = (): Promise<void> => files.remove(logoFile);
    return this.#draft(actor, origin, id, { action: 'bank.logo', editOf: () => ({ logoFile }), forget });
  }

  async #draft(actor: Actor, origin: Origin, id: string, { action, editOf, forget }: Draft): Promise<BankChanged> {
    let undoId = '';
    await this.#write(async (manager) => {
      const [state] = await lockBanks(manager, [id]);
      if (!state) throw new DomainError('NOT_FOUND', NO_BANK);
      const current = nextBank(state);
      const facts = editedBank(current, editOf(state));
      await refuseTaken(manager, id, facts.name);
      const [before, after] = bankDifference(current, facts);
      const lenders = await changeBanks(manager, actor, { states: [state], plans: [planBank(state, facts)] });
      undoId = await recordAct(manager, actor, origin, {
        lenders,
        audit: { action, subjectType: 'bank', subjectId: id, before: { ...before }, after: { ...after } },
      });
    }, forget);
    return { bank: await this.#one(id), undoId };
  }

  async #write(
    work: (manager: EntityManager) => Promise<void>,
    forget: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    try {
      await besideRow(this.#platform.db, work, forget);
    } catch (error) {
      if (isTaken(error)) throw new DomainError('ALREADY_EXISTS', TAKEN, 'name');
      throw error;
    }
  }

  async #one(id: string): Promise<DeskBank> {
    const [bank] = await this.list(id);
    if (!bank) throw new DomainError('NOT_FOUND', NO_BANK);
    return bank;
  }
}

/** A name is refused while it is typed, not when it is published. */
async function refuseTaken(manager: EntityManager, id: string, name: string): Promise<void> {
  const rows = await manager.query<unknown[]>('select from bank where slug = $1 and id <> $2', [slugOf(name), id]);
  if (rows.length > 0) throw new DomainError('ALREADY_EXISTS', TAKEN, 'name');
}
