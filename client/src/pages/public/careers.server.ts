import type { Api } from '../../lib/api';
import { preloadJobs } from '../../features/careers/job-list';

export { LIST_READS as reads } from '../../features/careers/job-list';

export const preload = (client: Api): Promise<unknown> => preloadJobs(client);
