const AHEAD: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** What lies beside the way counts more than what lies ahead: the next call of a lane before a nearer one of another. */
const BESIDE = 4;

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Gives the focus to the nearest call in the direction of an arrow key. Says whether there was one. */
export function moveByArrow(from: HTMLElement, key: string): boolean {
  const way = AHEAD[key];
  const grid = from.closest('[role=region]');
  if (!way || !grid) return false;
  const here = middleOf(from);
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const call of grid.querySelectorAll<HTMLElement>('[data-call]')) {
    const there = middleOf(call);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const distance = ahead + BESIDE * Math.abs(way[0] === 0 ? dx : dy);
    if (ahead > 1 && distance < least) [nearest, least] = [call, distance];
  }
  nearest?.focus();
  return nearest !== undefined;
}
