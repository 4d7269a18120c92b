import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useInBrowser } from '../../lib/in-browser';

const LISTEN = { capture: true, passive: true } as const;
// on the way down: React stops events whose target it has not hydrated yet
export function on(names: readonly string[], heard: () => void): () => void {
  for (const name of names) addEventListener(name, heard, LISTEN);
  return () => {
    for (const name of names) removeEventListener(name, heard, LISTEN);
  };
}

/** A download that fails never takes away what the server rendered: the next touch asks again. */
const until = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }));
    return until(load);
  });

/** Says when the code of what the box shows is needed, and what was pressed in it before; returns how to stop. */
export type Watch = (box: Element, want: () => void, press: (pressed: HTMLElement) => void) => () => void;

/** A part of a page whose code comes once it is needed. `waiting`: what stands there on a page one goes to inside the site. */
export const onNeed =
  (watch: Watch) =>
  <Props extends object>(
    load: () => Promise<ComponentType<Props>>,
    waiting?: (props: Props) => ReactNode,
  ): ((props: Props) => ReactNode) => {
    let code: Promise<ComponentType<Props>> | undefined;
    const fetched = (): Promise<ComponentType<Props>> => (code ??= until(load));
    const AtOnce = lazy(async () => ({ default: await fetched() }));
    return function OnNeed(props) {
      const box = useRef<HTMLDivElement>(null);
      const pressed = useRef<HTMLElement>(undefined);
      const [isHere, setHere] = useState(false);
      const inBrowser = useInBrowser();
      const [{ Part, stands, want }] = useState(() => {
        let resolve = (): void => undefined;
        const wanted = new Promise<void>((done) => {
          resolve = done;
        });
        // only where React takes over what the server rendered is there something to wait with
        const isStanding = !inBrowser && typeof document !== 'undefined';
        const Later = lazy(async () => {
          await wanted;
          const Code = await fetched();
          function Arrived(given: Props): ReactNode {
            useEffect(() => setHere(true), []);
            return <Code {...given} />;
          }
          return { default: Arrived };
        });
        return { Part: isStanding ? Later : AtOnce, stands: isStanding, want: resolve };
      });
      useEffect(() => {
        if (isHere) pressed.current?.click();
        else if (stands && box.current) return watch(box.current, want, (element) => (pressed.current = element));
        return undefined;
      }, [isHere, stands, want]);
      // a new prop before the code is here would make React throw away what the server rendered, and what was typed in it
      const given = isHere || !stands ? props : null;
      const part = useMemo(
        () => (
          <Suspense fallback={waiting?.(props)}>
            <Part {...props} />
          </Suspense>
        ),
        // eslint-disable-next-line react-hooks/exhaustive-deps
        [given],
      );
      return <div ref={box}>{part}</div>;
    };
  };
