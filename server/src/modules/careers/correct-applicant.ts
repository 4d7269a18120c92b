import type { EntityManager } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import type { CorrectedContact } from '../enquiries/answer-labels.js';
import { applicantIndex } from './applicant-index.js';

/** Where the corrected address applied for the job itself, the two stay two: a later application replaces that one. */
const CORRECT = `
update career_application a set email = coalesce($2, email), phone = coalesce($3, phone),
  email_index = coalesce($4, email_index), updated_at = now(),
  replaceable = replaceable and not exists (
    select from career_application o where o.job_key = a.job_key and o.email_index = $4 and o.replaceable and o.id <> a.id)
where a.id = $1`;

export async function correctApplicant(
  { encryption }: Pick<Platform, 'encryption'>,
  manager: EntityManager,
  id: string,
  { email, phone }: CorrectedContact,
): Promise<void> {
  const index = email === undefined ? null : applicantIndex(encryption, email);
  await manager.query(CORRECT, [id, email ?? null, phone?.sealed ?? null, index]);
}
