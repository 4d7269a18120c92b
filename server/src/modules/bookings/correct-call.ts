import type { EntityManager } from 'typeorm';
import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import type { CorrectedContact } from '../enquiries/public.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';

const CORRECT = `
update booking set email = coalesce($2, email), phone = coalesce($3, phone),
  phone_index = coalesce($4, phone_index), told_at = case when $2::text is null then told_at end, updated_at = now()
where id = $1
returning sequence, status = 'CONFIRMED' and starts_at > now() as "isAhead"`;

/**
 * Reminders, and the invitation, go to the address of the booking. Somebody whose address was wrong has none: where the
 * call is still ahead, the corrected address gets it.
 */
export async function correctCall(
  { mail }: Pick<Platform, 'mail'>,
  manager: EntityManager,
  id: string,
  { email, phone }: CorrectedContact,
): Promise<void> {
  const values = [id, email ?? null, phone?.sealed ?? null, phone?.index ?? null];
  const [[call]] = await manager.query<[{ sequence: number; isAhead: boolean }[], number]>(CORRECT, values);
  if (!call?.isAhead || email === undefined) return;
  const params = { bookingId: id, sequence: String(call.sequence) };
  await mail.queue(manager, [emailTo(BOOKING_CONFIRMED, email, params, { moved: call.sequence > 0 })]);
}
