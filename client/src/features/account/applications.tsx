import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { useLastPage, usePages } from '../../lib/use-pages';
import { ButtonLink } from '../../ui/button';
import { href as cardStyles } from './application-card.module.css?sheet';
import { ApplicationCard, type Application, type Office } from './application-card';
import { useMyApplicationsQuery } from './applications.generated';
import { Empty } from './empty';
import { FromBefore } from '../../ui/late/from-before';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import { PageTurner } from '../../ui/page-turner';
import { href as historyStyles } from './history.module.css?sheet';
import { ViewHead } from './view-head';
import { Waiting } from './waiting';
import { href as withdrawStyles } from './withdraw.module.css?sheet';

interface Props {
  emailVerified: boolean | undefined;
  office: Office;
  /** Who else is on an application; `open`: it is not over */
  people: (application: Application, open: boolean) => ReactNode;
  /** What stands before them */
  children?: ReactNode;
}

/** What you applied for, and where each application stands. */
export function Applications(props: Props): ReactNode {
  return (
    <>
      {/* with the page: a sheet that came with the applications would hide it until it is there */}
      <PageStyles href={cardStyles} />
      <PageStyles href={historyStyles} />
      <PageStyles href={withdrawStyles} />
      <ViewHead title="My applications" lead="Where each one stands, what’s next, and who to call.">
        <ButtonLink small to={paths.formSelection}>
          Apply Now
        </ButtonLink>
      </ViewHead>
      {props.children}
      <List {...props} />
    </>
  );
}

function List({ emailVerified, office, people }: Omit<Props, 'children'>): ReactNode {
  const at = usePages();
  const { data, previousData, error, refetch } = useMyApplicationsQuery({
    variables: { page: at.page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.myApplications;
  useLastPage(at, list);
  if (!list && error) return <NotLoaded what="Your applications" retry={refetch} />;
  if (!list) return <Waiting />;
  if (list.totalItems === 0) {
    return (
      <Empty title="No applications here yet" picture="keys">
        <p>
          When you apply, you can follow each step here, from the first look to the keys. It takes about three minutes,
          and a broker replies within 24 hours.
        </p>
        {emailVerified === false && (
          <p>Applied before you had this account? Confirm your email address to see it here.</p>
        )}
        <p className="page-actions">
          <ButtonLink small to={paths.formSelection}>
            Apply Now
          </ButtonLink>
        </p>
      </Empty>
    );
  }
  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      <ul className="account-apps">
        {list.items.map((application) => (
          <ApplicationCard key={application.id} application={application} office={office} people={people} />
        ))}
      </ul>
      <PageTurner of="applications" at={at} list={list} />
    </>
  );
}
