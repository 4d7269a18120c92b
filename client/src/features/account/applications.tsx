import { useState, type ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { ApplicationCard, type Office } from './application-card';
import { useMyApplicationsQuery } from './applications.generated';
import { Empty } from './empty';
import { NotLoaded } from './not-loaded';
import { ViewHead } from './view-head';
import { Waiting } from './waiting';

interface Props {
  emailVerified: boolean | undefined;
  office: Office;
}

/** What one applied for, and how it stands. */
export function Applications(props: Props): ReactNode {
  return (
    <>
      <ViewHead title="My applications" lead="Where each one stands, what comes next, and who to call.">
        <ButtonLink small to={paths.formSelection}>
          Apply Now
        </ButtonLink>
      </ViewHead>
      <List {...props} />
    </>
  );
}

function List({ emailVerified, office }: Props): ReactNode {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useMyApplicationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.myApplications;
  if (!list && error) return <NotLoaded what="Your applications" retry={() => void refetch()} />;
  if (!list) return <Waiting />;
  if (list.totalItems === 0) {
    return (
      <Empty title="No applications here yet" picture="keys">
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
      </Empty>
    );
  }
  const pages = Math.ceil(list.totalItems / list.limit);
  return (
    <>
      <ul className="account-apps">
        {list.items.map((application) => (
          <ApplicationCard key={application.id} application={application} office={office} />
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
