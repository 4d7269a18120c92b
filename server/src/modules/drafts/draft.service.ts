import { applicationDraftContent } from '@brokerage/domain/application/draft-content';
import { draftContent } from '@brokerage/domain/forms/draft-content';
import { DRAFT_MAX_BYTES, type DraftKind } from '@brokerage/domain/application/drafts';
import type { DataSource } from 'typeorm';
import { newId } from '../../platform/ids.js';
import type { Encryption, Limits } from '../../platform/interfaces.js';
import { deviceOf } from '../../platform/device.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { SAVE_DRAFT as SAVE_LIMIT } from './draft.limits.js';
import { DISCARD_DRAFT, READ_DRAFT, SAVE_DRAFT } from './draft.sql.js';
import type { DraftView, SaveDraftInput, SaveDraftPayload, SentDraft } from './draft.types.js';

/** What is stored of a content, by the form it belongs to; the browser asks the same functions. */
const STORED: Readonly<Record<DraftKind, typeof draftContent>> = {
  mortgage: draftContent,
  comprehensive: applicationDraftContent,
};
const TOO_LARGE = `A draft can hold up to ${DRAFT_MAX_BYTES / 1024} kB. This one is larger, so it was not saved.`;
const CHANGED = 'This draft was changed on another device. Nothing was saved over it.';
const DELETED = 'This draft was deleted.';

interface Row {
  id: string;
  kind: DraftKind;
  content: string | null;
  version: number;
  lastStep: number;
  device: string;
  updatedAt: Date;
  previousContent: string | null;
  previousStep: number | null;
  previousAt: Date | null;
  ended: 'sent' | 'discarded' | null;
  applicationNumber: string | null;
}
type Saved = Pick<Row, 'id' | 'version' | 'updatedAt'>;

/** Forms that people have begun; each sees and changes their own alone. */
export class DraftService {
  readonly #db: DataSource;
  readonly #encryption: Encryption;
  readonly #limits: Limits;

  constructor({ db, encryption, limits }: Pick<Platform, 'db' | 'encryption' | 'limits'>) {
    this.#db = db;
    this.#encryption = encryption;
    this.#limits = limits;
  }

  /** null where there is none. */
  async one({ userId }: Actor, kind: DraftKind): Promise<DraftView | null> {
    const row = await this.#read(userId, kind);
    return row ? this.#open(row) : null;
  }

  /** What became of the last draft, if it was sent some days ago and no new one was begun. */
  async sent({ userId }: Actor, kind: DraftKind): Promise<SentDraft | null> {
    return sentAs(await this.#read(userId, kind));
  }

  async save({ userId }: Actor, { userAgent }: Origin, input: SaveDraftInput): Promise<SaveDraftPayload> {
    await this.#limits.consume(SAVE_LIMIT, userId);
    const { kind, lastStep, expectedVersion = null, keepPrevious } = input;
    const content = checked(input);
    const text = JSON.stringify(content);
    const device = deviceOf(userAgent ?? null);
    const [saved] = await namedQuery<Saved>(this.#db, SAVE_DRAFT, [
      newId(),
      userId,
      kind,
      this.#encryption.encryptText(text),
      this.#encryption.blindIndex(text),
      lastStep,
      device,
      expectedVersion,
      keepPrevious === true || expectedVersion === null,
    ]);
    if (saved) return { userErrors: [], draft: { ...saved, kind, content, lastStep, device, previous: null } };
    const current = await this.#read(userId, kind);
    const conflict = current && this.#open(current);
    if (conflict) return { userErrors: [{ code: 'CONFLICT', message: CHANGED }], conflict };
    const sent = sentAs(current);
    const message = sent ? `Your application was already sent: ${sent.applicationNumber}.` : DELETED;
    return { userErrors: [{ code: 'GONE', message }], sent };
  }

  /** Also forgets that the last one was sent, so that a new one can be begun. */
  async discard({ userId }: Actor, kind: DraftKind): Promise<void> {
    await namedQuery(this.#db, DISCARD_DRAFT, [userId, kind]);
  }

  async #read(userId: string, kind: DraftKind): Promise<Row | undefined> {
    const [row] = await namedQuery<Row>(this.#db, READ_DRAFT, [userId, kind]);
    return row;
  }

  #open({ content, previousContent, previousStep, previousAt, ...row }: Row): DraftView | null {
    if (content === null) return null;
    const open = (sealed: string): Record<string, unknown> => this.#encryption.decryptJson(sealed);
    const { id, kind, version, lastStep, device, updatedAt } = row;
    const previous =
      previousContent !== null && previousAt !== null
        ? { content: open(previousContent), lastStep: previousStep ?? 0, at: previousAt }
        : null;
    return { id, kind, content: open(content), version, lastStep, device, updatedAt, previous };
  }
}

const sentAs = (row: Row | undefined): SentDraft | null =>
  row?.ended === 'sent' && row.applicationNumber !== null
    ? { applicationNumber: row.applicationNumber, at: row.updatedAt }
    : null;

/** What is stored of the content; throws where it is too much, or the step is none. */
function checked({ kind, content, lastStep, expectedVersion }: SaveDraftInput): Record<string, unknown> {
  if (lastStep < 0) throw new DomainError('INVALID', 'lastStep must not be negative.', 'lastStep');
  if (expectedVersion != null && expectedVersion < 0)
    throw new DomainError('INVALID', 'expectedVersion must not be negative.', 'expectedVersion');
  if (Buffer.byteLength(JSON.stringify(content)) > DRAFT_MAX_BYTES)
    throw new DomainError('INVALID', TOO_LARGE, 'content');
  return STORED[kind](content);
}
