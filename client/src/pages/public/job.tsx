import { OPEN_APPLICATION } from '@brokerage/domain/careers/jobs';
import { cut } from '@brokerage/domain/text/storable';
import { JobPage, readJob } from '../../features/careers/job-page';
import { placeWords } from '../../features/careers/job-words';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';

export const head: HeadOf = ({ params: { slug = '' }, client }) => {
  if (slug === OPEN_APPLICATION) {
    return {
      title: 'Send us your résumé',
      description: 'No job that fits? Send us your résumé. We keep it for a year and call when something opens.',
    };
  }
  const job = readJob(client, slug);
  if (!job) return { title: 'Careers', description: 'Jobs with a Canadian mortgage brokerage.', noindex: true };
  const { title, status, compensation, description } = job;
  return {
    title: job.city === null ? title : `${title}, ${job.city}`,
    description: cut(`${placeWords(job)}. ${compensation}. ${description}`, 160).replace(/\s+\S*$/, '…'),
    canonical: paths.job(job.slug),
    noindex: status !== 'OPEN',
  };
};

export default JobPage;
