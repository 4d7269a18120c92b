import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DomainError } from '../../../kernel/domain-error.js';
import { lenderFacts } from '../../lenders/public.js';
import type { PublicationEntryView, PublicationLenderRow, PublicationView } from './publication.types.js';
import type { DeskState } from './rate-pending.js';
import { PUBLICATIONS } from './rate-publish.sql.js';

const NO_PUBLICATION = 'This publication does not exist.';

type Entry = PublicationEntryView & { bankId: string };
export type PublicationRow = Omit<PublicationView, 'entries' | 'lenders'> & {
  entries: Entry[];
  lenders: PublicationLenderRow[];
};

/** As it is stored. */
export async function findPublication(manager: EntityManager, id: string): Promise<PublicationRow> {
  const [row] = isUuid(id) ? await manager.query<PublicationRow[]>(PUBLICATIONS.text, [id, 1, 0]) : [];
  if (!row) throw new DomainError('NOT_FOUND', NO_PUBLICATION);
  return row;
}

export function publicationView({ lenders, ...publication }: PublicationRow): PublicationView {
  const shown = lenders.map(({ before, after, ...entry }) => {
    return { ...entry, before: lenderFacts(before), after: lenderFacts(after) };
  });
  return { ...publication, lenders: shown };
}

/** A rate that has been deleted since: restoring it creates it again. */
export const rateOf = ({ rateId, bankId, bankName }: Entry): DeskState => ({
  id: rateId,
  bankId,
  bankName,
  live: null,
  liveVersion: null,
  pending: null,
});
