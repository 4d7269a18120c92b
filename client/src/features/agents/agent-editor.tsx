import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { AgainButton } from '../../ui/console/again-button';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { consolePaths } from '../../lib/console-paths';
import { useIsLeft } from '../../lib/is-left';
import { Button, ButtonLink } from '../../ui/console/button';
import { EditErrorsContext } from '../../ui/console/edit/edit-errors';
import { href as editStyles } from '../../ui/console/edit/edit.module.css?sheet';
import { LoadNewest } from '../../ui/console/edit/load-newest';
import { Refused } from '../../ui/console/edit/refused';
import { moment } from '../../ui/console/moment';
import { RowSkeletons } from '../../ui/console/states';
import { PageStyles } from '../../ui/page-styles';
import { useAgentInEditorQuery, type EditedAgentFragment } from './agents.generated';
import styles, { href } from './agents.module.css?sheet';
import { AccountField } from './account-field';
import { CallFeedPanel } from './call-feed-panel';
import { DraftContext } from './draft-context';
import { DaysAway, Hours, Languages, Licences, Reviews, ServiceAreas, Specialities } from './list-fields';
import { PhotoPanel } from './photo-panel';
import { BrokeragePanel, ContactPanel, WhoPanel } from './text-panels';
import { useAgentEditor, type AgentEditing } from './use-agent-editor';

type Frame = (parts: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) => ReactNode;

function Visibility({ editing }: { editing: AgentEditing }): ReactNode {
  const { agent, dirty, busy, show } = editing;
  return (
    <section className="panel panel-pad" aria-labelledby="visibility-title">
      <h2 id="visibility-title">Visitors</h2>
      <div className="editor-fields">
        <p>
          <span className={`tag ${agent?.active ? 'tag-good' : ''}`}>{agent?.active ? 'Shown' : 'Hidden'}</span>
          {agent && <small className="muted"> Changed {moment(agent.updatedAt)}</small>}
        </p>
        {agent && (
          <div className={styles.row}>
            <Button small off={busy || dirty} onClick={() => void show(!agent.active)}>
              {agent.active ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
              {agent.active ? 'Hide from visitors' : 'Show to visitors'}
            </Button>
          </div>
        )}
        <p className="muted">
          {agent
            ? dirty
              ? 'Save your changes first.'
              : 'Hidden agents take no calls. Their enquiries go to the office.'
            : 'A new agent is hidden until you show them.'}
        </p>
        <AccountField name={agent?.userName ?? undefined} />
      </div>
    </section>
  );
}

interface WritingProps {
  given: EditedAgentFragment | undefined;
  frame: Frame;
  reload: () => Promise<boolean>;
}

function Writing({ given, frame, reload }: WritingProps): ReactNode {
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  const editing = useAgentEditor(given, (id) => {
    if (!isLeft()) void navigate(consolePaths.agent(id), { replace: true });
  });
  const { agent, draft, errors, set, dirty, busy } = editing;
  const drafting = useMemo(() => ({ agentId: agent?.id, draft, set }), [agent?.id, draft, set]);
  return frame({
    title: agent?.licensedName ?? 'New agent',
    lead: dirty ? 'Not saved yet' : agent && `Version ${agent.version}`,
    actions: (
      <Button look="main" off={busy} onClick={() => void editing.save()}>
        {agent ? 'Save' : 'Add agent'}
      </Button>
    ),
    children: (
      <EditErrorsContext.Provider value={errors}>
        <DraftContext.Provider value={drafting}>
          <PageStyles href={href} />
          <PageStyles href={editStyles} />
          {editing.isBack && (
            <p className="notice" role="status">
              You’re signed in again, and what you typed is still here.
            </p>
          )}
          <Refused failure={editing.failure} problem={editing.problem} attempt={editing.attempt}>
            {editing.isConflict && <LoadNewest isTyped={dirty} load={reload} />}
          </Refused>
          <div className="editor-page" inert={busy && !agent}>
            <div className="editor-main">
              <WhoPanel address={agent?.subdomain} />
              <Licences />
              <ContactPanel />
              <Languages />
              <Specialities />
              <ServiceAreas />
              <Hours />
              <DaysAway />
              <Reviews />
              <BrokeragePanel />
            </div>
            <div className={`editor-side ${styles.side}`}>
              <Visibility editing={editing} />
              {agent && <CallFeedPanel agentId={agent.id} />}
              <PhotoPanel
                photo={agent?.photo}
                busy={busy}
                problem={editing.photoProblem}
                upload={(file) => void editing.upload(file)}
                remove={() => void editing.removePhoto()}
              />
            </div>
          </div>
        </DraftContext.Provider>
      </EditErrorsContext.Provider>
    ),
  });
}

function Existing({ id, frame }: { id: string; frame: Frame }): ReactNode {
  const { data, error, loading, refetch } = useAgentInEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const agent = data?.deskAgent;
  if (agent) return <Writing key={agent.version} given={agent} frame={frame} reload={refetch} />;
  if (loading) return frame({ title: 'Agent', children: <RowSkeletons rows={6} /> });
  return frame({
    title: 'Agent',
    children: (
      <div className="state state-bad" role="alert">
        <h2>{MESSAGES.agentFetchFailed}</h2>
        {error?.message && <p>{error.message}</p>}
        <AgainButton retry={refetch} />
        <ButtonLink to={consolePaths.agents}>All agents</ButtonLink>
      </div>
    ),
  });
}

/** The page where an agent is written. Without an id, a new one. */
export function AgentEditor({ id, frame }: { id: string | undefined; frame: Frame }): ReactNode {
  return id === undefined ? (
    <Writing given={undefined} frame={frame} reload={() => Promise.resolve(true)} />
  ) : (
    <Existing id={id} frame={frame} />
  );
}
