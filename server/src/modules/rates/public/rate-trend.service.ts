import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Platform } from '../../../platform/platform.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import { publicQuery } from '../../../platform/postgres/public-query.js';
import type { RateType } from '../rate.entity.js';
import { LENDER_RATE_HISTORY, TREND } from './rate-trend.sql.js';
import type { RatePoint, TrendPoint } from './rate-trend.types.js';

/** How far back anybody may ask */
export const MAX_MONTHS = 60;

/** How rates moved, from their history. */
export class RateTrendService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Leaves out days before any lender had such a rate. One statement. */
  trend(term: number, type: RateType, months: number): Promise<TrendPoint[]> {
    return publicQuery<TrendPoint>(this.#db, TREND, [term, type, checkMonths(months)]);
  }

  /** Empty if visitors cannot see the rate or it is gone. One statement. */
  async ofRate(rateId: string, months: number): Promise<RatePoint[]> {
    const checked = checkMonths(months);
    return isUuid(rateId) ? namedQuery<RatePoint>(this.#db, LENDER_RATE_HISTORY, [rateId, checked]) : [];
  }
}

function checkMonths(months: number): number {
  if (!Number.isInteger(months) || months < 1 || months > MAX_MONTHS) {
    throw new DomainError('INVALID', `months must be a whole number from 1 to ${MAX_MONTHS}.`, 'months');
  }
  return months;
}
