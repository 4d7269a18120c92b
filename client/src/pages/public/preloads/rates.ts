import type { Api } from '../../../lib/api';
import { preloadBestRates } from '../../../features/compare/preload-best-rates';
import { preloadRanked } from '../../../features/scenario/preload-ranked';

/** What /rates shows. Of its own, so that the page in the browser brings no question that only the server asks. */
export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadRanked(client), preloadBestRates(client)]);
