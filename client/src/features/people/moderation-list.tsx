import { CombinedGraphQLErrors } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { readToken } from '../../lib/session';
import { ConfirmDialog } from '../../ui/aria/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { Pager } from '../../ui/console/pager';
import { SearchBox } from '../../ui/console/search-box';
import { Empty, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useAddressFilters } from './use-address-filters';
import { useModerationQuery, type ModerationQuery } from './people.generated';
import { useChangePerson } from './use-change-person';

type Client = NonNullable<ModerationQuery['moderatorView']>['items'][number];

/** The words of the catalogue for why there is no list. */
export function whyNoList(error: unknown, token: string): string {
  if (!token) return MESSAGES.noToken;
  const ended =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  return ended ? MESSAGES.moderatorSessionExpired : MESSAGES.usersFetchFailed;
}

function Row({ client, suspend, restore }: { client: Client; suspend: () => void; restore: () => void }): ReactNode {
  const { name, email, suspended, createdAt, blogs, comments } = client;
  return (
    <tr>
      <td>
        <b>{name}</b>
        <small>{email}</small>
      </td>
      <td className="num" data-label="Since">
        {moment(createdAt)}
      </td>
      <td className="num" data-label="Posts">
        {blogs}
      </td>
      <td className="num" data-label="Comments">
        {comments}
      </td>
      <td data-label="State">
        <span className={`tag ${suspended ? 'tag-bad' : 'tag-good'}`}>{suspended ? 'Suspended' : 'Active'}</span>
      </td>
      <td>
        <button
          type="button"
          className="b b2"
          aria-label={`${suspended ? 'Restore' : 'Suspend'} ${name}`}
          onClick={suspended ? restore : suspend}
        >
          {suspended ? 'Restore' : 'Suspend'}
        </button>
      </td>
    </tr>
  );
}

/** Clients as moderators see them: enough to know who is meant, and no more. */
export function ModerationList(): ReactNode {
  const filters = useAddressFilters();
  const { data, previousData, error, refetch } = useModerationQuery({
    variables: { q: filters.get('q') || null, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState<Client>();
  const again = (): void => void refetch().catch(() => undefined);
  const change = useChangePerson(again);
  const list = (data ?? previousData)?.moderatorView;
  return (
    <section className="panel" aria-label="Clients">
      <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox label="Name" value={filters.get('q')} onChange={(typed) => filters.set('q', typed)} />
        <p className="count num" role="status">
          {list && `${list.totalItems} ${list.totalItems === 1 ? 'client' : 'clients'}`}
        </p>
      </form>
      {!list && error && (
        <div className="state state-bad" role="alert">
          <h2>{whyNoList(error, readToken())}</h2>
          <button type="button" className="b b2" onClick={again}>
            Try again
          </button>
        </div>
      )}
      {!list && !error && <RowSkeletons />}
      {list && error && <NotCurrent />}
      {list?.items.length === 0 && (
        <Empty title={filters.get('q') ? 'Nobody of that name' : 'No clients have an account yet'}>
          {filters.get('q') && (
            <button type="button" className="b b2" onClick={filters.clear}>
              Clear the search
            </button>
          )}
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <table className="table table-records">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col" aria-sort="descending">
                  Since
                </th>
                <th scope="col">Posts</th>
                <th scope="col">Comments</th>
                <th scope="col">State</th>
                <th scope="col">
                  <span className="vh">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((client) => (
                <Row
                  key={client.id}
                  client={client}
                  suspend={() => setAsking(client)}
                  restore={() => void change(client.id, { suspended: false }, `${client.name} may sign in again`)}
                />
              ))}
            </tbody>
          </table>
          <Pager page={list.page} limit={list.limit} total={list.totalItems} go={filters.go} />
        </>
      )}
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(undefined)}
          title={`Suspend ${asking.name}?`}
          confirmLabel="Suspend"
          onConfirm={() => change(asking.id, { suspended: true }, `${asking.name} is suspended and signed out`)}
        >
          <p>They are signed out at once and cannot sign in until they are restored.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
