import type { Platform } from '../../platform/platform.js';
import { SetAside } from './set-aside.entity.js';
import type { SetAsideView } from './set-aside.types.js';

const MOST = 50;

/** What background work set aside, for the console. */
export class SetAsideService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  async list(): Promise<SetAsideView[]> {
    const rows = await this.#db
      .getRepository(SetAside)
      .find({ order: { lastAt: 'DESC', work: 'ASC', rowId: 'ASC' }, take: MOST });
    return rows.map(({ work, rowId, code, times, firstAt, lastAt }) => ({
      work,
      rowId: rowId || null,
      code,
      times,
      firstAt,
      lastAt,
    }));
  }
}
