import type { ReactNode } from 'react';
import { Link } from '../../../../ui/link';
import { consolePaths } from '../../../../lib/console-paths';
import { Empty, LoadFailed } from '../../../../ui/console/states';
import { TaskItem } from './item';
import styles from './tasks.module.css?sheet';
import { useMyTasksQuery } from './tasks.generated';

/** Your open tasks on all files, the first due first. Their sheet comes with the page. */
export function MyTasks(): ReactNode {
  const { data, error, refetch } = useMyTasksQuery({ fetchPolicy: 'cache-and-network' });
  const tasks = data?.myTasks;
  return (
    <section className="panel" aria-label="My tasks">
      <div className="panel-head">
        <h2>My tasks</h2>
      </div>
      {error && !tasks && <LoadFailed what="Your tasks" retry={refetch} />}
      {tasks?.length === 0 && (
        <Empty title="No tasks for you">
          <p>Tasks that somebody gives you on a file will show up here.</p>
        </Empty>
      )}
      {tasks && tasks.length > 0 && (
        <ul className={`${styles.tasks} ${styles.inPanel}`}>
          {tasks.map((task) => (
            <TaskItem
              key={task.id}
              task={task}
              more={<Link to={consolePaths.enquiry(task.enquiryId)}>{task.fullName}</Link>}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
