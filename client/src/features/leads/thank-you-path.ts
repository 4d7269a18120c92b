import type { MortgageTypeValue } from '@brokerage/domain/vocabulary/applications';
import type { LeadSource } from '../../schema.generated';

/**
 * Which thank-you page follows a lead. `about` is the type that the page itself is about: /mortgage is about none, whatever
 * is chosen on it, so the general one follows.
 */
export function thankYouPath(source: LeadSource, about: MortgageTypeValue | undefined): string {
  if (source === 'REALTORQUEST') return '/realtorquest-letsconnect/thankyou';
  return source === 'LANDING' && about && about !== 'other' ? `/${about.replace('_', '-')}/thankyou` : '/thankyou';
}
