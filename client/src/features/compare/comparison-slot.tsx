import { useEffect, useRef, type ReactNode } from 'react';
import { useSession } from '../../lib/session';
import { latePart } from '../../ui/late/late-part';

const ROWS = 25;

/** As large as the comparison with its first page of rates. */
function Bones(): ReactNode {
  return (
    <div role="status">
      <span className="sr-text">Loading the rates of every lender</span>
      <div className="bone cmp-bone-form" />
      <div className="cmp-bones">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className="bone cmp-bone" />
        ))}
      </div>
    </div>
  );
}

const Comparison = latePart(async () => (await import('./comparison')).Comparison, {
  waiting: <Bones />,
  what: 'The rates',
});

/**
 * Every lender's rates, for those who signed in. The page comes signed out from the server; whoever has a session sees
 * the room kept from the first paint on, so that nothing below moves when the comparison comes.
 */
export function ComparisonSlot(): ReactNode {
  const { state } = useSession();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // after a sign-in for the rates; the page came later than its address
    if (state === 'signed-in' && window.location.hash === '#compare') section.current?.scrollIntoView();
  }, [state]);
  if (state === 'signed-out') return null;
  return (
    <section
      id="compare"
      ref={section}
      className={state === 'loading' ? 'sec cmp members' : 'sec cmp'}
      aria-labelledby="compare-title"
    >
      <div className="wrap">
        <div className="sec-h">
          <h2 id="compare-title">Compare every lender</h2>
          <p>Set your scenario and every rate shows its monthly payment.</p>
        </div>
        {state === 'signed-in' ? <Comparison /> : <Bones />}
      </div>
    </section>
  );
}
