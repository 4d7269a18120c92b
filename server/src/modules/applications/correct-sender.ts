import type { EntityManager } from 'typeorm';
import type { CorrectedContact } from '../enquiries/public.js';

const CORRECT = `
update application
set email = coalesce($2, email), phone = coalesce($3, phone), phone_index = coalesce($4, phone_index),
    version = version + 1, updated_at = now()
where id = $1`;

/** Status emails and requests for documents go to the address of the application, and its file shows it. */
export async function correctSender(
  manager: EntityManager,
  id: string,
  { email, phone }: CorrectedContact,
): Promise<void> {
  await manager.query(CORRECT, [id, email ?? null, phone?.sealed ?? null, phone?.index ?? null]);
}
