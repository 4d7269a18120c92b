import { bungalow } from '../../illustrations/houses';
import { at, C, circle, p, path, polygon, rect, repeat } from '../../illustrations/kit';
import { larch, shrub, spruce } from '../../illustrations/trees';

export const WIDE = 1240;
export const TALL = 420;
const DECK = 236;
/** How far the land goes on outside the picture */
const BEYOND = 900;
const NEAR = 312;
const FAR = 930;

/** The bank at the far end: steps, columns, a pediment. */
const bank = (): string =>
  [
    rect(0, -150, 190, 150, C.st),
    rect(0, -150, 62, 150, '#f2ead9'),
    polygon('-14,-150 95,-216 204,-150', C.sp8),
    polygon('-14,-150 95,-216 95,-150', C.sp7),
    rect(-8, -154, 206, 10, '#fff'),
    repeat(4, (i) => rect(16 + i * 47, -140, 17, 126, '#fff') + rect(12 + i * 47, -144, 25, 7, C.gr)),
    rect(78, -88, 34, 74, C.la4),
    rect(-10, -14, 210, 8, C.gr),
    rect(-18, -6, 226, 6, C.gr2),
    rect(92, -256, 4, 44, C.sp9),
    polygon('96,-256 126,-248 96,-240', C.ba5),
  ].join('');

/** How deep the gorge is: the page cuts it off where its first part ends. */
const DEEP = 1600;
const PLUM = '#8a69a5';
const BOARD = { width: 138, top: DECK + 152, height: 72 } as const;

/** What the crossing has cost by a pier. */
export interface Toll {
  months: number;
  /** '12 months' */
  words: string;
  /** '$44,968' */
  cost: string;
}

const wall = (points: string, top: string): string => polygon(points, C.sp6) + polygon(top, C.sp5);

/** A span of the viaduct: an arch between two piers. */
function span(from: number, to: number): string {
  const y = DECK + 126;
  const reach = (to - from - 26) / 2;
  return path(p`M${from} ${DECK + 10}H${to}V${y}H${to - 13}A${reach} 96 0 0 0 ${from + 13} ${y}H${from}Z`, C.pl);
}

const board = (x: number, { words, cost }: Toll, ground: string, ink: string): string =>
  `<g class="toll">${rect(x - BOARD.width / 2, BOARD.top, BOARD.width, BOARD.height, ground, 'rx="8"')}` +
  `<text x="${Math.round(x)}" y="${BOARD.top + 27}" fill="${ink}">${words}</text>` +
  `<text x="${Math.round(x)}" y="${BOARD.top + 58}" fill="${ink}" class="cost">${cost}</text></g>`;

/** A viaduct over a gorge. At each pier stands what the crossing has cost by then, at the far end all of it. */
export function bridgeArt(tolls: readonly Toll[]): string {
  const months = tolls.at(-1)?.months ?? 1;
  const piers = tolls.map((toll) => ({ toll, x: NEAR + ((FAR - NEAR) * toll.months) / months }));
  const posts = Math.min(months, 36);
  const every = (FAR - NEAR) / posts;
  return [
    repeat(4, (i) => rect(NEAR + 20 + i * 90, 560 + i * 170, 330, 10, '#fff', 'opacity=".5" rx="5"')),
    wall(
      p`${-BEYOND},${DECK + 12} ${NEAR + 8},${DECK + 12} ${NEAR - 60},${DEEP} ${-BEYOND},${DEEP}`,
      p`${-BEYOND},${DECK + 12} ${NEAR + 8},${DECK + 12} ${NEAR + 6},${DECK + 28} ${-BEYOND},${DECK + 28}`,
    ),
    piers.map(({ x }, index) => span(index === 0 ? NEAR : (piers[index - 1]?.x ?? NEAR), x)).join(''),
    piers
      .slice(0, -1)
      .map(({ x }) => rect(x - 13, DECK + 10, 26, DEEP, C.pl) + rect(x - 13, DECK + 10, 9, DEEP, PLUM))
      .join(''),
    wall(
      p`${FAR - 8},${DECK + 12} ${WIDE + BEYOND},${DECK + 12} ${WIDE + BEYOND},${DEEP} ${FAR + 60},${DEEP}`,
      p`${FAR - 8},${DECK + 12} ${WIDE + BEYOND},${DECK + 12} ${WIDE + BEYOND},${DECK + 28} ${FAR - 6},${DECK + 28}`,
    ),
    rect(NEAR - 14, DECK, FAR - NEAR + 28, 14, '#4d3463'),
    rect(NEAR - 14, DECK, FAR - NEAR + 28, 4, PLUM),
    repeat(posts + 1, (i) => rect(NEAR + i * every - 1.5, DECK - 26, 3, 26, C.sp9)),
    rect(NEAR, DECK - 27, FAR - NEAR, 3.5, C.sp9),
    piers.map(({ x }) => rect(x - 2.5, DECK - 66, 5, 66, C.sp9) + circle(x, DECK - 70, 9, C.la3)).join(''),
    piers
      .map(({ x, toll }, index) =>
        index < piers.length - 1 ? board(x, toll, '#fff', C.sp9) : board(FAR + 92, toll, C.la4, C.sp9),
      )
      .join(''),
    at(44, DECK + 12, spruce(140)),
    at(8, DECK + 12, spruce(100, C.sp8, C.sp7)),
    at(84, DECK + 12, bungalow(), 1.05),
    at(286, DECK + 12, shrub(30, C.sp5)),
    at(990, DECK + 12, bank()),
    at(1218, DECK + 12, larch(120)),
    at(950, DECK + 12, shrub(34, C.sp5)),
  ].join('');
}
