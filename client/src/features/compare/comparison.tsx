import { useSyncExternalStore, type ReactNode } from 'react';
import { AgainButton } from '../../ui/late/again-button';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Chosen } from './chosen';
import styles from './compare.css?url';
import { Filters } from './filters';
import { OfferCards } from './offer-cards';
import { OfferTable } from './offer-table';
import { Pages } from './pages';
import { useRateOffersQuery, type RateOffersQuery } from './rate-offers.generated';
import { hasFilters, monthsKept, NO_FILTERS, type Scenario } from './scenario';
import { useScenario, type Choosing } from './use-scenario';
import { PageStyles } from '../../ui/page-styles';
import { useOnChange } from '../../lib/effects';

export const PAGE_ROWS = 25;
const WIDE = '(min-width: 960px)';

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
}

function variablesOf(scenario: Scenario) {
  const { term, type, purpose, insurance, province, sort, descending, page, amount, amortization } = scenario;
  const kept = { amount: amount.toFixed(2), amortizationYears: amortization, months: monthsKept(scenario) };
  return { filter: { term, type, purpose, insurance, province }, sort, descending, page, kept };
}

/** A sentence instead of rates that could not be had: no cards that are not there, and no alarm. */
function NotToBeHad({ online, retry }: { online: boolean; retry: () => unknown }): ReactNode {
  return (
    <div className="cmp-state">
      <p role="status">
        {online ? 'We can’t show the rates right now.' : 'You’re offline. The rates load again once you’re connected.'}
      </p>
      <p className="muted">
        A broker can tell you: <Link to={paths.contact}>contact us</Link>.
      </p>
      <AgainButton retry={retry} />
    </div>
  );
}

function Nothing({ total, choosing: { scenario, change } }: { total: number; choosing: Choosing }): ReactNode {
  const past = total > 0;
  return (
    <div className="cmp-state">
      <p role="status">{past ? 'This page is past the last one.' : 'No lender offers a rate like that today.'}</p>
      {past && (
        <Button look="outline" small onClick={() => change({ page: 1 })}>
          Go to the first page
        </Button>
      )}
      {!past && hasFilters(scenario) && (
        <Button look="outline" small onClick={() => change(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

type Page = NonNullable<RateOffersQuery['rateOffers']>;

function Found({ page, choosing }: { page: Page; choosing: Choosing }): ReactNode {
  const wide = useMatches(WIDE);
  const List = wide ? OfferTable : OfferCards;
  if (page.items.length === 0) return <Nothing total={page.totalItems} choosing={choosing} />;
  return (
    <>
      <List offers={page.items} choosing={choosing} />
      <Pages page={page.page} limit={page.limit} total={page.totalItems} go={(to) => choosing.change({ page: to })} />
    </>
  );
}

/** While the first answer is on its way: as many rows as come, each as high as one. */
function Waiting(): ReactNode {
  return (
    <div role="status" className="cmp-bones cmp-wait">
      <span className="sr-text">Loading the rates</span>
      {Array.from({ length: PAGE_ROWS }, (_, row) => (
        <div key={row} className="bone cmp-bone" data-testid="offer-skeleton" />
      ))}
    </div>
  );
}

/** The comparison of every lender; what is chosen stands in the address. */
export function Comparison(): ReactNode {
  const choosing = useScenario();
  const online = useOnline();
  const { data, previousData, error, refetch } = useRateOffersQuery({
    variables: variablesOf(choosing.scenario),
    fetchPolicy: 'cache-and-network',
  });
  const current = (data ?? (error ? undefined : previousData))?.rateOffers ?? undefined;
  const failed = error !== undefined && !current;

  useOnChange(() => {
    if (online && failed) void refetch();
    // asked again when the connection comes back, not whenever an answer fails
  }, [online]);

  return (
    <>
      <PageStyles href={styles} />
      <Filters choosing={choosing} terms={(data ?? previousData)?.rateOffers?.terms ?? []} found={current} />
      <div className={data || failed ? '' : 'cmp-old'} aria-busy={!data && !failed}>
        {failed && <NotToBeHad online={online} retry={refetch} />}
        {!failed && !current && <Waiting />}
        {current && <Found page={current} choosing={choosing} />}
      </div>
      <Chosen choosing={choosing} />
      <p className="muted cmp-note">
        O.A.C. (on approved credit). Payments are monthly. Each uses the compounding of its own rate. APR is the rate
        with the lender’s fees included, where the lender publishes them. True cost is interest, fees and the lender’s
        own penalty over the same {monthsKept(choosing.scenario)} months. Rates may change without notice.
      </p>
    </>
  );
}
