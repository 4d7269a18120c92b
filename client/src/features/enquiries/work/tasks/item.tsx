import { useState, type ReactNode } from 'react';
import { toast } from '../../../../ui/aria/toast';
import { dueWords, officeToday } from './due';
import { useSetEnquiryTaskDoneCommand, type TaskLineFragment } from './tasks.generated';
import styles from './tasks.module.css?sheet';

interface Props {
  task: TaskLineFragment;
  /** Whose file it is, or who does it */
  more: ReactNode;
}

/** A task and its tick. What is done stays where it is until the list is read again, so that a slip is easily undone. */
export function TaskItem({ task, more }: Props): ReactNode {
  const [set, busy] = useSetEnquiryTaskDoneCommand({ say: toast });
  // shown before it is saved; taken back where it could not be
  const [wish, setWish] = useState<boolean>();
  const isDone = wish ?? task.doneAt !== null;
  const today = officeToday();
  const isLate = !isDone && task.dueOn < today;
  async function tick(done: boolean): Promise<void> {
    if (busy) return;
    setWish(done);
    await set({ id: task.id, done });
    setWish(undefined);
  }
  return (
    <li className={`${styles.task} ${isDone ? styles.done : ''}`}>
      <label>
        <input type="checkbox" checked={isDone} onChange={({ target }) => void tick(target.checked)} />
        <span>{task.text}</span>
      </label>
      <small>
        <b className={isLate ? styles.late : undefined}>{isDone ? 'Done' : dueWords(task.dueOn, today)}</b>
        {more}
      </small>
    </li>
  );
}
