import { Ban, RotateCcw, Trash2, UserCog } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { useAddressState } from '../../lib/address-state';
import { formatPhone } from '../../lib/format';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/console/button';
import { ActionMenu, type MenuAction } from '../../ui/aria/action-menu';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { toast } from '../../ui/aria/toast';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { moment } from '../../ui/console/moment';
import { SearchBox } from '../../ui/console/search-box';
import { ACTIONS_COLUMN, NewestFirst, RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { ROLE_NAMES, ROLES } from '../../ui/console/role-names';
import { useDeletePersonCommand, usePeopleQuery, type PeopleQuery } from './people.generated';
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
          {!emailVerified && <span>{' (not confirmed)'}</span>}
        </small>
      </td>
      <td className="num" data-label="Phone">
        {phone ? formatPhone(phone) : <span className="muted">No phone</span>}
      </td>
      <td data-label="Role">
        <span className={`tag ${ROLE_LEVEL[role] > 1 ? 'tag-warn' : ''}`}>{roleLabel(role)}</span>
        {ROLE_LEVEL[role] > 1 && <small>{secondFactor ? 'Two-step sign-in on' : 'Two-step sign-in off'}</small>}
      </td>
      <td data-label="Status">
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

/** Everyone with an account. */
export function PeopleList(): ReactNode {
  const { user } = useSession();
  const filters = useAddressState();
  const role = ROLES.find(({ value }) => value === filters.get('role'))?.value;
  const state = STATES.find(({ value }) => value === filters.get('state'))?.value;
  const q = filters.get('q');
  const id = filters.get('id');
  const filter = {
    ...(id && { id }),
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { suspended: state === 'suspended' }),
  };
  const { data, previousData, error, refetch } = usePeopleQuery({
    variables: { filter, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeletePersonCommand({ say: toast });
  const [asking, setAsking] = useState<Asking>();
  const [change] = useChangePerson(refetch);
  const list = (data ?? previousData)?.users;

  async function confirmed({ person, what }: Asking): Promise<void> {
    const { id, name } = person;
    if (what === 'suspend') await change(id, { suspended: true }, `${name} was suspended and signed out`);
    else if (what !== 'delete') {
      await change(id, { role: what }, `${name} is now ${roleLabel(what).toLowerCase()} and was signed out`);
    } else {
      await remove({ id }, `${name} was deleted`);
      void refetch();
    }
  }

  return (
    <section className="panel" aria-label="People">
      <div className="filters" role="search">
        <SearchBox label="Name or email" value={filters.get('q')} onChange={(typed) => filters.set({ q: typed })} />
        <MenuFilter
          label="Role"
          all="Every role"
          options={ROLES}
          value={filters.get('role')}
          onChange={(value) => filters.set({ role: value })}
        />
        <MenuFilter
          label="Status"
          all="Active and suspended"
          options={STATES}
          value={filters.get('state')}
          onChange={(value) => filters.set({ state: value })}
        />
        {id && <Button onClick={filters.clear}>Show everyone</Button>}
        <RecordCount total={list?.totalItems} nouns={['person', 'people']} />
      </div>
      <RecordList
        what="The list of people"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        empty={
          <Empty title="No matching people">
            <Button onClick={filters.clear}>Clear filters</Button>
          </Empty>
        }
        look="table table-records"
        columns={['Person', 'Phone', 'Role', 'Status', <NewestFirst key="since">Since</NewestFirst>, ACTIONS_COLUMN]}
        row={(person) => (
          <Row
            person={person}
            self={person.id === user?.id}
            ask={(what) => setAsking({ person, what })}
            restore={() => void change(person.id, { suspended: false }, `${person.name} can sign in again`)}
          />
        )}
        go={filters.go}
      />
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
        <p>We erase their personal details and sign them out. Applications they sent stay. This cannot be undone.</p>
      </ConfirmDialog>
    );
  }
  if (what === 'suspend') {
    return (
      <ConfirmDialog isOpen onClose={onClose} onConfirm={onConfirm} title={`Suspend ${name}?`} confirmLabel="Suspend">
        <p>They will be signed out now and can’t sign in until you restore them.</p>
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
      <p>They will be signed out everywhere. They get the new role when they sign in again.</p>
    </ConfirmDialog>
  );
}
