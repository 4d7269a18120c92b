import type { MouseEvent, ReactNode } from 'react';
import { lastPage, type Pages } from '../lib/use-pages';
import { Button } from './button';

interface Props {
  /** What is listed: 'applications' */
  of: string;
  at: Pages;
  list: { totalItems: number; limit: number };
  words?: { newer: string; older: string };
  className?: string;
}

const WORDS = { newer: 'Newer', older: 'Older' };

/** The heading of what was turned: from there one reads the page that comes. */
function toHeading(button: Element): void {
  const heading = (button.closest('section') ?? document).querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Newer and older pages of a list; nothing where all of it fits on one. */
export function PageTurner({ of, at, list, words = WORDS, className = 'auth-actions' }: Props): ReactNode {
  const { page, turn } = at;
  const pages = lastPage(list);
  if (pages <= 1) return null;
  const to =
    (step: number) =>
    ({ currentTarget }: MouseEvent): void => {
      turn(page + step);
      toHeading(currentTarget);
    };
  return (
    <nav className={className} aria-label={`Pages of ${of}`}>
      <Button look="outline" small off={page <= 1} onClick={to(-1)}>
        {words.newer}
      </Button>
      <span className="num">
        {page.toLocaleString('en-CA')} of {pages.toLocaleString('en-CA')}
      </span>
      <Button look="outline" small off={page >= pages} onClick={to(1)}>
        {words.older}
      </Button>
    </nav>
  );
}
