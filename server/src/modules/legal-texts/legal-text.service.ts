import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import {
  agreedText,
  agreedVersions,
  chaptersIn,
  datedVersion,
  everHeld,
  inEffectOn,
  LEGAL_NAMES,
  LEGAL_TEXTS,
  mustAgree,
  nextAfter,
  type DatedVersion,
  type LegalTextName,
} from '@brokerage/domain/settings/legal';
import { contentOf, type SettingsContent } from '@brokerage/domain/settings/section';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { type ConsentPurpose, consentRows, writeConsents } from '../consents/public.js';
import type { LegalText, TextToAgree } from './legal-text.types.js';
import { CONSENT } from '../consents/public.sql.js';
import { SETTINGS_VERSION } from '../settings/public.sql.js';
import { USER_ACCOUNT_ROWS } from '../users/public.sql.js';

/** Every version, newest first. Saved rarely, so they are few. */
const VERSIONS = `
  select section, version, content, created_at as "createdAt"
  from ${SETTINGS_VERSION} settings_version where section = any ($1) order by version desc`;

const AGREED = `
  select text_version as "textVersion" from ${CONSENT} consent where user_id = $1 and purpose = any ($2) and granted`;

const PURPOSES: Readonly<Record<LegalTextName, ConsentPurpose>> = { PRIVACY: 'privacy', TERMS: 'terms' };

interface SavedVersion extends DatedVersion {
  content: SettingsContent;
}

interface VersionRow {
  section: LegalTextName;
  version: number;
  content: unknown;
  createdAt: Date;
}

const dayOf = (at: Date): string => localDateOf(at.getTime(), OFFICE_ZONE);
const today = (): string => dayOf(new Date());
const listed = ({ version, effectiveOn }: DatedVersion) => ({ version, effectiveOn });

/** The privacy policy and the terms: which version holds, and who still has to agree to it. */
export class LegalTextService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** The version that holds today, or a certain one; null where none with that number ever held or will. */
  async read(name: LegalTextName, version: number | null): Promise<LegalText | null> {
    const versions = everHeld(await this.#versions(this.#db.manager, name));
    const now = inEffectOn(versions, today()) ?? versions.at(-1);
    const asked = version === null ? now : versions.find((one) => one.version === version);
    if (!asked) return null;
    const next = nextAfter(versions, today());
    return {
      ...listed(asked),
      inEffect: asked === now,
      changes: asked.content.texts['changes'] ?? '',
      chapters: chaptersIn(asked.content),
      next: next ? listed(next) : null,
      versions: versions.map(listed),
    };
  }

  /** What this person still has to agree to. */
  async toAgree(userId: string): Promise<TextToAgree[]> {
    return this.#toAgree(this.#db.manager, userId);
  }

  /** Their agreement, once; gives what is still to agree to. */
  agree(actor: Actor, { ip }: Pick<Origin, 'ip'>, name: LegalTextName, version: number): Promise<TextToAgree[]> {
    return this.#db.transaction(async (manager) => {
      const holding = inEffectOn(await this.#versions(manager, name), today());
      if (holding?.version !== version) {
        throw new DomainError('CONFLICT', 'This text has changed since. Read it again, then agree.', 'version');
      }
      // a second press waits here, and then finds the first
      await manager.query(`select 1 from ${USER_ACCOUNT_ROWS} user_account where id = $1 for update`, [actor.userId]);
      const open = await this.#toAgree(manager, actor.userId);
      if (!open.some(({ text }) => text === name)) return open;
      const giver = { userId: actor.userId, email: actor.email, ip };
      const given = { purpose: PURPOSES[name], granted: true, textVersion: agreedText(name, version) };
      await writeConsents(manager, consentRows(giver, [given]));
      return open.filter(({ text }) => text !== name);
    });
  }

  async #toAgree(manager: EntityManager, userId: string): Promise<TextToAgree[]> {
    const saved = await this.#saved(manager, LEGAL_NAMES);
    const day = today();
    // few texts ever ask: then nobody's consents are read
    if (![...saved.values()].some((versions) => mustAgree(versions, day, []))) return [];
    const rows = await manager.query<{ textVersion: string }[]>(AGREED, [userId, Object.values(PURPOSES)]);
    const stored = rows.map(({ textVersion }) => textVersion);
    return LEGAL_NAMES.flatMap((name) => {
      const versions = saved.get(name) ?? [];
      const now = inEffectOn(versions, day);
      if (!now || !mustAgree(versions, day, agreedVersions(name, stored))) return [];
      const changes = now.content.texts['changes'] ?? '';
      return [{ id: agreedText(name, now.version), text: name, changes, ...listed(now) }];
    });
  }

  /** With the first words, where nobody saved any. */
  async #versions(manager: EntityManager, name: LegalTextName): Promise<readonly SavedVersion[]> {
    const saved = (await this.#saved(manager, [name])).get(name);
    if (saved) return saved;
    const content = contentOf(LEGAL_TEXTS[name], LEGAL_TEXTS[name].initial);
    return [{ ...datedVersion(1, content.texts['effectiveOn'] ?? '', content), content }];
  }

  async #saved(manager: EntityManager, names: readonly LegalTextName[]): Promise<Map<LegalTextName, SavedVersion[]>> {
    const rows = await manager.query<VersionRow[]>(VERSIONS, [names]);
    const saved = new Map<LegalTextName, SavedVersion[]>();
    for (const { section, version, content: kept, createdAt } of rows) {
      const content = contentOf(LEGAL_TEXTS[section], kept);
      saved.set(section, [
        ...(saved.get(section) ?? []),
        { ...datedVersion(version, dayOf(createdAt), content), content },
      ]);
    }
    return saved;
  }
}
