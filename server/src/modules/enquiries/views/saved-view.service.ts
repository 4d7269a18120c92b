import { PROVINCES } from '@brokerage/domain/application/applications';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import { isTaken } from '../../../platform/postgres/taken.js';
import { EnquirySavedView, type SavedFilter } from './saved-view.entity.js';
import type { SavedEnquiryView, SaveEnquiryViewInput } from './saved-view.types.js';

const LONGEST_NAME = 40;
const LONGEST_CHANNEL = 100;
const MOST = 20;
const NO_VIEW = 'This view no longer exists.';

/** The views that a person keeps. Nobody sees another person's. */
export class EnquirySavedViewService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  async list({ userId }: Actor): Promise<SavedEnquiryView[]> {
    const rows = await this.#db.manager.find(EnquirySavedView, {
      where: { ownerId: userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map(viewOf);
  }

  async save({ userId }: Actor, { name, ...codes }: SaveEnquiryViewInput): Promise<SavedEnquiryView> {
    const row = {
      ...{ id: newId(), ownerId: userId, name: checkedName(name), createdAt: new Date() },
      filter: checkedFilter(codes),
    };
    if ((await this.#db.manager.countBy(EnquirySavedView, { ownerId: userId })) >= MOST) {
      throw new DomainError('INVALID', `You can keep up to ${MOST} views. Delete one first.`, 'name');
    }
    await this.#named(() => this.#db.manager.insert(EnquirySavedView, row));
    return viewOf(row);
  }

  async rename({ userId }: Actor, id: string, name: string): Promise<SavedEnquiryView> {
    const words = checkedName(name);
    const where = { id, ownerId: userId };
    const found = isUuid(id) ? await this.#db.manager.findOneBy(EnquirySavedView, where) : null;
    if (!found) throw new DomainError('NOT_FOUND', NO_VIEW);
    await this.#named(() => this.#db.manager.update(EnquirySavedView, where, { name: words }));
    return viewOf({ id, name: words, filter: found.filter });
  }

  async remove({ userId }: Actor, id: string): Promise<void> {
    const done = isUuid(id) && (await this.#db.manager.delete(EnquirySavedView, { id, ownerId: userId })).affected;
    if (!done) throw new DomainError('NOT_FOUND', NO_VIEW);
  }

  async #named(write: () => Promise<unknown>): Promise<void> {
    await write().catch((error: unknown) => {
      if (isTaken(error)) throw new DomainError('INVALID', 'You already have a view with this name.', 'name');
      throw error;
    });
  }
}

const viewOf = ({ id, name, filter }: Pick<EnquirySavedView, 'id' | 'name' | 'filter'>): SavedEnquiryView => ({
  ...{ id, name },
  view: filter.view ?? null,
  status: filter.status ?? null,
  kind: filter.kind ?? null,
  channel: filter.channel ?? null,
  province: filter.province ?? null,
});

function checkedFilter(codes: Omit<SaveEnquiryViewInput, 'name'>): SavedFilter {
  const { view, status, kind, channel, province } = codes;
  if (province && !PROVINCES.some(({ code }) => code === province)) {
    throw new DomainError('INVALID', 'Choose a province or territory.', 'province');
  }
  if (channel && channel.length > LONGEST_CHANNEL) throw new DomainError('INVALID', 'Choose a source.', 'channel');
  return {
    ...(view && { view }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(channel && { channel }),
    ...(province && { province }),
  };
}

function checkedName(name: string): string {
  const words = name.trim();
  if (words === '') throw new DomainError('REQUIRED', 'Give the view a name.', 'name');
  if (words.length > LONGEST_NAME) {
    throw new DomainError('INVALID', `Keep the name to ${LONGEST_NAME} characters or fewer.`, 'name');
  }
  return words;
}
