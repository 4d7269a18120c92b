import type { Api } from '../../lib/api';
import { preloadGoogle } from '../../features/auth/google-way';
import { RateCountsDocument } from '../../features/auth/rate-counts.generated';

export const reads = ['way', 'for'];

export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadGoogle(client), client.query({ query: RateCountsDocument })]);
