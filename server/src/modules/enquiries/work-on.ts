import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DomainError } from '../../kernel/domain-error.js';
import { Enquiry } from './enquiry.entity.js';
import { ON_DESK, ONE } from './enquiry.sql.js';
import type { EnquiryEventView, EnquiryView } from './enquiry.types.js';

export const NO_ENQUIRY = 'This enquiry no longer exists.';
const CHANGED = 'Someone else just changed this enquiry. Reload it to see what they did.';

/** Which enquiry, and as it was when the person looked. */
export interface Target {
  id: string;
  expectedVersion?: number | null;
  /** The account of the adviser on whose desk it must stand; left out: the office asks */
  deskOf?: string;
}
export interface Worked {
  enquiry: EnquiryView;
  event?: EnquiryEventView;
}

/** Locks an enquiry, compares versions, works, and gives the enquiry as it is then. */
export function workOn(
  db: DataSource,
  { id, expectedVersion, deskOf }: Target,
  work: (manager: EntityManager, found: Enquiry) => Promise<EnquiryEventView | null>,
): Promise<Worked> {
  return db.transaction(async (manager) => {
    const found = isUuid(id)
      ? await manager.findOne(Enquiry, { where: { id }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!found) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
    await checkDesk(manager, id, deskOf);
    checkVersion(found, expectedVersion);
    const event = (await work(manager, found)) ?? undefined;
    const [enquiry] = await manager.query<EnquiryView[]>(ONE, [id]);
    if (!enquiry) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
    return { enquiry, event };
  });
}

/** What stands on somebody else's desk is not there for an adviser. */
export async function checkDesk(
  manager: Pick<EntityManager, 'query'>,
  id: string,
  deskOf: string | undefined,
): Promise<void> {
  if (deskOf === undefined) return;
  const found = await manager.query<unknown[]>(ON_DESK, [id, deskOf]);
  if (found.length === 0) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
}

export function checkVersion({ version }: Enquiry, expected: number | null | undefined): void {
  if (expected != null && expected !== version) throw new DomainError('CONFLICT', CHANGED);
}
