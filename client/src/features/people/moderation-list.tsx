import { useState, type ReactNode } from 'react';
import { AgainButton } from '../../ui/console/again-button';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useAddressState } from '../../lib/address-state';
import { paths } from '../../lib/paths';
import { hasSessionEnded, useSession } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { SearchBox } from '../../ui/console/search-box';
import { ACTIONS_COLUMN, NewestFirst, RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { useModerationQuery, type ModerationQuery } from './people.generated';
import { useChangePerson } from './use-change-person';

type Client = NonNullable<ModerationQuery['moderatorView']>['items'][number];

/** The catalogue’s words for why there is no list, and what to do about it. */
function NoList({ signedIn, again }: { signedIn: boolean; again: () => unknown }): ReactNode {
  const { pathname, search } = useLocation();
  const signedOut = hasSessionEnded() ? MESSAGES.sessionExpired : MESSAGES.noToken;
  return (
    <div className="state state-bad" role="alert">
      <h2>{signedIn ? MESSAGES.usersFetchFailed : signedOut}</h2>
      {signedIn ? (
        <AgainButton retry={again} />
      ) : (
        <ButtonLink look="main" to={paths.auth} state={{ from: pathname + search }}>
          Login
        </ButtonLink>
      )}
    </div>
  );
}

interface RowProps {
  client: Client;
  busy: boolean;
  suspend: () => void;
  restore: () => void;
}

function Row({ client, busy, suspend, restore }: RowProps): ReactNode {
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
      <td data-label="Status">
        <span className={`tag ${suspended ? 'tag-bad' : 'tag-good'}`}>{suspended ? 'Suspended' : 'Active'}</span>
      </td>
      <td>
        <Button
          off={busy}
          aria-label={`${suspended ? 'Restore' : 'Suspend'} ${name}`}
          onClick={suspended ? restore : suspend}
        >
          {suspended ? 'Restore' : 'Suspend'}
        </Button>
      </td>
    </tr>
  );
}

/** Clients as moderators see them: enough to recognize them, and no more. */
export function ModerationList(): ReactNode {
  const filters = useAddressState();
  const { data, previousData, error, refetch } = useModerationQuery({
    variables: { q: filters.get('q') || null, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState<Client>();
  const [change, busy] = useChangePerson(refetch);
  const signedIn = useSession().state === 'signed-in';
  // nobody’s clients stay on the screen of somebody who is signed out
  const list = signedIn ? (data ?? previousData)?.moderatorView : undefined;
  return (
    <section className="panel" aria-label="Clients">
      <div className="filters" role="search">
        <SearchBox label="Name" value={filters.get('q')} onChange={(typed) => filters.set({ q: typed })} />
        <RecordCount total={list?.totalItems} nouns={['client', 'clients']} />
      </div>
      <RecordList
        what="The list of clients"
        list={list}
        failed={error !== undefined || !signedIn}
        failure={<NoList signedIn={signedIn} again={refetch} />}
        retry={refetch}
        empty={
          <Empty title={filters.get('q') ? 'No matching clients' : 'No clients yet'}>
            {filters.get('q') && <Button onClick={filters.clear}>Clear search</Button>}
          </Empty>
        }
        look="table table-records"
        columns={[
          'Client',
          <NewestFirst key="since">Since</NewestFirst>,
          'Posts',
          'Comments',
          'Status',
          ACTIONS_COLUMN,
        ]}
        row={(client) => (
          <Row
            client={client}
            busy={busy}
            suspend={() => setAsking(client)}
            restore={() => void change(client.id, { suspended: false }, `${client.name} can sign in again`)}
          />
        )}
        go={filters.go}
      />
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(undefined)}
          title={`Suspend ${asking.name}?`}
          confirmLabel="Suspend"
          onConfirm={() => change(asking.id, { suspended: true }, `${asking.name} was suspended and signed out`)}
        >
          <p>They will be signed out now and can’t sign in until you restore them.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
