import type { Api } from '../../lib/api';
import { BlogList, preloadList } from '../../features/blog/list-page';
import type { HeadOf } from '../../lib/head';

export { LIST_READS as reads } from '../../features/blog/listed';

export const preload = (client: Api, { search }: { search: URLSearchParams }): Promise<unknown> =>
  preloadList(client, search);

export const head: HeadOf = () => ({
  title: 'Mortgage news',
  description:
    'Plain answers on Canadian mortgages from our brokers: rates, renewals, penalties, the stress test, first homes and the rules that change.',
});

export default BlogList;
