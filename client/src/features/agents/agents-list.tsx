import { initialsOf } from '@brokerage/domain/text/initials';
import { AgainButton } from '../../ui/console/again-button';
import { needsRenewal } from '@brokerage/domain/agents/licence-expiry';
import { textHas } from '@brokerage/domain/text/plain-letters';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/link';
import { useAddressState } from '../../lib/address-state';
import { consolePaths } from '../../lib/console-paths';
import { formatDay } from '../../lib/format';
import { officeToday } from '../../lib/office-today';
import { ActionMenu } from '../../ui/aria/action-menu';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { toast } from '../../ui/aria/toast';
import { Button, ButtonLink } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { ACTIONS_COLUMN, RecordCount, RecordList } from '../../ui/console/record-list';
import { SearchBox } from '../../ui/console/search-box';
import { Empty } from '../../ui/console/states';
import { PageStyles } from '../../ui/page-styles';
import {
  DeskAgentsDocument,
  useDeleteAgentCommand,
  useDeskAgentsQuery,
  type AgentLineFragment,
} from './agents.generated';
import styles, { href } from './agents.module.css?sheet';

type Agent = AgentLineFragment;
const NEW_AGENT = consolePaths.agent('new');
const STATES = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'renewal', label: 'Licence to renew' },
] as const;

const needs = ({ licences }: Agent, today: string): boolean => licences.some((licence) => needsRenewal(licence, today));

function matches(agent: Agent, q: string, state: string, today: string): boolean {
  const words = [agent.licensedName, agent.subdomain, agent.title, ...agent.licences.map(({ number }) => number)];
  if (!words.some((text) => textHas(text, q))) return false;
  if (state === 'renewal') return needs(agent, today);
  return state === '' || agent.active === (state === 'shown');
}

function Face({ agent: { photo, licensedName } }: { agent: Agent }): ReactNode {
  return photo ? (
    <img
      className={styles.face}
      src={photo.url}
      alt=""
      width={40}
      height={40}
      style={{ objectPosition: `${photo.focusX}% ${photo.focusY}%` }}
    />
  ) : (
    <span className={styles.face} aria-hidden="true">
      {initialsOf(licensedName)}
    </span>
  );
}

/** Red is for what is late: weeks before its last day a licence only asks for attention. */
function lookOf(licence: Agent['licences'][number], today: string): string | undefined {
  if (!needsRenewal(licence, today)) return undefined;
  return (licence.expiresOn ?? today) < today ? styles.late : styles.soon;
}

function Licences({ agent: { licences }, today }: { agent: Agent; today: string }): ReactNode {
  return (
    <ul className={styles.licences}>
      {licences.map((licence) => (
        <li key={licence.province} className="num">
          <b>{licence.province}</b> {licence.number}
          {licence.expiresOn && (
            <small className={lookOf(licence, today)}>
              {licence.expiresOn < today ? 'expired' : 'until'} {formatDay(licence.expiresOn)}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ agent, today, remove }: { agent: Agent; today: string; remove: () => void }): ReactNode {
  const navigate = useNavigate();
  const { id, licensedName, title, subdomain, active, updatedAt } = agent;
  const address = consolePaths.agent(id);
  return (
    <tr>
      <td>
        <span className={styles.who}>
          <Face agent={agent} />
          <span>
            <Link className="row-link" to={address}>
              {licensedName}
            </Link>
            <small>{title}</small>
          </span>
        </span>
      </td>
      <td data-label="Address">{subdomain}</td>
      <td data-label="Licences">
        <Licences agent={agent} today={today} />
      </td>
      <td data-label="Visitors">
        <span className="row-2">
          <span className={`tag ${active ? 'tag-good' : ''}`}>{active ? 'Shown' : 'Hidden'}</span>
          {needs(agent, today) && <span className="tag tag-bad">Renew</span>}
        </span>
      </td>
      <td className="num" data-label="Changed">
        {moment(updatedAt)}
      </td>
      <td>
        <ActionMenu
          label={`Actions for ${licensedName}`}
          actions={[
            { id: 'edit', label: 'Edit', icon: Pencil, run: () => void navigate(address) },
            { id: 'delete', label: 'Remove…', icon: Trash2, danger: true, run: remove },
          ]}
        />
      </td>
    </tr>
  );
}

/** Every agent, with what the office must know: shown or hidden, and until when licensed. */
export function AgentsList(): ReactNode {
  const filters = useAddressState();
  const { data, previousData, error, refetch } = useDeskAgentsQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Agent>();
  const [remove] = useDeleteAgentCommand({
    say: toast,
    failure: MESSAGES.agentDeleteFailed,
    refetchQueries: [DeskAgentsDocument],
  });
  const today = officeToday();
  const all = (data ?? previousData)?.deskAgents;
  const items = all?.filter((agent) => matches(agent, filters.get('q'), filters.get('state'), today));
  return (
    <section className="panel" aria-label="Agents">
      <PageStyles href={href} />
      <div className="filters" role="search">
        <SearchBox label="Name, address or licence" value={filters.get('q')} onChange={(q) => filters.set({ q })} />
        <MenuFilter
          label="Status"
          all="Everyone"
          options={STATES}
          value={filters.get('state') || undefined}
          onChange={(state) => filters.set({ state })}
        />
        <RecordCount total={items?.length} nouns={['agent', 'agents']} />
      </div>
      <RecordList
        what="The agents"
        list={items && { items, page: 1, limit: Math.max(1, items.length), totalItems: items.length }}
        failed={error !== undefined}
        failure={
          <div className="state state-bad" role="alert">
            <h2>{MESSAGES.agentsFetchFailed}</h2>
            <AgainButton retry={refetch} />
          </div>
        }
        retry={refetch}
        empty={
          <Empty title={filters.any ? 'No matching agents' : 'No agents yet'}>
            {filters.any ? (
              <Button onClick={filters.clear}>Clear filters</Button>
            ) : (
              <ButtonLink look="main" to={NEW_AGENT}>
                Add the first agent
              </ButtonLink>
            )}
          </Empty>
        }
        look="table table-records"
        columns={['Agent', 'Address', 'Licences', 'Visitors', 'Changed', ACTIONS_COLUMN]}
        row={(agent) => <Row agent={agent} today={today} remove={() => setAsked(agent)} />}
        go={filters.go}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${asked?.licensedName ?? ''}?`}
        confirmLabel="Remove agent"
        onConfirm={async () => {
          if (!asked) return;
          const { done, payload } = await remove({ id: asked.id });
          const text = payload?.removed
            ? `${asked.licensedName} was removed`
            : `${asked.licensedName} is hidden: somebody booked a call with them`;
          if (done) toast({ text });
        }}
      >
        Their page closes now. If somebody ever booked a call with them, they stay in the records and are hidden.
      </ConfirmDialog>
    </section>
  );
}
