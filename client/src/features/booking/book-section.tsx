import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { latePart } from '../../ui/late/late-part';

// a calendar and a form: they come when somebody wants them, so that the page stays light
const BookCall = latePart(async () => (await import('./book-call')).BookCall, {
  waiting: <p role="status">Loading the free times…</p>,
  what: 'The free times',
});

const ID = 'book';

/** So far below the screen the free times are asked for already */
const NEAR = '0px 0px 300px';

/** What only somebody does who is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back when somebody is there and the element comes to their screen, unless they are on their way elsewhere. */
function whenNear(element: Element, then: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      // growing above what a link leads to would push it away
      if (seen.some(({ isIntersecting }) => isIntersecting) && !window.location.hash) then();
    },
    { rootMargin: NEAR },
  );
  const begin = (): void => watch.observe(element);
  for (const sign of SIGNS) window.addEventListener(sign, begin, { once: true, passive: true });
  return () => {
    watch.disconnect();
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
}

interface Props {
  title: string;
  lead: string;
  /** Only with this agent */
  agentId?: string;
  /** Where one writes instead of calling */
  writeAt?: string;
  /** On a page that people come to for this: the times come once somebody is there and near them, without a press */
  atOnce?: boolean;
}

/** Where a page lets people book a call. A link to #book opens it right away. */
export function BookSection({ title, lead, agentId, writeAt, atOnce = false }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${ID}`) setOpen(true);
    if (!atOnce || !section.current) return undefined;
    return whenNear(section.current, () => setOpen(true));
  }, [atOnce]);
  // the button goes, and must not take the focus with it
  function show(): void {
    heading.current?.focus();
    setOpen(true);
  }
  return (
    <section ref={section} className="sec" id={ID}>
      <div className="wrap">
        {!isBooked && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p className="lede mt-5">{lead}</p>
          </>
        )}
        {isOpen && <BookCall agentId={agentId} writeAt={writeAt} onBooked={() => setBooked(true)} />}
        {!isOpen && (
          <p className="cta">
            <Button onClick={show}>See free times</Button>
          </p>
        )}
      </div>
    </section>
  );
}
