import { Ban, RotateCcw, Trash2, UserCog } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { ROLE_LEVEL, type RoleName } from 'domain/vocabulary/roles';
import { formatPhone } from '../../lib/format';
import { useSession } from '../../lib/session';
import { ActionMenu, type MenuAction } from '../../ui/aria/action-menu';
import { ConfirmDialog } from '../../ui/aria/confirm-dialog';
import { toast } from '../../ui/aria/toast';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { moment } from '../../ui/console/moment';
import { Pager } from '../../ui/console/pager';
import { SearchBox } from '../../ui/console/search-box';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { ROLE_NAMES, ROLES } from './roles';
import { useAddressFilters } from './use-address-filters';
import { useDeletePersonMutation, usePeopleQuery, type PeopleQuery } from './people.generated';
import { useChangePerson } from './use-change-person';

type Person = NonNullable<PeopleQuery['users']>['items'][number];

const STATES = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const;
const roleLabel = (role: RoleName): string => ROLE_NAMES[role] ?? role;

interface Asking {
  person: Person;
  what: 'delete' | 'suspend' | RoleName;
}

function Row({
  person,
  self,
  ask,
  restore,
}: {
  person: Person;
  self: boolean;
  ask: (what: Asking['what']) => void;
  restore: () => void;
}): ReactNode {
  const { name, email, phone, role, suspended, emailVerified, secondFactor, createdAt } = person;
  const actions: MenuAction[] = [
    ...ROLES.filter(({ value }) => value !== role).map(({ value, label }) => ({
      id: value,
      label: `Make ${label.toLowerCase()}`,
      icon: UserCog,
      run: () => ask(value),
    })),
    suspended
      ? { id: 'restore', label: 'Restore', icon: RotateCcw, run: restore }
      : { id: 'suspend', label: 'Suspend', icon: Ban, disabled: self, run: () => ask('suspend') },
    { id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabled: self, run: () => ask('delete') },
  ];
  return (
    <tr>
      <td>
        <b>{name}</b>
        <small>
          {email}
          {!emailVerified && ' (not confirmed)'}
        </small>
      </td>
      <td className="num" data-label="Phone">
        {phone ? formatPhone(phone) : 'none'}
      </td>
      <td data-label="Role">
        <span className={`tag ${ROLE_LEVEL[role] > 1 ? 'tag-warn' : ''}`}>{roleLabel(role)}</span>
        {ROLE_LEVEL[role] > 1 && <small>{secondFactor ? 'Second step on' : 'No second step'}</small>}
      </td>
      <td data-label="State">
        <span className={`tag ${suspended ? 'tag-bad' : 'tag-good'}`}>{suspended ? 'Suspended' : 'Active'}</span>
      </td>
      <td className="num" data-label="Since">
        {moment(createdAt)}
      </td>
      <td>
        <ActionMenu label={`Actions for ${name}`} actions={actions} />
      </td>
    </tr>
  );
}

/** Everybody with an account, found, changed and removed. */
export function PeopleList(): ReactNode {
  const { user } = useSession();
  const filters = useAddressFilters();
  const role = ROLES.find(({ value }) => value === filters.get('role'))?.value;
  const state = STATES.find(({ value }) => value === filters.get('state'))?.value;
  const q = filters.get('q');
  const filter = { ...(q && { q }), ...(role && { role }), ...(state && { suspended: state === 'suspended' }) };
  const { data, previousData, error, refetch } = usePeopleQuery({
    variables: { filter, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeletePersonMutation({ errorPolicy: 'all' });
  const [asking, setAsking] = useState<Asking>();
  const again = (): void => void refetch().catch(() => undefined);
  const change = useChangePerson(again);
  const list = (data ?? previousData)?.users;

  async function confirmed({ person, what }: Asking): Promise<void> {
    const { id, name } = person;
    if (what === 'suspend') await change(id, { suspended: true }, `${name} is suspended and signed out`);
    else if (what !== 'delete') {
      await change(id, { role: what }, `${name} is now ${roleLabel(what).toLowerCase()}, and signed out`);
    } else {
      const payload = await remove({ variables: { id } }).then(
        ({ data: done }) => done?.deleteUser,
        () => undefined,
      );
      const refusal = payload?.userErrors[0]?.message ?? MESSAGES.unexpected;
      toast(payload?.deletedId ? { text: `${name} is deleted` } : { text: refusal, bad: true });
      again();
    }
  }

  return (
    <section className="panel" aria-label="People">
      <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox label="Name or email" value={filters.get('q')} onChange={(typed) => filters.set('q', typed)} />
        <MenuFilter
          label="Role"
          all="Every role"
          options={ROLES}
          value={filters.get('role')}
          onChange={(value) => filters.set('role', value ?? '')}
        />
        <MenuFilter
          label="State"
          all="Active and suspended"
          options={STATES}
          value={filters.get('state')}
          onChange={(value) => filters.set('state', value ?? '')}
        />
        <p className="count num" role="status">
          {list && `${list.totalItems} ${list.totalItems === 1 ? 'person' : 'people'}`}
        </p>
      </form>
      {!list && error && <LoadFailed what="The list of people" retry={again} />}
      {!list && !error && <RowSkeletons />}
      {list && error && <NotCurrent />}
      {list?.items.length === 0 && (
        <Empty title="Nobody matches">
          <button type="button" className="b b2" onClick={filters.clear}>
            Clear the filters
          </button>
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <table className="table table-records">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">Phone</th>
                <th scope="col">Role</th>
                <th scope="col">State</th>
                <th scope="col" aria-sort="descending">
                  Since
                </th>
                <th scope="col">
                  <span className="vh">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((person) => (
                <Row
                  key={person.id}
                  person={person}
                  self={person.id === user?.id}
                  ask={(what) => setAsking({ person, what })}
                  restore={() => void change(person.id, { suspended: false }, `${person.name} may sign in again`)}
                />
              ))}
            </tbody>
          </table>
          <Pager page={list.page} limit={list.limit} total={list.totalItems} go={filters.go} />
        </>
      )}
      {asking && <Question asking={asking} onClose={() => setAsking(undefined)} onConfirm={() => confirmed(asking)} />}
    </section>
  );
}

function Question({
  asking: { person, what },
  onClose,
  onConfirm,
}: {
  asking: Asking;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}): ReactNode {
  const { name } = person;
  if (what === 'delete') {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={onConfirm}
        title={`Delete ${name}?`}
        confirmLabel={`Delete ${name}`}
        name={name}
      >
        <p>
          Everything that names them is erased, and they are signed out. Applications they sent stay. There is no undo.
        </p>
      </ConfirmDialog>
    );
  }
  if (what === 'suspend') {
    return (
      <ConfirmDialog isOpen onClose={onClose} onConfirm={onConfirm} title={`Suspend ${name}?`} confirmLabel="Suspend">
        <p>They are signed out at once and cannot sign in until you restore them.</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Make ${name} ${roleLabel(what).toLowerCase()}?`}
      confirmLabel={`Make ${roleLabel(what).toLowerCase()}`}
    >
      <p>They are signed out everywhere and sign in again with the new role.</p>
    </ConfirmDialog>
  );
}
