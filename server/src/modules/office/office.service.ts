import type { DataSource } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import { DomainError } from '../../kernel/domain-error.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { COUNTS, PER_DAY } from './office.sql.js';
import type { EnquiryDay, OfficeCounts } from './office.types.js';

const MAX_DAYS = 31;
const NOTHING: OfficeCounts = { waiting: 0, overdue: 0, dueSoon: 0, openApplications: 0, today: 0, failedMail: 0 };

/** The office's workload in numbers. */
export class OfficeService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** One statement. */
  async counts(): Promise<OfficeCounts> {
    const [row] = await namedQuery<OfficeCounts>(this.#db, COUNTS, []);
    return row ?? NOTHING;
  }

  /** Oldest day first, today last. One statement. */
  async perDay(days: number): Promise<EnquiryDay[]> {
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
      throw new DomainError('INVALID', `days must be a whole number from 1 to ${MAX_DAYS}.`, 'days');
    }
    return namedQuery<EnquiryDay>(this.#db, PER_DAY, [days]);
  }
}
