import type { ReactNode } from 'react';
import { Link } from '../link';
import { paths } from '../../lib/paths';

/** Stands where a person gives us their details. It opens beside the form, so that nothing typed is lost. */
export function PrivacyNotice({
  children = 'We use what you send to answer you.',
}: {
  children?: ReactNode;
}): ReactNode {
  return (
    <p className="privacy-notice">
      {children} Read our{' '}
      <Link to={paths.privacy} target="_blank">
        privacy policy<span className="sr-text"> (opens in a new tab)</span>
      </Link>
      .
    </p>
  );
}
