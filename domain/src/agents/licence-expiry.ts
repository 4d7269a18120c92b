import type { AgentLicence } from './lists.js';

/** A licence that runs out within so many days is named to the office. */
export const LICENCE_WARNING_DAYS = 60;

const DAY_MS = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days that a licence is still good; undefined: it does not run out. Negative: it has run out. */
export const daysLeft = ({ expiresOn }: Pick<AgentLicence, 'expiresOn'>, today: string): number | undefined =>
  expiresOn === null ? undefined : Math.round((midnight(expiresOn) - midnight(today)) / DAY_MS);

/** True from 60 days before a licence runs out, and after that. */
export const needsRenewal = (licence: Pick<AgentLicence, 'expiresOn'>, today: string): boolean =>
  (daysLeft(licence, today) ?? Infinity) <= LICENCE_WARNING_DAYS;
