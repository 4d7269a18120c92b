import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { latePart } from '../../ui/late/late-part';

const LOADING = 'Loading the free times…';

// a calendar and a form: they come when somebody wants them, so that the page stays light
const BookCall = latePart(async () => (await import('./book-call')).BookCall, {
  waiting: <p role="status">{LOADING}</p>,
  what: 'The free times',
});

const ID = 'book';

/** So far below the screen the free times are asked for already */
const NEAR = '300px';

interface Props {
  title: string;
  lead: string;
  /** Only with this agent */
  agentId?: string;
  /** On a page that people come to for this: the times come when one is near them, without a press */
  atOnce?: boolean;
}

/** Where a page lets people book a call. A link to #book opens it right away. */
export function BookSection({ title, lead, agentId, atOnce = false }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${ID}`) setOpen(true);
    if (!atOnce || !section.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setOpen(true),
      {
        rootMargin: NEAR,
      },
    );
    watch.observe(section.current);
    return () => watch.disconnect();
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
            <p className="lede">{lead}</p>
          </>
        )}
        {isOpen && <BookCall agentId={agentId} onBooked={() => setBooked(true)} />}
        {!isOpen && atOnce && (
          <>
            <p role="status">{LOADING}</p>
            <NeedsScripts />
          </>
        )}
        {!isOpen && !atOnce && (
          <p className="cta">
            <Button onClick={show}>See free times</Button>
          </p>
        )}
      </div>
    </section>
  );
}
