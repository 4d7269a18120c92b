import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useKeptInput } from '../../../../lib/kept-input';
import { useSession } from '../../../../lib/session';
import { useUntouched } from '../../../../lib/use-untouched';
import { SelectField } from '../../../../ui/aria/select-field';
import { Button } from '../../../../ui/console/button';
import { LoadFailed, NotCurrent } from '../../../../ui/console/states';
import { useKeptOpen, useTyped } from '../../../../ui/console/use-typed';
import { WhenInput } from '../../../../ui/when/when-input';
import { officeToday, officeTomorrow } from './due';
import { TaskItem } from './item';
import { EnquiryTasksDocument, useAddEnquiryTaskCommand, useEnquiryTasksQuery } from './tasks.generated';
import styles from './tasks.module.css?sheet';
import { useAssignees } from '../../assignees';

const LONGEST = 300;

function NewTask({ enquiryId, close }: { enquiryId: string; close: () => void }): ReactNode {
  const { user } = useSession();
  const { people, failed } = useAssignees({ enquiryId });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [text, setText] = useTyped(`task:${enquiryId}`, '');
  const isUntouched = useUntouched(text);
  const [dueOn, setDueOn] = useState(officeTomorrow);
  const [assigneeId, setAssigneeId] = useState(user?.id);
  // they stay for the next task: nothing that a way out would have to ask about
  useKeptInput<{ dueOn: string; assigneeId: string | undefined }>(
    `task-for:${enquiryId}`,
    () => (text ? { dueOn, assigneeId } : undefined),
    (kept) => {
      setDueOn(kept.dueOn);
      setAssigneeId(kept.assigneeId);
    },
  );
  const [problem, setProblem] = useState<string>();
  const [add, busy] = useAddEnquiryTaskCommand({
    update(cache, { data: answer }) {
      const task = answer?.addEnquiryTask?.task;
      if (!task) return;
      cache.updateQuery({ query: EnquiryTasksDocument, variables: { enquiryId } }, (before) =>
        before?.enquiryTasks ? { enquiryTasks: [...before.enquiryTasks, task] } : before,
      );
    },
  });

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy || !text.trim() || !dueOn) return;
    setProblem(undefined);
    const { done, problem: refused } = await add({ input: { enquiryId, text, dueOn, assigneeId } });
    setProblem(refused);
    if (!done) return;
    if (isUntouched(text)) setText('');
    field.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <label className={styles.wide}>
        Task
        <input
          ref={field}
          className="a-input"
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="a-field">
        <label htmlFor={id}>Due</label>
        <WhenInput id={id} kind="day" required min={officeToday()} value={dueOn} onChange={setDueOn} />
      </div>
      <SelectField label="For" options={people} value={assigneeId} onChange={setAssigneeId} />
      {failed}
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" look="main" small>
          Save task
        </Button>
        <Button look="quiet" small onClick={close}>
          Close
        </Button>
      </div>
    </form>
  );
}

/** What is to be done for an enquiry. */
export function Tasks({ enquiryId }: { enquiryId: string }): ReactNode {
  const { data, error, refetch } = useEnquiryTasksQuery({ variables: { enquiryId }, fetchPolicy: 'cache-and-network' });
  const [adds, setAdds] = useKeptOpen<boolean>('task-open');
  const opener = useRef<HTMLDivElement>(null);
  const tasks = data?.enquiryTasks ?? [];
  return (
    <section className="panel panel-pad" aria-label="Tasks">
      <h2>Tasks</h2>
      {error && !data && <LoadFailed what="The tasks" retry={refetch} />}
      {error && data && <NotCurrent retry={refetch} />}
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} more={task.assignee ?? 'Former colleague'} />
          ))}
        </ul>
      )}
      {adds ? (
        <NewTask
          enquiryId={enquiryId}
          close={() => {
            setAdds(false);
            requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <div ref={opener} className="mt-3">
          <Button small onClick={() => setAdds(true)}>
            Add a task
          </Button>
        </div>
      )}
    </section>
  );
}
