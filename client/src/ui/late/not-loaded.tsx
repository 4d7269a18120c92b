import type { ReactNode } from 'react';
import { Button } from '../button';

interface Props {
  /** Such as "Your documents"; or `said`, the whole sentence */
  what?: string;
  said?: string;
  retry: () => void;
}

export function NotLoaded({ what = '', said = `${what} couldn’t be loaded`, retry }: Props): ReactNode {
  return (
    <div className="card-box" role="alert">
      <h3 className="card-title">{said}</h3>
      <p>Check your connection, then try again.</p>
      <p className="page-actions">
        <Button look="outline" small onClick={retry}>
          Try again
        </Button>
      </p>
    </div>
  );
}
