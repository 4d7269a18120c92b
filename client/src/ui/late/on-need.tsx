import {
  lazy,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useInBrowser } from '../../lib/in-browser';

/** What somebody does who turns to a page. */
export const TURNS = ['pointerdown', 'pointerover', 'pointermove', 'touchstart', 'focusin', 'keydown'];
const LISTEN = { capture: true, passive: true } as const;
// on the way down: React stops events whose target it has not hydrated yet
export function on(names: readonly string[], heard: () => void): () => void {
  for (const name of names) addEventListener(name, heard, LISTEN);
  return () => {
    for (const name of names) removeEventListener(name, heard, LISTEN);
  };
}

/** What asks again for code that could not be had; the keyboard touches, too. */
const AGAIN = ['pointerdown', 'keydown', 'online'];

/** A download that fails never takes away what the server rendered: the next touch asks again, and the connection when it is back. */
const until = <Code,>(load: () => Promise<Code>, failed: () => void): Promise<Code> =>
  load().catch(async () => {
    failed();
    await new Promise((resolve) =>
      AGAIN.forEach((name) => addEventListener(name, resolve, { capture: true, once: true })),
    );
    return until(load, failed);
  });

/** In their order, each once React has answered the one before. */
async function pressAgain(pressed: readonly HTMLElement[]): Promise<void> {
  for (const element of pressed) {
    element.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Says when the code of what the box shows is needed, and what was pressed in it before; returns how to stop. */
export type Watch = (box: Element, want: () => void, press: (pressed: HTMLElement) => void) => () => void;

/**
 * A part of a page whose code comes once it is needed. `waiting`: what stands there on a page one goes to inside the site.
 * `hasMore`: whether this browser knows more than the server did, such as what was typed before; then it comes at once.
 */
export const onNeed =
  (watch: Watch) =>
  <Props extends object>(
    load: () => Promise<ComponentType<Props>>,
    waiting?: (props: Props) => ReactNode,
    hasMore?: (props: Props) => boolean,
  ): ((props: Props) => ReactNode) => {
    let code: Promise<ComponentType<Props>> | undefined;
    const failures = new Set<() => void>();
    const fetched = (): Promise<ComponentType<Props>> =>
      (code ??= until(load, () => failures.forEach((tell) => tell())));
    const AtOnce = lazy(async () => ({ default: await fetched() }));
    return function OnNeed(props) {
      const box = useRef<HTMLDivElement>(null);
      const pressed = useRef<HTMLElement[]>([]);
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
            // before its own effects: they must not see the props of before
            useLayoutEffect(() => setHere(true), []);
            return <Code {...given} />;
          }
          return { default: Arrived };
        });
        return { Part: isStanding ? Later : AtOnce, stands: isStanding, want: resolve };
      });
      useEffect(() => {
        if (isHere) void pressAgain(pressed.current.splice(0));
        if (isHere || !stands || !box.current) return undefined;
        const stop = watch(box.current, want, (element) => pressed.current.push(element));
        // a link that was held leads where it says, also where the code that was to follow it cannot be had
        const tell = (): void => {
          stop();
          void pressAgain(pressed.current.splice(0));
        };
        failures.add(tell);
        return () => {
          stop();
          failures.delete(tell);
        };
      }, [isHere, stands, want]);
      useEffect(() => {
        if (stands && hasMore?.(props)) want();
      });
      // a new prop or another address before the code is here would make React throw away what the server rendered, and
      // what was typed in it
      const given = isHere || !stands ? props : null;
      const location = use(LocationContext);
      const [rendered] = useState(location);
      const part = useMemo(
        () => (
          <Suspense fallback={waiting?.(props)}>
            <Part {...props} />
          </Suspense>
        ),
        // eslint-disable-next-line react-hooks/exhaustive-deps -- it stays what the server sent until its code is here
        [given],
      );
      return (
        <div ref={box}>
          <LocationContext value={given ? location : rendered}>{part}</LocationContext>
        </div>
      );
    };
  };
