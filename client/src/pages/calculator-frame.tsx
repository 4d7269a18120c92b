import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '../features/calculator/calculator.css?url';
import type { StartRate, TabProps } from '../features/calculator/common-fields';
import { CalculatorTabs } from '../features/calculator/tabs';
import { bestOf, preloadRates, useRates } from '../features/rates/use-rates';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { PageHead } from '../ui/page-head';
import '../ui/form/form.css';
import { PageStyles } from '../ui/page-styles';

const SavedList = lazy(async () => ({ default: (await import('../features/calculator/saved-list')).SavedList }));

/** With no rate known, a round one. */
const ROUND: StartRate = { rate: 4, type: 'fixed', term: 5, isToday: false };

export const preload = (client: ApolloClient): Promise<unknown> => preloadRates(client);

function useStartRate(): StartRate | undefined {
  const { banks, state } = useRates();
  if (state === 'loading') return undefined;
  const best = bestOf(banks);
  return best
    ? { rate: best.rate, type: best.type === 'FIXED' ? 'fixed' : 'variable', term: best.term, isToday: true }
    : ROUND;
}

/** The figures go to the form inside this tab: what a person owns is in no address of the form. */
function useApply(): TabProps['onApply'] {
  const navigate = useNavigate();
  return (type, figures) => {
    void (async () => {
      const [{ keepDraft, readDraft }, { emptyBasicApplication }] = await Promise.all([
        import('../features/applications/draft'),
        import('domain/forms/basic-application'),
      ]);
      const asked = { mortgageType: type, bankId: '' };
      const before = readDraft(asked);
      keepDraft({ ...emptyBasicApplication, ...before, ...figures, ...asked }, asked);
      await navigate(paths.basicForm({ type: type.replace('_', '-') }));
    })();
  };
}

/** What all calculators share: their head, the way between them, where they start, and what one has kept. */
export function CalculatorFrame({
  title,
  lead,
  Tab,
}: {
  title: string;
  lead: string;
  Tab: ComponentType<TabProps>;
}): ReactNode {
  const start = useStartRate();
  const onApply = useApply();
  const { key } = useLocation();
  const signedIn = useSession().state === 'signed-in';
  return (
    <>
      <PageStyles href={styles} />
      <PageHead title={title} crumb="Calculator" lead={lead} picture="keys" />
      <div className="wrap calc">
        <CalculatorTabs />
        {start ? <Tab key={key} start={start} onApply={onApply} /> : <p role="status">Loading today’s rates…</p>}
        {signedIn && (
          <section className="card-box" aria-labelledby="saved-title">
            <h2 className="calc-h" id="saved-title">
              Your saved calculations
            </h2>
            <Suspense fallback={<p role="status">Loading your saved calculations…</p>}>
              <SavedList />
            </Suspense>
          </section>
        )}
      </div>
    </>
  );
}
