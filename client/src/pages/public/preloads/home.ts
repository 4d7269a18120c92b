import type { Api } from '../../../lib/api';
import { preloadRates } from '../../../features/rates/use-rates';
import { preloadHome } from '../../../features/home/home-content';
import { preloadTrend } from '../../../features/home/rate-tracker';

/** What the home page shows. Of its own, so that the page in the browser brings no chart before it is near. */
export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadRates(client), preloadTrend(client), preloadHome(client)]);
