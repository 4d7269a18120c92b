import { textHas } from '@brokerage/domain/text/plain-letters';
import { departmentLabel } from '@brokerage/domain/careers/jobs';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useAddressState } from '../../lib/address-state';
import { consolePaths } from '../../lib/console-paths';
import { formatDay } from '../../lib/format';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { Button, ButtonLink } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { RecordCount, RecordList } from '../../ui/console/record-list';
import { SearchBox } from '../../ui/console/search-box';
import { Empty } from '../../ui/console/states';
import { useDeskJobsQuery, type DeskJobLineFragment } from './job-desk.generated';
import { JOB_STATES } from './job-state';
import { placeWords } from './job-words';

const STATES = Object.entries(JOB_STATES).map(([value, { label }]) => ({ value, label }));

const matches = ({ title, slug, status }: DeskJobLineFragment, q: string, state: string): boolean =>
  [title, slug].some((text) => textHas(text, q)) && (state === '' || status === state);

function Row({ job }: { job: DeskJobLineFragment }): ReactNode {
  const { label, look } = JOB_STATES[job.status];
  return (
    <tr>
      <td>
        <Link className="row-link" to={consolePaths.job(job.id)}>
          {job.title}
        </Link>
        <br />
        <small className="muted">{departmentLabel(job.department)}</small>
      </td>
      <td data-label="Where">{placeWords(job)}</td>
      <td data-label="Status">
        <span className={`tag ${look}`}>{label}</span>
      </td>
      <td className="num" data-label="Last day">
        {job.closesOn ? formatDay(job.closesOn) : 'None'}
      </td>
      <td className="num" data-label="Applicants">
        {job.applicants}
      </td>
      <td className="num" data-label="Changed">
        {moment(job.updatedAt)}
      </td>
    </tr>
  );
}

/** Every job, those that people can apply for first. */
export function JobsList(): ReactNode {
  const filters = useAddressState();
  const { data, previousData, error, refetch } = useDeskJobsQuery({ fetchPolicy: 'cache-and-network' });
  const all = (data ?? previousData)?.deskJobs;
  const items = all?.filter((job) => matches(job, filters.get('q'), filters.get('state')));
  return (
    <section className="panel" aria-label="Jobs">
      <div className="filters" role="search">
        <SearchBox label="Title or address" value={filters.get('q')} onChange={(q) => filters.set({ q })} />
        <MenuFilter
          label="Status"
          all="All"
          options={STATES}
          value={filters.get('state') || undefined}
          onChange={(state) => filters.set({ state })}
        />
        <RecordCount total={items?.length} nouns={['job', 'jobs']} />
      </div>
      <RecordList
        what="The jobs"
        list={items && { items, page: 1, limit: Math.max(1, items.length), totalItems: items.length }}
        failed={error !== undefined}
        retry={refetch}
        empty={
          <Empty title={filters.any ? 'No matching jobs' : 'No jobs yet'}>
            {filters.any ? (
              <Button onClick={filters.clear}>Clear filters</Button>
            ) : (
              <ButtonLink look="main" to={consolePaths.job('new')}>
                Add the first job
              </ButtonLink>
            )}
          </Empty>
        }
        look="table table-records"
        columns={['Job', 'Where', 'Status', 'Last day', 'Applicants', 'Changed']}
        row={(job) => <Row job={job} />}
        go={filters.go}
      />
    </section>
  );
}
