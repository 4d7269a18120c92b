import type { ReactNode } from 'react';
import { shownOf } from '../../lib/counted';
import { Button } from './button';

interface Props {
  page: number;
  limit: number;
  total: number;
  go: (page: number) => void;
}

/** "1 to 25 of 340" with Previous and Next. */
export function Pager({ page, limit, total, go }: Props): ReactNode {
  const last = Math.min(page * limit, total);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="num">{shownOf({ page, limit, total })}</span>
      <Button off={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <Button off={last >= total} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
