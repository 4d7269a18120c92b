import type { ReactNode } from 'react';
import { Button } from '../button';

interface Props {
  /** Such as "Your documents"; or `said`, the whole sentence */
  what?: string;
  said?: string;
  retry: () => unknown;
}

export function NotLoaded({ what = '', said = `${what} couldn’t be loaded`, retry }: Props): ReactNode {
  return (
    <div className="card-box" role="alert">
      <h3 className="card-title">{said}</h3>
      <p>Check your connection, then try again.</p>
      <p className="page-actions">
        {/* without the words of useAgain: it comes with every page that has a late part */}
        <Button look="outline" small onClick={() => retry()}>
          Try again
        </Button>
      </p>
    </div>
  );
}
