/** A release of the time-zone data is named by its year and a letter: four to six a year. */
const RELEASE = /^(\d{4})([a-z])/;
const MONTHS_A_LETTER = 3;
const STALE_MONTHS = 12;

/**
 * Whether data of time zones, as `process.versions.tz` names them ('2025b'), are more than 12 months old. A letter is taken
 * for three months, so it may be off by a few weeks. Unknown names are not called old.
 */
export function isZoneDataStale(release: string | undefined, now: Date): boolean {
  const [, year = '', letter = ''] = RELEASE.exec(release ?? '') ?? [];
  if (!year) return false;
  const month = (letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1) * MONTHS_A_LETTER;
  return now.getTime() > Date.UTC(Number(year), month + STALE_MONTHS);
}
