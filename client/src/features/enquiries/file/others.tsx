import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { consolePaths } from '../../../lib/console-paths';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { moment } from '../../../ui/console/moment';
import { addToFile, type Detail } from '../file-cache';
import { StatusTag } from '../tags';
import { useLinkEnquiriesCommand } from '../work.generated';

/** Files with the same email address or phone number. Unlinking changes neither, and can be taken back. */
export function Others({ id, others }: { id: string; others: Detail['others'] }): ReactNode {
  const [link, busy] = useLinkEnquiriesCommand({
    say: toast,
    update(cache, { data }, { variables }) {
      const linked = data?.linkEnquiries?.linked;
      if (linked == null) return;
      const marked = (other: Detail['others'][number]): typeof other =>
        other.id === variables?.otherId ? { ...other, linked } : other;
      addToFile(cache, id, (file) => ({ others: file.others.map(marked) }));
    },
  });
  if (others.length === 0) return null;
  return (
    <section className="panel panel-pad" aria-label="Same person">
      <h2>Same person</h2>
      <ul className="log">
        {others.map((other) => (
          <li key={other.id}>
            <p>
              {other.linked ? (
                <Link to={consolePaths.enquiry(other.id)}>{other.subject}</Link>
              ) : (
                <span className="muted">{other.subject}: another person</span>
              )}{' '}
              {other.linked && <StatusTag status={other.status} />}
            </p>
            <small>
              {other.fullName}, {moment(other.createdAt)}
            </small>
            <Button
              small
              off={busy}
              aria-label={`${other.linked ? 'Unlink' : 'Link'} ${other.subject}, ${moment(other.createdAt)}`}
              onClick={() => void link({ id, otherId: other.id, linked: !other.linked })}
            >
              {other.linked ? 'Unlink' : 'Link again'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
