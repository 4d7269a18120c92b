import { useState, type ReactNode } from 'react';
import { MORTGAGE_TYPES } from 'domain/vocabulary/applications';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { moment } from '../../ui/console/moment';
import { useMyApplicationsQuery, type MyApplicationsQuery } from './applications.generated';
import { NotLoaded } from './not-loaded';

type Application = NonNullable<MyApplicationsQuery['myApplications']>['items'][number];

const typeLabel = (value: string): string => MORTGAGE_TYPES.find((type) => type.value === value)?.label ?? 'Mortgage';

function ApplicationCard({ application }: { application: Application }): ReactNode {
  const { applicationNumber, mortgageType, statusLabel, submittedAt, timeline } = application;
  return (
    <li className="card-box">
      <div className="account-app">
        <h3>{typeLabel(mortgageType)}</h3>
        <p className="account-status">{statusLabel}</p>
      </div>
      <p className="num muted">
        {applicationNumber}, sent {moment(submittedAt)}
      </p>
      <ol className="account-steps">
        {timeline.map(({ id, label, at }) => (
          <li key={id}>
            {label} <span className="num muted">{moment(at)}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** What one applied for, and how it stands. */
export function Applications({ emailVerified }: { emailVerified: boolean | undefined }): ReactNode {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useMyApplicationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.myApplications;
  if (!list && error) return <NotLoaded what="Your applications" retry={() => void refetch()} />;
  if (!list) {
    return (
      <div role="status">
        <span className="vh">Loading</span>
        <span className="bone block h-10 w-2/3" />
      </div>
    );
  }
  if (list.totalItems === 0) {
    return (
      <div className="card-box">
        <h2 className="card-title">No applications here yet</h2>
        <p>
          When you apply, you follow it here step by step, from the first look to the keys. It takes about three
          minutes, and a broker replies within 24 hours.
        </p>
        {emailVerified === false && (
          <p>Did you apply before you had this account? Confirm your email address, and it shows here.</p>
        )}
        <p className="page-actions">
          <ButtonLink small to={paths.formSelection}>
            Apply Now
          </ButtonLink>
        </p>
      </div>
    );
  }
  const pages = Math.ceil(list.totalItems / list.limit);
  return (
    <>
      <h2 className="vh">Your applications</h2>
      <ul className="account-apps">
        {list.items.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="auth-actions" aria-label="Pages of applications">
          <Button look="outline" small disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span className="num">
            {page} of {pages}
          </span>
          <Button look="outline" small disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  );
}
