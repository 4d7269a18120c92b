import { ListChecks } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './bar.module.css?sheet';
import { DraftContext } from './draft-context';

interface Props {
  title: string;
  /** Behind the title, where there is room */
  more?: string;
  segments: readonly ('done' | 'here' | 'open')[];
}

/** Where somebody is in the application, and the way out. It stays in sight. */
export function FormBar({ title, more, segments }: Props): ReactNode {
  const { user } = useSession();
  const { saved } = use(DraftContext);
  return (
    <div className={styles.bar}>
      <PageStyles href={href} />
      <div className={`wrap ${styles.barIn}`}>
        <Link className={`${styles.barLink} ${styles.all}`} to={paths.comprehensiveForm}>
          <ListChecks size={20} aria-hidden="true" />
          <span>
            All parts<span className="sr-text"> of your application</span>
          </span>
        </Link>
        <div className={styles.where}>
          <span>
            {title}
            {more && <span className={styles.wide}>{more}</span>}
          </span>
          <span className={styles.segments} aria-hidden="true">
            {segments.map((state, index) => (
              <i key={index} data-state={state} />
            ))}
          </span>
        </div>
        <div className={styles.right}>
          {saved}
          <Link className={`${styles.barLink} ${styles.leaveBar}`} to={user ? paths.account : paths.home}>
            Save and leave
          </Link>
        </div>
      </div>
    </div>
  );
}
