import type { ReactNode } from 'react';
import { type To } from 'react-router-dom';
import { Link } from '../link';

export interface TabLink {
  id: string;
  label: string;
  to: To;
  count?: number | string;
}

interface Props {
  /** What the tabs choose: "Rate views". */
  label: string;
  tabs: readonly TabLink[];
  current: string;
}

/** Views of one list, each with an address of its own: links, so that Back, a new window and a colleague work. */
export function TabLinks({ label, tabs, current }: Props): ReactNode {
  return (
    <nav className="a-tabs" aria-label={label}>
      {tabs.map(({ id, label: text, to, count }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined}>
          {text} {count !== undefined && <small className="num">{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
