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

/** Of a credit check */
interface Given {
  email: string | null;
  granted: boolean;
}

const addressOf = (email: string | null = ''): string => email?.trim().toLowerCase() ?? '';

/**
 * Who on a file has not agreed to a credit check, or took it back, by name. `consents`: the oldest first. A consent belongs
 * to the address it was given with: where people share one, each needs a consent of their own, and takes back one.
 */
export function withoutCreditConsent(
  { applicant = {}, coApplicants = [] }: PeopleOnFile,
  consents: readonly Given[],
): string[] {
  const given = new Map<string, number>();
  for (const { email, granted } of consents) {
    const address = addressOf(email);
    if (address === '') continue;
    given.set(address, Math.max(0, (given.get(address) ?? 0) + (granted ? 1 : -1)));
  }
  return [applicant, ...coApplicants].flatMap(({ fullName, email }, place) => {
    const address = addressOf(email);
    const left = given.get(address) ?? 0;
    given.set(address, left - 1);
    return left > 0 ? [] : [fullName ?? (place === 0 ? 'The applicant' : `Co-applicant ${place}`)];
  });
}

const CONSENTS = `
  select email, granted from ${CONSENT} consent
  where source_id = $1 and purpose = 'credit_check' order by created_at, id`;

/** The same of a file as it is now. */
export async function missingCreditConsents(
  manager: Pick<EntityManager, 'query'>,
  applicationId: string,
  people: PeopleOnFile,
): Promise<string[]> {
  return withoutCreditConsent(people, await manager.query<Given[]>(CONSENTS, [applicationId]));
}
