import { use, type ReactNode } from 'react';
import { PublishedRateContext } from '../../../ui/explain/published-rate';
import type { Class, Classed } from './use-class-rate';
import { useStartRate } from './use-start-rate';

interface Props {
  insurance: Class | undefined;
  of?: Classed;
  children: ReactNode;
}

/** Figures that may rest on the rate of another class than the page begins with: it has another lender and day. */
export function ClassPublished({ insurance, of = 'purchase', children }: Props): ReactNode {
  const begun = use(PublishedRateContext);
  const found = useStartRate(of, insurance);
  const ofClass = found?.published && { ...found.published, ratePct: found.rate };
  return <PublishedRateContext value={ofClass ?? begun}>{children}</PublishedRateContext>;
}
