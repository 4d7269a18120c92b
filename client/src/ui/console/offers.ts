import { consolePaths } from '../../lib/console-paths';

/** In the address of a file: an email with free times is asked for, those of this adviser or of anybody. */
export const OFFER_TIMES = 'offer';
export const OF_ANYBODY = 'any';

export const offerTimesAddress = (enquiryId: string, agentId: string | null): string =>
  `${consolePaths.enquiry(enquiryId)}?${OFFER_TIMES}=${encodeURIComponent(agentId ?? OF_ANYBODY)}`;

/** In the address of a file: an email with these published rates is asked for, by their ids. */
export const OFFER_RATES = 'rates';

export const offerRatesAddress = (enquiryId: string, ids: readonly string[]): string =>
  `${consolePaths.enquiry(enquiryId)}?${OFFER_RATES}=${ids.join('.')}`;
