import type { ReactNode } from 'react';
import { Button } from '../../ui/button';

interface Props {
  /** What is listed: 'applications' */
  of: string;
  page: number;
  list: { totalItems: number; limit: number };
  turn: (page: number) => void;
}

/** Newer and older pages of a list; nothing where all of it fits on one. */
export function PageTurner({ of, page, list: { totalItems, limit }, turn }: Props): ReactNode {
  const pages = Math.ceil(totalItems / limit);
  if (pages <= 1) return null;
  return (
    <nav className="auth-actions" aria-label={`Pages of ${of}`}>
      <Button look="outline" small off={page <= 1} onClick={() => turn(page - 1)}>
        Newer
      </Button>
      <span className="num">
        {page} of {pages}
      </span>
      <Button look="outline" small off={page >= pages} onClick={() => turn(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
