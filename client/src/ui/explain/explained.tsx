import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { useState, type ReactNode } from 'react';
import { useInBrowser } from '../../lib/in-browser';
import { latePart } from '../late/late-part';
import { PageStyles } from '../page-styles';
import styles, { href } from './explained.module.css?sheet';

const load = () => import('./explain-panel');
const ExplainPanel = latePart(async () => (await load()).ExplainPanel, { what: 'The explanation' });

/** The code comes while somebody is about to press. */
const fetchAhead = (): void => void load().catch(() => undefined);

interface Props {
  /** None: the figure stands as it is */
  of?: ExplainRequest | undefined;
  children: ReactNode;
}

/** Where figures come later than what is around them: a sheet that came with them would hide the page until it is there. */
export const ExplainedStyles = (): ReactNode => <PageStyles href={href} />;

/** A figure that opens where it comes from: with a press, or with Enter. Without scripts it is a figure. */
export function Explained({ of, children }: Props): ReactNode {
  const [figure, setFigure] = useState<HTMLElement>();
  const inBrowser = useInBrowser();
  if (!of) return children;
  if (!inBrowser)
    return (
      <>
        <ExplainedStyles />
        {children}
      </>
    );
  return (
    <>
      <ExplainedStyles />
      <button
        type="button"
        className={styles.figure}
        title="How this is worked out"
        aria-haspopup="dialog"
        aria-expanded={figure !== undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={({ currentTarget }) => setFigure(currentTarget)}
      >
        {children}
      </button>
      {figure && <ExplainPanel of={of} figure={figure} onClose={() => setFigure(undefined)} />}
    </>
  );
}
