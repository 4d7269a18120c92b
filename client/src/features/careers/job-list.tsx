import type { Api } from '../../lib/api';
import { departmentLabel, employmentLabel, JOB_DEPARTMENTS } from '@brokerage/domain/careers/jobs';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Picture } from '../../illustrations/picture';
import { useAddressState, type AddressState } from '../../lib/address-state';
import { paths } from '../../lib/paths';
import { useTypedBefore } from '../../ui/form/use-typed-before';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import placeStyles from '../../ui/places.css?url';
import { OpenJobsDocument, useOpenJobsQuery } from './careers.generated';
import styles, { href } from './careers.module.css?sheet';
import { houseOf, licenceWords, placeWords, type ListedJob } from './job-words';

/** What the address of the list may say */
export const LIST_READS = ['department', 'province', 'remote'];

export const preloadJobs = (client: Api): Promise<unknown> => client.query({ query: OpenJobsDocument });

/** '4 jobs are open, in 3 places.' */
export function useJobsLead(): string {
  const { data } = useOpenJobsQuery();
  const jobs = data?.jobs ?? [];
  if (jobs.length === 0) return 'We post new jobs here first. Every posting says what it pays.';
  const places = new Set(jobs.map(({ city, province }) => city ?? province ?? '')).size;
  const count = jobs.length === 1 ? 'One job is open' : `${jobs.length} jobs are open`;
  return `${count}${places > 1 ? `, in ${places} places` : ''}. Every posting says what it pays.`;
}

function shownOf(jobs: readonly ListedJob[], { get }: Pick<AddressState, 'get'>): ListedJob[] {
  const [department, province, remote] = LIST_READS.map(get);
  return jobs.filter(
    (job) =>
      (!department || job.department === department) &&
      (!province || job.province === province || (job.remote && job.province === null)) &&
      (!remote || job.remote),
  );
}

/** The jobs that are open. The address holds the filters. */
export function JobList(): ReactNode {
  const { data, error, refetch } = useOpenJobsQuery();
  const address = useAddressState();
  const jobs = data?.jobs ?? [];
  const shown = shownOf(jobs, address);
  return (
    <section className={styles.jobs} aria-labelledby="open-now">
      <PageStyles href={placeStyles} />
      <PageStyles href={href} />
      <div className="wrap">
        <div className={styles.top}>
          <h2 id="open-now">Open now</h2>
          {jobs.length > 1 && <Filters jobs={jobs} address={address} />}
        </div>
        {!data && error && <NotLoaded what="The jobs" retry={refetch} />}
        {data && jobs.length === 0 && <NoJobs />}
        {jobs.length > 0 && (
          <p className="sr-text" role="status">
            {shown.length === 1 ? '1 job' : `${shown.length} jobs`}
          </p>
        )}
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((job) => (
              <Row key={job.id} job={job} />
            ))}
          </ul>
        )}
        {jobs.length > 0 && shown.length === 0 && (
          <div className={styles.nothing}>
            <p>No job fits these filters.</p>
            <Link to={paths.careers}>Show all jobs</Link>
          </div>
        )}
        {jobs.length > 0 && (
          <p className="mt-5 muted">
            Nothing that fits? <Link to={paths.job('apply')}>Send us your résumé</Link> and we’ll keep it for a year.
          </p>
        )}
      </div>
    </section>
  );
}

function Row({ job }: { job: ListedJob }): ReactNode {
  const { name, ground } = houseOf(job);
  return (
    <li className={styles.job}>
      <div className={styles.house} style={{ background: ground }}>
        <Picture name={name} width={112} />
      </div>
      <div>
        <h3 lang={job.locale}>
          <Link to={paths.job(job.slug)}>{job.title}</Link>
        </h3>
        <p>
          {employmentLabel(job.employmentType)} · {placeWords(job)}
        </p>
      </div>
      <div className={styles.pays}>
        <b lang={job.locale}>{job.compensation}</b>
        <p>{licenceWords(job.licenceRequired)}</p>
      </div>
      <ArrowRight className={styles.arrow} size={24} aria-hidden="true" />
    </li>
  );
}

/** A plain form that asks this address again: it works without scripts. */
function Filters({ jobs, address }: { jobs: readonly ListedJob[]; address: AddressState }): ReactNode {
  const { get, set } = address;
  const form = useTypedBefore();
  const departments = JOB_DEPARTMENTS.filter(({ value }) => jobs.some((job) => job.department === value));
  const provinces = PROVINCES.filter(({ code }) => jobs.some((job) => job.province === code));
  return (
    <form ref={form} className={styles.filters} data-hydrated="yes" role="search" aria-label="Jobs">
      <select
        className="input"
        name="department"
        aria-label="Kind of work"
        value={get('department')}
        onChange={({ target }) => set({ department: target.value })}
      >
        <option value="">All kinds of work</option>
        {departments.map(({ value }) => (
          <option key={value} value={value}>
            {departmentLabel(value)}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="province"
        aria-label="Province"
        value={get('province')}
        onChange={({ target }) => set({ province: target.value })}
      >
        <option value="">Anywhere</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <label className={styles.home}>
        <input
          type="checkbox"
          name="remote"
          value="yes"
          checked={get('remote') !== ''}
          onChange={({ target }) => set({ remote: target.checked ? 'yes' : undefined })}
        />
        From home
      </label>
      <noscript>
        <button type="submit" className="btn btn-b btn-s">
          Show
        </button>
      </noscript>
    </form>
  );
}

function NoJobs(): ReactNode {
  return (
    <div className="empty">
      <Picture name="gable-pair" width={120} />
      <div>
        <h3>No open positions today</h3>
        <p>
          If you’re licensed, or soon will be, <Link to={paths.job('apply')}>send us your résumé</Link> anyway. A person
          reads every application. We keep it for a year, then delete it.
        </p>
      </div>
    </div>
  );
}
