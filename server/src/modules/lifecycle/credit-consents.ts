import type { EntityManager } from 'typeorm';
import { CONSENT } from '../consents/public.sql.js';

/** The people of a comprehensive application, as far as consents are concerned. */
export interface PeopleOnFile {
  applicant?: Person;
  coApplicants?: Person[];
}
interface Person {
  fullName?: string;
  email?: string;
}

const CONSENTS = `
  select lower(email) as email, granted from ${CONSENT} consent
  where source_id = $1 and purpose = 'credit_check' order by created_at, id`;

/**
 * Who on a file has not agreed to a credit check, or took it back. A consent belongs to the address it was given with:
 * where people share one, each needs a consent of their own.
 */
export async function missingCreditConsents(
  manager: Pick<EntityManager, 'query'>,
  applicationId: string,
  { applicant = {}, coApplicants = [] }: PeopleOnFile,
): Promise<string[]> {
  const rows = await manager.query<{ email: string; granted: boolean }[]>(CONSENTS, [applicationId]);
  const given = new Map<string, number>();
  for (const { email, granted } of rows) given.set(email, granted ? (given.get(email) ?? 0) + 1 : 0);
  return [applicant, ...coApplicants].flatMap(({ fullName, email }, place) => {
    const address = email?.trim().toLowerCase() ?? '';
    const left = given.get(address) ?? 0;
    given.set(address, left - 1);
    return left > 0 ? [] : [fullName ?? (place === 0 ? 'The applicant' : `Co-applicant ${place}`)];
  });
}
