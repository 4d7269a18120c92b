import type { Api } from '../../lib/api';
import { preloadList } from '../../features/blog/list-page';

export { LIST_READS as reads } from '../../features/blog/listed';

export const preload = (client: Api, { search }: { search: URLSearchParams }): Promise<unknown> =>
  preloadList(client, search);
