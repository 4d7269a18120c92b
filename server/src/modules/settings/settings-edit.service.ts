import { parseNorthAmericanPhone } from '@brokerage/domain/forms/phone';
import { settingsDifferences } from '@brokerage/domain/settings/difference';
import { contentOf, settingsProblems, type SettingsContent } from '@brokerage/domain/settings/section';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import { checkPage, type Paged, type Paging } from '../../kernel/paging.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { checkOwnFactor } from './own-second-factor.js';
import { columnsFor, liveContent } from './section-store.js';
import type { SettingsSectionView, SettingsVersionView } from './settings-edit.types.js';
import { SettingsVersion } from './settings-version.entity.js';
import { SiteSettings } from './site-settings.entity.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const CHANGED =
  'Somebody else saved these settings while you were editing. Compare both, then save yours or take theirs.';
const NO_VERSION = 'There is no such version.';

const VERSIONS = `
  select v.id, v.version, v.content, v.created_at as "createdAt", v.restored_version as "restoredVersion",
         u.name as author, older.content as before
  from settings_version v
  left join ${USER_ACCOUNT} u on u.id = v.author_id
  left join settings_version older on older.section = v.section and older.version = v.version - 1
  where v.section = $1
  order by v.version desc
  limit $2 offset $3`;

const COUNT = 'select count(*)::int as total from settings_version where section = $1';

interface Live {
  row: SiteSettings;
  content: SettingsContent;
  version: number;
  /** The newest version says something else, or there is none: the settings were changed by hand, or never here */
  isUnwritten: boolean;
}

interface Change {
  section: SettingsSectionName;
  content: unknown;
  expectedVersion?: number | null;
}

/** The office's changes of the settings: each is a version of its section. */
export class SettingsEditService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  async read(section: SettingsSectionName): Promise<SettingsSectionView> {
    const { content, version } = await live(this.#db.manager, section, false);
    return { section, version, content };
  }

  /** Newest first. */
  async versions(section: SettingsSectionName, paging: Paging): Promise<Paged<SettingsVersionView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const [items, [counted]] = await Promise.all([
      this.#db.query<SettingsVersionView[]>(VERSIONS, [section, limit, offset]),
      this.#db.query<{ total: number }[]>(COUNT, [section]),
    ]);
    return { items, totalItems: counted?.total ?? 0, page, limit };
  }

  save(actor: Actor, origin: Origin, { section, content, expectedVersion }: Change): Promise<SettingsSectionView> {
    const checked = checkedContent(section, content);
    return this.#write(actor, origin, { section, expectedVersion }, async () => ({ content: checked }));
  }

  /** As a new version, so that nothing of the history is lost. It is checked like any other: rules may be newer than it. */
  restore(
    actor: Actor,
    origin: Origin,
    { section, version, expectedVersion }: Omit<Change, 'content'> & { version: number },
  ): Promise<SettingsSectionView> {
    return this.#write(actor, origin, { section, expectedVersion }, async (manager) => {
      const found = await manager.findOneBy(SettingsVersion, { section, version });
      if (!found) throw new DomainError('NOT_FOUND', NO_VERSION, 'version');
      // a version of before may have another shape
      const content = contentOf(SETTINGS_SECTIONS[section], found.content);
      return { content: checkedContent(section, content), restored: version };
    });
  }

  #write(
    actor: Actor,
    origin: Origin,
    { section, expectedVersion }: Omit<Change, 'content'>,
    next: (manager: EntityManager) => Promise<{ content: SettingsContent; restored?: number }>,
  ): Promise<SettingsSectionView> {
    return this.#db.transaction(async (manager) => {
      const before = await live(manager, section, true);
      if (expectedVersion != null && expectedVersion !== before.version) throw new DomainError('CONFLICT', CHANGED);
      const { content, restored } = await next(manager);
      await checkOwnFactor(manager, actor, section, content);
      if (isSame(section, before.content, content)) return { section, version: before.version, content };
      if (before.isUnwritten)
        await writeVersion(manager, { section, version: before.version, content: before.content });
      const version = before.version + 1;
      await writeVersion(manager, { section, version, content, authorId: actor.userId, restoredVersion: restored });
      const { row } = before;
      await manager.update(
        SiteSettings,
        { id: row.id },
        { ...columnsFor(section, row, { content, version }), version: row.version + 1 },
      );
      await writeAudit(manager, actor, origin, {
        action: restored === undefined ? 'settings.change' : 'settings.restore',
        subjectType: 'settings',
        before: { version: before.version },
        after: { section, version, changed: changedNames(before.content, content), ...(restored && { restored }) },
      });
      return { section, version, content };
    });
  }
}

const isSame = (section: SettingsSectionName, before: SettingsContent, after: SettingsContent): boolean =>
  settingsDifferences(SETTINGS_SECTIONS[section], before, after).length === 0;

/** The names of what a change changes; what they say stands in the versions. */
function changedNames(before: SettingsContent, after: SettingsContent): string[] {
  const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  return [
    ...Object.keys(after.texts).filter((name) => differ(before.texts[name], after.texts[name])),
    ...Object.keys(after.lists).filter((name) => differ(before.lists[name], after.lists[name])),
  ];
}

/** The row is locked where it will be written: two who save at once come one after the other. */
async function live(manager: EntityManager, section: SettingsSectionName, isLocked: boolean): Promise<Live> {
  const lock = isLocked ? { mode: 'pessimistic_write' as const } : undefined;
  const [row] = await manager.find(SiteSettings, { take: 1, ...(lock && { lock }) });
  if (!row) throw new Error('The row of site_settings, which the migrations make, is missing.');
  const newest = await manager.findOne(SettingsVersion, { where: { section }, order: { version: 'DESC' } });
  const content = liveContent(section, row);
  const isWritten = newest !== null && isSame(section, contentOf(SETTINGS_SECTIONS[section], newest.content), content);
  return { row, content, version: (newest?.version ?? 0) + (isWritten ? 0 : 1), isUnwritten: !isWritten };
}

async function writeVersion(
  manager: EntityManager,
  version: Pick<SettingsVersion, 'section' | 'version' | 'content'> & Partial<SettingsVersion>,
): Promise<void> {
  await manager.insert(SettingsVersion, { id: newId(), ...version });
}

/** The content as it is kept. Throws every problem together. */
function checkedContent(section: SettingsSectionName, given: unknown): SettingsContent {
  const table = SETTINGS_SECTIONS[section];
  const problems: Problem[] = settingsProblems(table, given).map(({ place, ...problem }) => ({
    ...problem,
    field: place,
  }));
  const content = contentOf(table, given);
  const texts = { ...content.texts };
  for (const { name, kind } of table.fields) {
    const phone = texts[name] ?? '';
    if (kind !== 'phone' || phone === '' || problems.some(({ field }) => field?.[0] === name)) continue;
    const parsed = parseNorthAmericanPhone(phone);
    if ('error' in parsed) problems.push({ code: 'INVALID', message: parsed.error, field: [name] });
    else texts[name] = parsed.e164;
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return { ...content, texts };
}
