import { preloadBestRates } from '../../features/compare/preload-best-rates';
import { preloadRanked } from '../../features/scenario/preload-ranked';
import type { Api } from '../../lib/api';

export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadRanked(client), preloadBestRates(client)]);
