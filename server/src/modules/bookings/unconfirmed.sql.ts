import { USER_ACCOUNT } from '../users/public.sql.js';

/**
 * Whether the address of `b` proved itself: an account confirmed it, a link of an email about a call was used, the office
 * booked for it, or a call took place. A message or an application proves nothing: anybody can type any address there.
 */
const PROVEN = `(
  exists (select from ${USER_ACCOUNT} u where lower(u.email) = lower(b.email) and u.email_verified_at is not null)
  or exists (select from booking k where lower(k.email) = lower(b.email)
               and (k.confirmed_at is not null or k.status = 'COMPLETED')))`;

/** A condition on `booking b`: the call is kept only if somebody confirms it. The first call of an address always is. */
export const AWAITS_CONFIRMATION = `b.status = 'CONFIRMED' and b.confirmed_at is null and b.starts_at > now()
  and exists (select from booking o where lower(o.email) = lower(b.email) and o.id < b.id
                and o.status = 'CONFIRMED' and o.starts_at > now())
  and not ${PROVEN}`;

/** $1: the booking whose email went out, or could not: from here it has its time to be confirmed */
export const NOTE_TOLD = 'update booking set told_at = now() where id = $1 and told_at is null';

/** $1: the booking whose link of an email was used, or whose client the office spoke to */
export const CONFIRM =
  'update booking set confirmed_at = now(), updated_at = now() where id = $1 and confirmed_at is null';
