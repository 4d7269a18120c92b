/**
 * What may stand at the bottom edge of the window, the lowest first. Bars take the edge itself; whatever floats (the questions
 * about visits and about a new legal text, the assistant, messages) stands above what would lie under it, and its sheet reads
 * how high that is: `--under-cookies`, `--under-agree`, `--under-chat`, `--under-toasts`. Something new at this edge needs its
 * line here.
 */
const AT_THE_EDGE = ['dock', 'calc-bar', 'cmp-tray', 'cookies', 'agree', 'chat', 'a-toasts'] as const;
const FLOATING = {
  cookies: '--under-cookies',
  agree: '--under-agree',
  chat: '--under-chat',
  'a-toasts': '--under-toasts',
} as const;
const SELECTOR = AT_THE_EDGE.map((name) => `.${name}`).join();

/** A thing at the bottom edge: where it stands across the window, and how high it is with the room below it. */
export interface Standing {
  name: string;
  left: number;
  right: number;
  height: number;
}

const crosses = (one: Standing, other: Standing): boolean => one.left < other.right && other.left < one.right;

/** How high each stands, in the order from the edge: above everything below it that it would lie on. */
export function heightsBelow(standing: readonly Standing[]): number[] {
  const tops: number[] = [];
  return standing.map((one, at) => {
    const floats = one.name in FLOATING;
    const below = floats ? Math.max(0, ...tops.filter((_, lower) => crosses(one, standing[lower] ?? one))) : 0;
    tops[at] = below + one.height;
    return below;
  });
}

/** Its own height, and what its sheet leaves free below it. */
function measured(element: HTMLElement, name: string): Standing {
  const { left, right, height } = element.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(element).bottom) || 0;
  const lifted =
    name in FLOATING ? Number.parseFloat(document.documentElement.style.getPropertyValue(property(name))) || 0 : 0;
  return { name, left, right, height: height === 0 ? 0 : height + Math.max(0, room - lifted) };
}

const property = (name: string): string => FLOATING[name as keyof typeof FLOATING];

function place(): void {
  const standing = AT_THE_EDGE.flatMap((name) =>
    [...document.querySelectorAll<HTMLElement>(`.${name}`)].slice(0, 1).map((element) => measured(element, name)),
  );
  for (const [at, below] of heightsBelow(standing).entries()) {
    const name = standing[at]?.name ?? '';
    if (name in FLOATING) document.documentElement.style.setProperty(property(name), `${below}px`);
  }
}

/** Keeps what floats at the bottom edge off what stands there, until the returned function is called. */
export function watchBottomEdge(): () => void {
  const sizes = new ResizeObserver(place);
  let known: readonly Element[] = [];
  const look = (): void => {
    const now = [...document.querySelectorAll(SELECTOR)];
    if (now.length === known.length && now.every((element, at) => element === known[at])) return;
    for (const element of known) sizes.unobserve(element);
    for (const element of now) sizes.observe(element);
    known = now;
    place();
  };
  const comings = new MutationObserver(look);
  comings.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', place);
  look();
  return () => {
    comings.disconnect();
    sizes.disconnect();
    window.removeEventListener('resize', place);
  };
}
