import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import { AgainButton } from '../../ui/console/again-button';
import { CLOSED_SHOWN_DAYS } from '@brokerage/domain/careers/jobs';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { consolePaths } from '../../lib/console-paths';
import { useIsLeft } from '../../lib/is-left';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/console/button';
import { ChoiceControl, Control, TextControl } from '../../ui/console/edit/control';
import { EditErrorsContext } from '../../ui/console/edit/edit-errors';
import { LoadNewest } from '../../ui/console/edit/load-newest';
import { moment } from '../../ui/console/moment';
import { RowSkeletons } from '../../ui/console/states';
import { ErrorList } from '../../ui/form/error-summary';
import { WhenInput } from '../../ui/when/when-input';
import { PageStyles } from '../../ui/page-styles';
import { Applicants } from './applicants';
import { useJobInEditorQuery, type EditedJobFragment } from './job-desk.generated';
import styles, { href } from './job-editor.module.css?sheet';
import { JOB_STATES } from './job-state';
import { useJobEditor, type JobEditing } from './use-job-editor';

type Frame = (parts: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) => ReactNode;
type Name = (typeof JOB_FORM)[number]['name'];

const NUMBER_MAX = 9;
const TALL: Readonly<Record<string, number>> = { description: 10, duties: 5, requirements: 5 };

/** A question of the job, as the field table describes it. */
function Question({ name, editing: { draft, write } }: { name: Name; editing: JobEditing }): ReactNode {
  const field = JOB_FORM.find((one) => one.name === name);
  if (!field) return null;
  const common = {
    name,
    label: field.label,
    hint: 'hint' in field ? field.hint : undefined,
    value: draft.texts[name],
    change: (value: string) => write(name, value),
  };
  if (field.kind === 'choice') return <ChoiceControl {...common} choices={field.choices} empty={field.empty} />;
  if (field.kind === 'number') return <TextControl {...common} max={NUMBER_MAX} inputMode="numeric" />;
  return <TextControl {...common} max={field.max} rows={TALL[name]} />;
}

interface PanelProps {
  title: string;
  editing: JobEditing;
  rows: readonly (readonly Name[])[];
  children?: ReactNode;
}

const Panel = ({ title, editing, rows, children }: PanelProps): ReactNode => (
  <section className="panel panel-pad" aria-label={title}>
    <h2>{title}</h2>
    <div className="editor-fields">
      {rows.map((names) => (
        <div key={names.join()} className={names.length > 1 ? `editor-line ${styles.ends}` : undefined}>
          {names.map((name) => (
            <Question key={name} name={name} editing={editing} />
          ))}
        </div>
      ))}
      {children}
    </div>
  </section>
);

interface TickProps {
  name: 'remote' | 'licenceRequired';
  editing: JobEditing;
  children: ReactNode;
}

const Tick = ({ name, editing: { draft, set }, children }: TickProps): ReactNode => (
  <label className={styles.tick}>
    <input type="checkbox" checked={draft[name]} onChange={({ target }) => set({ [name]: target.checked })} />
    {children}
  </label>
);

function Refused({ editing, reload }: { editing: JobEditing; reload: () => Promise<boolean> }): ReactNode {
  const { problem, isConflict, errors, attempt, dirty } = editing;
  const lines = Object.entries(errors).map(([field, message]) => ({ field, message }));
  return (
    <>
      {problem !== undefined && (
        <div className={`notice ${styles.refused}`} role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          <p>{problem}</p>
          {isConflict && <LoadNewest isTyped={dirty} load={reload} />}
        </div>
      )}
      <ErrorList lines={lines} attempt={attempt} lead={(field) => document.getElementById(field)?.focus()} />
    </>
  );
}

/** What its state means for visitors */
const MEANS: Readonly<Record<EditedJobFragment['status'], string>> = {
  DRAFT: 'Only the office sees a draft.',
  OPEN: 'It’s on the careers page, and people can apply.',
  CLOSED: `Nobody can apply. Its page says so for ${CLOSED_SHOWN_DAYS} days, then it’s taken down.`,
  GONE: 'Its page is taken down, and tells search engines so.',
};

