import { validate as isUuid } from 'uuid';
import { DomainError } from '../../../kernel/domain-error.js';
import { readingOf } from '../../audits/public.js';
import type { EnquiryFilter } from '../inbox/list.types.js';

export const MAX_NAMED = 500;

/** Either everything that matched at a moment, or those that were named. */
export interface Selection {
  filter?: EnquiryFilter | null;
  asOf?: Date | null;
  ids?: readonly string[] | null;
}

/** Refuses what is neither or both. */
export function checkSelection(selection: Selection): Selection {
  const { filter, asOf, ids } = selection;
  if ((filter == null) === (ids == null)) {
    throw new DomainError('INVALID', 'Name the enquiries or give a filter, not both.', 'selection');
  }
  if (ids != null && (ids.length === 0 || ids.length > MAX_NAMED || !ids.every(isUuid))) {
    throw new DomainError('INVALID', `Choose 1 to ${MAX_NAMED} enquiries.`, 'ids');
  }
  if (filter != null && asOf == null) {
    throw new DomainError('REQUIRED', 'Say as of when the filter was counted.', 'asOf');
  }
  return selection;
}

/** Of the filter, which fields were set and the codes among them: a search names people. */
export function auditOf({ filter, ids }: Selection): Record<string, unknown> {
  if (ids != null) return { ids };
  const { q, ...codes } = filter ?? {};
  const set = Object.entries(codes).filter(([, value]) => value != null);
  const { fields } = readingOf({ ...codes, q });
  return { filter: Object.fromEntries(set), fields };
}
