import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function Breadcrumb({
  trail,
  here,
}: {
  trail: readonly { label: string; to: string }[];
  here: string;
}): ReactNode {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
