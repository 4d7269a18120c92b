import type { AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { useChosen, type Chosen } from './choice';
import { analyticsSettings } from './settings';
import { useChoose } from './use-choose';

const SAYS: Record<Chosen, string> = {
  granted: 'You agreed to be counted.',
  refused: 'Your visits are not counted.',
  open: 'You haven’t chosen yet. Until you do, your visits are not counted.',
};

/** On the privacy page: what was chosen, and the way to the other choice. */
export default function VisitChoice(): ReactNode {
  const chosen = useChosen();
  const { choose, withdraw, busy } = useChoose();
  const [problem, setProblem] = useState<string>();
  const [settings, setSettings] = useState<AnalyticsSettings | null>();
  useEffect(() => {
    void analyticsSettings().then((found) => setSettings(found ?? null));
  }, []);
  if (settings === undefined) return null;
  if (settings === null && chosen !== 'granted') return <p role="status">In this browser, visits are not counted.</p>;
  return (
    <>
      <p role="status">{SAYS[chosen]}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {chosen === 'granted' ? (
        <Button look="outline" small off={busy} onClick={() => void withdraw()}>
          Withdraw consent
        </Button>
      ) : (
        <Button look="outline" small off={busy} onClick={() => void choose(true).then(setProblem)}>
          Let us count my visits
        </Button>
      )}
    </>
  );
}
