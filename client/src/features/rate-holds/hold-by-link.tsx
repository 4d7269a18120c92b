import type { ReactNode } from 'react';
import { useLinkToken } from '../../lib/link-token';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import { HeldRate } from './held-rate';
import { useRateHoldByLinkQuery } from './rate-holds.generated';
import { href } from './rate-holds.module.css?sheet';

function Nothing(): ReactNode {
  return (
    <>
      <h2>No held rate here</h2>
      <p>Open the link from our email again, or call us. If we ended the hold, it no longer shows here.</p>
      <p className="page-actions">
        <ButtonLink to={paths.contact}>Contact us</ButtonLink>
      </p>
    </>
  );
}

function Hold({ token }: { token: string }): ReactNode {
  const { data, error, refetch } = useRateHoldByLinkQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const hold = data?.rateHold;
  if (hold)
    return (
      <>
        <HeldRate hold={hold} />
        <p>
          {hold.state === 'EXPIRED'
            ? 'The lender no longer keeps this rate for you. Call us, and we’ll look at today’s rates.'
            : 'The lender keeps this rate for you until that day, on approved credit.'}
        </p>
      </>
    );
  if (error) return <NotLoaded what="Your held rate" retry={refetch} />;
  return hold === null ? <Nothing /> : <p role="status">Loading your held rate…</p>;
}

/** What the link of an email opens: the rate, and the days that are left. */
export function HoldByLink(): ReactNode {
  const token = useLinkToken();
  return (
    <>
      <PageStyles href={href} />
      {token === undefined && <p role="status">Looking for your held rate…</p>}
      {token === '' && <Nothing />}
      {token && <Hold key={token} token={token} />}
    </>
  );
}
