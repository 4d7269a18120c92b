import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Headline } from './broker-note';

/** So much of the result must be in view before the bar makes way for it. */
const ENOUGH_PX = 140;

interface Props {
  headline: Headline;
  isStale: boolean;
  result: RefObject<HTMLElement | null>;
}

/** On a phone the result stands below the fields: this keeps its key figure in sight while you type. */
export function AnswerBar({ headline: { title, value, unit }, isStale, result }: Props): ReactNode {
  // on a phone the result is below the first screen, also before this code has looked
  const [isBelow, setIsBelow] = useState(true);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = result.current;
    if (!target) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
      },
      { rootMargin: `0px 0px -${ENOUGH_PX}px 0px` },
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [result]);

  useEffect(() => {
    // an on-screen keyboard covers the page's lower edge without moving what is fixed there
    const view = window.visualViewport;
    if (!view) return undefined;
    const lift = (): void => {
      const covered = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      bar.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener('resize', lift);
    view.addEventListener('scroll', lift);
    return () => {
      view.removeEventListener('resize', lift);
      view.removeEventListener('scroll', lift);
    };
  }, []);

  function show(): void {
    result.current?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  }
  return (
    <div ref={bar} className="calc-bar on-brand" role="region" aria-label="Answer so far" hidden={!isBelow}>
      <p data-stale={isStale || undefined}>
        <small>{isStale ? 'Last figure' : title}</small>
        <span>
          <b className="num">{value}</b> {unit}
        </span>
      </p>
      <button type="button" onClick={show}>
        Details
      </button>
    </div>
  );
}
