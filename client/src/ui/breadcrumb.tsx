import { createContext, use, type ReactNode } from 'react';
import { Link } from './link';
import styles from './page-head.css?url';
import { PageStyles } from './page-styles';

/** From home to a page: the pages above it, and how it is called itself where the trail names it. */
export interface Trail {
  trail: readonly { label: string; to: string }[];
  here?: string;
}

/** The server hears which trail a page shows, so that search engines are told that one and no other. */
export const TrailShown = createContext<((shown: Trail) => void) | undefined>(undefined);

export function Breadcrumb({ trail, here }: Trail): ReactNode {
  use(TrailShown)?.({ trail, here });
  return (
    <nav aria-label="Breadcrumb">
      <PageStyles href={styles} />
      <ol className="crumbs">
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
