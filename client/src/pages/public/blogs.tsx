import { BlogList } from '../../features/blog/list-page';
import type { HeadOf } from '../../lib/head';

export const head: HeadOf = () => ({
  title: 'Mortgage news',
  description:
    'Plain answers on Canadian mortgages from our brokers: rates, renewals, penalties, the stress test, first homes and the rules that change.',
});

export default BlogList;
