import type { ReactNode } from 'react';
import { AgainButton } from '../../ui/late/again-button';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useChosenOffersQuery } from './rate-offers.generated';
import { MOST_COMPARED, toggled } from './scenario';
import { SideBySide } from './side-by-side';
import type { Choosing } from './use-scenario';
import { titleOf, type Offer } from './words';

/** What was chosen, in the order it was chosen; what is no longer offered is not there. */
function useChosen(ids: readonly string[]): {
  offers: readonly Offer[];
  gone: number;
  /** Asks for them again, where they could not be had */
  retry: (() => unknown) | undefined;
} {
  const { data, previousData, error, refetch } = useChosenOffersQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.rateOffers?.items ?? [];
  const offers = ids.flatMap((id) => found.find((offer) => offer.id === id) ?? []);
  const failed = !data && error !== undefined && offers.length < ids.length;
  return {
    offers,
    gone: data ? ids.length - offers.length : 0,
    retry: failed ? refetch : undefined,
  };
}

/** The tray at the bottom with the rates to compare, and the comparison itself. */
export function Chosen({ choosing }: { choosing: Choosing }): ReactNode {
  const { scenario, change } = choosing;
  const { chosen, sideBySide } = scenario;
  const { offers, gone, retry } = useChosen(chosen);
  return (
    <>
      <p className="sr-text" id="cmp-full">
        Up to {MOST_COMPARED} rates are compared at once. Take one out first.
      </p>
      <p className="sr-text" role="status">
        {chosen.length > 0 && `${chosen.length} of ${MOST_COMPARED} rates chosen to compare`}
      </p>
      {chosen.length > 0 && (
        <section className="cmp-tray" aria-label="Rates to compare">
          <ul>
            {offers.map((offer) => (
              <li key={offer.id}>
                <img src={offer.logoUrl} alt="" width={28} height={28} />
                <span>{titleOf(offer)}</span>
                <button
                  type="button"
                  aria-label={`Take out ${titleOf(offer)}`}
                  onClick={() => change({ chosen: toggled(chosen, offer.id) }, true)}
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
            {retry && <li role="alert">What you chose couldn’t be loaded</li>}
            {gone > 0 && <li>{gone === 1 ? 'One rate is' : `${gone} rates are`} no longer offered</li>}
          </ul>
          <div className="cmp-tray-do">
            <button type="button" className="cmp-link" onClick={() => change({ chosen: [] }, true)}>
              Clear
            </button>
            {retry ? (
              <AgainButton retry={retry} />
            ) : (
              <Button small disabled={offers.length < 2} onClick={() => change({ sideBySide: true })}>
                {offers.length < 2 ? 'Choose one more' : `Compare ${offers.length}`}
              </Button>
            )}
          </div>
        </section>
      )}
      {sideBySide && offers.length > 0 && (
        <SideBySide offers={offers} mortgage={scenario} close={() => change({ sideBySide: false }, true)} />
      )}
    </>
  );
}
