import type { ReactNode } from 'react';
import { Button } from '../../ui/button';

export function NotLoaded({ what, retry }: { what: string; retry: () => void }): ReactNode {
  return (
    <div className="card-box" role="alert">
      <h3 className="card-title">{what} could not be loaded</h3>
      <p>The connection or the server is away for the moment.</p>
      <p className="page-actions">
        <Button look="outline" small onClick={retry}>
          Try again
        </Button>
      </p>
    </div>
  );
}
