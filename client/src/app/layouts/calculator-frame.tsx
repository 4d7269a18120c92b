import { type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '../../features/calculator/calculator.css?url';
import type { TabProps } from '../../features/calculator/fields/common';
import printStyles from '../../features/calculator/print.css?url';
import { StartLine } from '../../features/calculator/rate/start-line';
import { tabAt } from '../../features/calculator/tab-groups';
import { CalculatorTabs } from '../../features/calculator/tabs';
import { PublishedRateContext } from '../../ui/explain/published-rate';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { PageHead } from '../../ui/page-head';
import '../../ui/form/form.css';
import { latePart } from '../../ui/late/late-part';
import { PageStyles } from '../../ui/page-styles';
import { useStartRate, type StartingCase } from '../../features/calculator/rate/use-start-rate';

const SavedList = latePart(async () => (await import('../../features/calculator/saved/list')).SavedList, {
  waiting: <p role="status">Loading your saved calculations…</p>,
  what: 'Your saved calculations',
});

const CALCULATOR = { label: 'Calculator', to: paths.calculator };

/** The figures go to the form inside this tab: what a person owns is in no address of the form. */
function useApply(): TabProps['onApply'] {
  const navigate = useNavigate();
  return (type, { note = '', ...figures }) => {
    void (async () => {
      const [{ keepFigures, readDraft }, { withNote }] = await Promise.all([
        import('../../features/applications/draft'),
        import('../../features/calculator/answer/broker-note'),
      ]);
      const asked = { mortgageType: type, bankId: '' };
      keepFigures({ ...figures, comments: withNote(readDraft(asked).comments ?? '', note) }, asked);
    })()
      // without the code the form opens as it is: the figures stay in the calculator
      .catch(() => undefined)
      .then(() => navigate(paths.basicForm({ type: type.replace('_', '-') })));
  };
}

/** What all calculators share: their head, the tabs, the starting rate and your saved calculations. */
export function CalculatorFrame({
  title,
  lead,
  startFrom = 'payment',
  usesStart = true,
  Tab,
}: {
  title: string;
  lead: string;
  /** What the calculation is about: the rate it starts from must be one that could be had */
  startFrom?: StartingCase;
  /** Whether the page begins with that rate, and says whose it is */
  usesStart?: boolean;
  Tab: ComponentType<TabProps>;
}): ReactNode {
  const start = useStartRate(startFrom);
  const onApply = useApply();
  const { key, pathname } = useLocation();
  const below = pathname === paths.calculator ? undefined : tabAt(pathname)?.label;
  const signedIn = useSession().state === 'signed-in';
  return (
    <>
      <PageStyles href={styles} />
      <PageStyles href={printStyles} />
      <PageHead
        title={title}
        crumb={below ?? CALCULATOR.label}
        above={below ? [CALCULATOR] : []}
        lead={lead}
        picture="keys"
      />
      <div className="wrap calc">
        <CalculatorTabs />
        {start && usesStart && <StartLine start={start} />}
        {start ? (
          <PublishedRateContext value={start.published && { ...start.published, ratePct: start.rate }}>
            <Tab key={key} start={start} onApply={onApply} />
          </PublishedRateContext>
        ) : (
          <p role="status">Loading today’s rates…</p>
        )}
        {signedIn && (
          <section className="card-box saved-box" aria-labelledby="saved-title">
            <h2 className="calc-h" id="saved-title">
              Your saved calculations
            </h2>
            <SavedList />
          </section>
        )}
      </div>
    </>
  );
}
