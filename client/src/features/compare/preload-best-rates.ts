import type { Api } from '../../lib/api';
import { BestRatesDocument } from './best-rates.generated';

export const preloadBestRates = (client: Api): Promise<unknown> => client.query({ query: BestRatesDocument });
