import type { ReactNode } from 'react';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import { HeldRate } from './held-rate';
import { useMyRateHoldsQuery } from './rate-holds.generated';
import styles, { href } from './rate-holds.module.css?sheet';

/** Rates that are held for whoever is signed in. Nothing where none is: most people have no hold. */
export function MyHolds(): ReactNode {
  const { data, error, refetch } = useMyRateHoldsQuery({ fetchPolicy: 'cache-and-network' });
  // a hold that cannot be had is not one that has ended
  if (error && !data) return <NotLoaded what="Rates held for you" retry={refetch} />;
  const holds = data?.myRateHolds ?? [];
  if (holds.length === 0) return null;
  return (
    <section className={`card-box ${styles.mine}`} aria-labelledby="my-holds">
      <PageStyles href={href} />
      <h2 className="card-title" id="my-holds">
        Held for you
      </h2>
      {holds.map((hold) => (
        <HeldRate key={hold.id} hold={hold} />
      ))}
    </section>
  );
}
