import { useEffect, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Button } from '../../ui/button';
import { useSite } from './settings';

/** As the catalogue has it (`MESSAGES.unexpected`), which is too heavy for what each page loads first. */
export const UNEXPECTED = 'An unexpected error occurred';

/** Shown in place of a page that broke. The header and footer stay. */
export function Failure({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>): ReactNode {
  const { site } = useSite();
  useEffect(() => {
    document.title = UNEXPECTED;
  }, []);
  return (
    <div className="wrap sec prose" role="alert">
      <h1>{UNEXPECTED}</h1>
      <p className="lede">
        It is on our side, and nothing you sent us is lost. Please try again. If it happens again, call us.
      </p>
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
