import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { latePart } from '../../ui/late/late-part';

// a calendar and a form: they come when somebody wants them, so that the page stays light
const BookCall = latePart(async () => (await import('./book-call')).BookCall, {
  waiting: <p role="status">Loading the free times…</p>,
  what: 'The free times',
});

const ID = 'book';

interface Props {
  title: string;
  lead: string;
  /** Only with this agent */
  agentId?: string;
}

/** Where a page lets people book a call. A link to #book opens it right away. */
export function BookSection({ title, lead, agentId }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${ID}`) setOpen(true);
  }, []);
  // the button goes, and must not take the focus with it
  function show(): void {
    heading.current?.focus();
    setOpen(true);
  }
  return (
    <section className="sec" id={ID}>
      <div className="wrap">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="lede">{lead}</p>
        {isOpen ? (
          <BookCall agentId={agentId} />
        ) : (
          <p className="cta">
            <Button onClick={show}>See free times</Button>
          </p>
        )}
      </div>
    </section>
  );
}
