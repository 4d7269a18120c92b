import { clockTime, longDay, ownZone, sameClock, zoneName } from '@brokerage/domain/booking/words';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';

const at = (instant: Date, zone: string): string =>
  `${longDay(instant, zone)}, ${clockTime(instant, zone)} ${zoneName(instant, zone)} (${zone})`;

/** The moment in the office's zone, and in the reader's own where its clock shows another time. */
export function saidInZones(instant: Date, own = ownZone()): string[] {
  const office = at(instant, OFFICE_ZONE);
  return sameClock(instant, OFFICE_ZONE, own) ? [office] : [office, `For you: ${at(instant, own)}`];
}