function State({ editing }: { editing: JobEditing }): ReactNode {
  const { job, draft, dirty, busy, set, move } = editing;
  return (
    <section className="panel panel-pad" aria-label="Status">
      <h2>Status</h2>
      <div className="editor-fields">
        {job ? (
          <>
            <p>
              <span className={`tag ${JOB_STATES[job.status].look}`}>{JOB_STATES[job.status].label}</span>{' '}
              <small className="muted">Changed {moment(job.updatedAt)}</small>
            </p>
            <p className="muted">{dirty ? 'Save your changes first.' : MEANS[job.status]}</p>
            <div className="row-2" id="status" tabIndex={-1}>
              {job.status === 'OPEN' ? (
                <Button small off={busy || dirty} onClick={() => void move('CLOSED', 'is closed')}>
                  Close the job
                </Button>
              ) : (
                <Button small look="main" off={busy || dirty} onClick={() => void move('OPEN', 'is open')}>
                  {job.status === 'DRAFT' ? 'Publish' : 'Open it again'}
                </Button>
              )}
              {(job.status === 'OPEN' || job.status === 'CLOSED') && (
                <ButtonLink small href={paths.job(job.slug)}>
                  See the page
                </ButtonLink>
              )}
            </div>
          </>
        ) : (
          <p className="muted">A new job is a draft until you publish it.</p>
        )}
        <Control name="closesOn" label="Last day to apply" hint="In Toronto. Leave blank for no last day.">
          {(aria) => (
            <WhenInput {...aria} kind="day" value={draft.closesOn} onChange={(closesOn) => set({ closesOn })} />
          )}
        </Control>
      </div>
    </section>
  );
}

interface WritingProps {
  given: EditedJobFragment | undefined;
  frame: Frame;
  reload: () => Promise<boolean>;
}

function Writing({ given, frame, reload }: WritingProps): ReactNode {
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  const editing = useJobEditor(given, (id) => {
    if (!isLeft()) void navigate(consolePaths.job(id), { replace: true });
  });
  const { job, errors, dirty, busy, isBack, save } = editing;
  return frame({
    title: job?.title ?? 'New job',
    lead: dirty ? 'Not saved yet' : job && `Version ${job.version}`,
    actions: (
      <Button look="main" off={busy} onClick={() => void save()}>
        {job ? 'Save' : 'Add job'}
      </Button>
    ),
    children: (
      <EditErrorsContext.Provider value={errors}>
        <PageStyles href={href} />
        {isBack && (
          <p className="notice" role="status">
            You’re signed in again, and what you typed is still here.
          </p>
        )}
        <Refused editing={editing} reload={reload} />
        <div className="editor-page" inert={busy && !job}>
          <div className="editor-main">
            <Panel
              title="The job"
              editing={editing}
              rows={[['title'], ['slug'], ['department', 'employmentType'], ['city', 'province'], ['locale']]}
            >
              <Tick name="remote" editing={editing}>
                Can be done from home
              </Tick>
              <Tick name="licenceRequired" editing={editing}>
                Only for people with a licence
              </Tick>
            </Panel>
            <Panel title="What it says" editing={editing} rows={[['description'], ['duties'], ['requirements']]} />
            <Panel
              title="Pay"
              editing={editing}
              rows={[['compensation'], ['compensationNote'], ['payFrom', 'payTo'], ['payUnit']]}
            />
          </div>
          <div className="editor-side">
            <State editing={editing} />
            {job && <Applicants jobId={job.id} />}
          </div>
        </div>
      </EditErrorsContext.Provider>
    ),
  });
}

function Existing({ id, frame }: { id: string; frame: Frame }): ReactNode {
  const { data, error, loading, refetch } = useJobInEditorQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const job = data?.deskJob;
  if (job) return <Writing key={job.version} given={job} frame={frame} reload={refetch} />;
  if (loading) return frame({ title: 'Job', children: <RowSkeletons rows={6} /> });
  return frame({
    title: 'Job',
    children: (
      <div className="state state-bad" role="alert">
        <h2>The job couldn’t be loaded</h2>
        {error?.message && <p>{error.message}</p>}
        <AgainButton retry={refetch} />
        <ButtonLink to={consolePaths.jobs}>All jobs</ButtonLink>
      </div>
    ),
  });
}

/** The page where a job is written. Without an id, a new one. */
export const JobEditor = ({ id, frame }: { id: string | undefined; frame: Frame }): ReactNode =>
  id === undefined ? (
    <Writing given={undefined} frame={frame} reload={() => Promise.resolve(true)} />
  ) : (
    <Existing id={id} frame={frame} />
  );
