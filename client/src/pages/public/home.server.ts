import type { Api } from '../../lib/api';
import { preloadHome, readHome, type HomeContent } from '../../features/home/home-content';
import { preloadTrend } from '../../features/home/rate-tracker';
import { preloadRates } from '../../features/rates/use-rates';

export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadRates(client), preloadTrend(client), preloadHome(client)]);

export const questions = ({ client }: { client: Api }): HomeContent['questions'] => readHome(client)?.questions ?? [];
