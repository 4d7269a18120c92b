import { useEffect, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Button } from '../../ui/button';
import { useSite } from './settings';

/** What stands in place of a page that broke: the header and the footer stay. */
export function Failure({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>): ReactNode {
  const { site } = useSite();
  useEffect(() => {
    document.title = 'Something went wrong';
  }, []);
  return (
    <div className="wrap sec prose" role="alert">
      <h1>Something went wrong on our side</h1>
      <p className="lede">Nothing you sent to us is lost. Try again; if it happens once more, please call us.</p>
      <div className="cta">
        <Button onClick={resetErrorBoundary}>Try again</Button>
        <a className="btn btn-c" href={paths.home}>
          Go to the home page
        </a>
      </div>
      {site && (
        <p>
          <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
        </p>
      )}
    </div>
  );
}
