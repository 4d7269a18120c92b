import type { Api } from '../../lib/api';
import { OPEN_APPLICATION } from '@brokerage/domain/careers/jobs';
import { cut } from '@brokerage/domain/text/storable';
import { jobPosting } from '../../features/careers/job-posting';
import { JobPage, preloadJob, readJob } from '../../features/careers/job-page';
import { placeWords } from '../../features/careers/job-words';
import { readBrand } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
}

const slugOf = ({ params }: Pick<At, 'params'>): string => params['slug'] ?? '';

export const addresses = [paths.job(OPEN_APPLICATION)];

export const preload = (client: Api, at: Pick<At, 'params'>): Promise<unknown> =>
  slugOf(at) === OPEN_APPLICATION ? Promise.resolve() : preloadJob(client, slugOf(at));

export const head: HeadOf = (at) => {
  if (slugOf(at) === OPEN_APPLICATION) {
    return {
      title: 'Send us your résumé',
      description: 'No job that fits? Send us your résumé. We keep it for a year and call when something opens.',
    };
  }
  const job = readJob(at.client, slugOf(at));
  if (!job) return { title: 'Careers', description: 'Jobs with a Canadian mortgage brokerage.', noindex: true };
  const { title, slug, status, compensation, description } = job;
  return {
    title: job.city === null ? title : `${title}, ${job.city}`,
    description: cut(`${placeWords(job)}. ${compensation}. ${description}`, 160).replace(/\s+\S*$/, '…'),
    canonical: paths.job(slug),
    noindex: status !== 'OPEN',
  };
};

export const answer = (at: At): { redirect?: string; missing?: true; gone?: true } => {
  if (slugOf(at) === OPEN_APPLICATION) return {};
  const job = readJob(at.client, slugOf(at));
  if (job === null) return { missing: true };
  if (job?.status === 'GONE') return { gone: true };
  return job && job.slug !== slugOf(at) ? { redirect: paths.job(job.slug) } : {};
};

export const facts = (at: At & { origin: string }): object[] => {
  const job = readJob(at.client, slugOf(at));
  return job?.status === 'OPEN' ? [jobPosting(job, { origin: at.origin, brand: readBrand(at.client) })] : [];
};

export default JobPage;
