import { OFFICE_ZONE } from '../../lib/format';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

/** Put together here: browsers and Node write short months differently. */
function partsOf(time: string): { year: string; month: string; day: number } {
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', {
    timeZone: OFFICE_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(new Date(time))
    .split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', day: Number(day) };
}

/** Nov 20, 2026 */
export function shortDay(time: string): string {
  const { year, month, day } = partsOf(time);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** November 20, 2026 */
export function longDay(time: string): string {
  const { year, month, day } = partsOf(time);
  return `${month} ${day}, ${year}`;
}

/** November 21 */
export function dayOfYear(time: string): string {
  const { month, day } = partsOf(time);
  return `${month} ${day}`;
}
