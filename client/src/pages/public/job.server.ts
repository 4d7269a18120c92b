import type { Api } from '../../lib/api';
import { OPEN_APPLICATION } from '@brokerage/domain/careers/jobs';
import { jobPosting } from '../../features/careers/job-posting';
import { preloadJob, readJob } from '../../features/careers/job-page';
import { readBrand } from '../../features/site/settings';
import { paths } from '../../lib/paths';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
}

export const addresses = [paths.job(OPEN_APPLICATION)];

export const preload = (client: Api, { params: { slug = '' } }: Pick<At, 'params'>): Promise<unknown> =>
  slug === OPEN_APPLICATION ? Promise.resolve() : preloadJob(client, slug);

export const answer = ({ params: { slug = '' }, client }: At): { redirect?: string; missing?: true; gone?: true } => {
  if (slug === OPEN_APPLICATION) return {};
  const job = readJob(client, slug);
  if (job === null) return { missing: true };
  if (job?.status === 'GONE') return { gone: true };
  return job && job.slug !== slug ? { redirect: paths.job(job.slug) } : {};
};

export const facts = ({ params: { slug = '' }, client, origin }: At & { origin: string }): object[] => {
  const job = readJob(client, slug);
  return job?.status === 'OPEN' ? [jobPosting(job, { origin, brand: readBrand(client) })] : [];
};
