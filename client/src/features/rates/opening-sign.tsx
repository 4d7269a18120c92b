import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { on, TURNS } from '../../ui/late/on-need';
import { BestRateSign } from './best-rate-sign';
import type { OnSignProps } from './open-on-sign';

const AsItStands = ({ children }: OnSignProps): ReactNode => children;

/** The sign, whose figures open: the code for it comes once somebody turns to the page. */
export function OpeningSign(): ReactNode {
  const [Figure, setFigure] = useState<ComponentType<OnSignProps>>(() => AsItStands);
  useEffect(() => {
    const stop = on(TURNS, () => {
      void import('./open-on-sign').then(
        ({ OpenOnSign }) => {
          stop();
          setFigure(() => OpenOnSign);
        },
        // the next touch asks again
        () => undefined,
      );
    });
    return stop;
  }, []);
  return <BestRateSign Figure={Figure} />;
}
