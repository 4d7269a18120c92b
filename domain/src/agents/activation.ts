import { daysLeft } from './licence-expiry.js';
import type { AgentLicence } from './lists.js';

/** Why an agent cannot be shown to visitors yet; undefined where they can. */
export function needsProblem(licences: readonly AgentLicence[], today: string): string | undefined {
  const good = licences.some((licence) => (daysLeft(licence, today) ?? 0) >= 0);
  return good || licences.length === 0 ? undefined : 'Every licence has expired. Enter one that is valid.';
}
