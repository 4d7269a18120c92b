import { DomainError } from './domain-error.js';

export const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Which part of a list. Pages count from 1. */
export interface Paging {
  page: number;
  limit: number;
}

export interface Paged<T> extends Paging {
  items: T[];
  totalItems: number;
}

/** Refuses pages that do not exist and limits that would cost too much. */
export function checkLimit(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new DomainError('INVALID', `limit must be a whole number from 1 to ${MAX_LIMIT}.`, 'limit');
  }
  return limit;
}

export function checkPage(page: number, limit: number): Paging & { offset: number } {
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) {
    const most = MAX_PAGE.toLocaleString('en-CA');
    throw new DomainError('INVALID', `page must be a whole number from 1 to ${most}.`, 'page');
  }
  return { page, limit: checkLimit(limit), offset: (page - 1) * limit };
}
