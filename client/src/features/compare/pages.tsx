import type { ReactNode } from 'react';
import { shownOf } from '../../lib/counted';
import { Button } from '../../ui/button';

interface Props {
  page: number;
  limit: number;
  total: number;
  go: (page: number) => void;
}

/** "1 to 25 of 309", and the way to the others: turned, the list is read from its beginning. */
export function Pages({ page, limit, total, go }: Props): ReactNode {
  const last = Math.min(page * limit, total);
  const turn = (to: number): void => {
    go(to);
    document.getElementById('compare-title')?.scrollIntoView();
  };
  return (
    <nav className="cmp-pages" aria-label="Pages of rates">
      <span className="num">{shownOf({ page, limit, total })}</span>
      <Button look="outline" small off={page <= 1} onClick={() => turn(page - 1)}>
        Previous
      </Button>
      <Button look="outline" small off={last >= total} onClick={() => turn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
