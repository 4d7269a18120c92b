import type { EntityManager } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import type { CorrectedContact } from '../enquiries/public.js';
import { applicantIndex } from './applicant-index.js';

const CORRECT = `
update career_application set email = coalesce($2, email), phone = coalesce($3, phone),
  email_index = coalesce($4, email_index), updated_at = now()
where id = $1`;

export async function correctApplicant(
  { encryption }: Pick<Platform, 'encryption'>,
  manager: EntityManager,
  id: string,
  { email, phone }: CorrectedContact,
): Promise<void> {
  const index = email === undefined ? null : applicantIndex(encryption, email);
  await manager.query(CORRECT, [id, email ?? null, phone?.sealed ?? null, index]);
}
