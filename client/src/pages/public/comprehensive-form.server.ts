import type { Api } from '../../lib/api';

/** The rate of the figures beside the questions */
export const preload = async (client: Api): Promise<unknown> =>
  (await import('../../features/comprehensive/figures-rate')).preloadFiguresRate(client);

export const reads = ['section'];
