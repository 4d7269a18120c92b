import type { ReactNode } from 'react';
import { useLinkToken } from '../../lib/link-token';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { latePart } from '../../ui/late/late-part';

const ByLink = latePart(async () => (await import('./by-link')).ByLink, { what: 'Your mortgages' });

/** What the link of an email opens; everything else has nothing to show. */
export function YourMortgages({ phone }: { phone?: string | null }): ReactNode {
  const token = useLinkToken();
  if (token === undefined)
    return (
      <>
        <p role="status">One moment…</p>
        <NeedsScripts>This link needs JavaScript.</NeedsScripts>
      </>
    );
  if (token === '')
    return (
      <div>
        <h2>Open the link in your email</h2>
        <p>We send it once an adviser has compared lenders for your application.</p>
      </div>
    );
  return <ByLink key={token} token={token} phone={phone} />;
}
