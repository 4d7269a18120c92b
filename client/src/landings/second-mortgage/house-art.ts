import { at, C, circle, p, path, polygon, rect, repeat, window } from '../../illustrations/kit';
import { shrub, spruce } from '../../illustrations/trees';

/** Pixels from the ground to the ridge, whatever the home is worth. */
export const TALL = 434;
export const WIDE = 300;
const BRICK = '#a8472f';
const LIGHT_BRICK = '#bd5a41';
const JOINT = '#8a3824';
const STONE = '#f0d9a8';
/** A floor of the first mortgage */
const FLOOR = 124;

export interface Levels {
  /** Heights above the ground as negative y: the top of the first mortgage, of the second, and the ridge */
  first: number;
  second: number;
  ridge: number;
}

/** The home's value as a height: the first mortgage below, the second on top of it, and what stays. */
export const levelsOf = (value: number, first: number, second: number): Levels => ({
  first: (-first / value) * TALL,
  second: (-(first + second) / value) * TALL,
  ridge: -TALL,
});

const bricks = (top: number): string =>
  repeat(Math.floor((-top - 8) / 13), (row) =>
    repeat(12, (column) =>
      (column * 7 + row * 5) % 4 === 0
        ? rect(8 + column * 24 + (row % 2 ? 12 : 0), top + 10 + row * 13, 15, 2, JOINT, 'opacity=".5"')
        : '',
    ),
  );

function entrance(height: number): string {
  const tall = Math.min(104, height - 16);
  if (tall < 40) return '';
  return [
    rect(183, -tall, 62, tall, STONE),
    rect(189, 6 - tall, 50, tall - 6, C.sp7),
    rect(189, 6 - tall, 20, tall - 6, C.sp6),
    rect(200, 18 - tall, 28, 0.3 * tall, C.la2),
    circle(232, -0.44 * tall, 3, C.la4),
    polygon(p`172,${-tall} 214,${-tall - 26} 256,${-tall}`, C.sp8),
    rect(176, -tall, 76, 5, C.sp9),
    rect(172, -8, 84, 8, C.gr2),
    rect(180, -14, 68, 6, C.gr),
  ].join('');
}

/** Windows of the first mortgage: as many floors as its height has room for. */
function floors(top: number): string {
  const count = Math.max(1, Math.round(-top / FLOOR));
  const height = -top / count;
  if (height < 56) return '';
  const tall = Math.min(66, height * 0.53);
  return repeat(count, (floor) => {
    const y = top + floor * height + 0.2 * height;
    const isGround = floor === count - 1;
    if (isGround) return window(30, y - 4, 92, tall - 4, { frame: STONE, lit: true }) + entrance(height);
    const row = [30, 128, 226].map((x, index) => window(x, y, 44, tall, { frame: STONE, lit: index === floor % 3 }));
    return [...row, rect(-6, top + (floor + 1) * height - 8, WIDE + 12, 7, STONE)].join('');
  });
}

function gold({ first, second }: Levels): string {
  const height = first - second;
  const hasRoom = height > 34;
  return [
    rect(-4, second, WIDE + 8, height, C.la4),
    rect(-4, second, 96, height, C.la3),
    hasRoom
      ? repeat(5, (i) =>
          window(22 + i * 56, second + 13, 32, height - 26, { frame: '#fff8e8', lit: true, sill: false }),
        )
      : '',
    rect(-8, first - 4, WIDE + 16, 6, C.la5),
    rect(-8, second - 3, WIDE + 16, 5, C.la5),
  ].join('');
}

function gable({ second, ridge }: Levels): string {
  const middle = WIDE / 2;
  const chimney = second + (ridge - second) * 0.86;
  return [
    polygon(p`0,${second} ${middle},${ridge} ${WIDE},${second}`, LIGHT_BRICK),
    polygon(p`${middle},${ridge} ${WIDE},${second} ${middle},${second}`, BRICK),
    window(middle - 18, second - 62, 36, 40, { frame: STONE, bars: 'vh' }),
    path(
      p`M${middle - 30} ${second - 66} Q${middle} ${second - 96} ${middle + 30} ${second - 66} L${middle + 24} ${second - 62} Q${middle} ${second - 86} ${middle - 24} ${second - 62}Z`,
      STONE,
    ),
    rect(WIDE - 66, chimney, 26, second - chimney - 40, JOINT),
    rect(WIDE - 70, chimney - 4, 34, 7, '#6f2817'),
    polygon(
      p`-20,${second} ${middle},${ridge - 16} ${WIDE + 20},${second} ${WIDE},${second} ${middle},${ridge + 5} 0,${second}`,
      C.sp8,
    ),
  ].join('');
}

/** The whole drawing, with its garden; the ground lies at y = 0. */
export const houseArt = (levels: Levels): string =>
  [
    at(-70, 0, spruce(150)),
    at(-112, 0, spruce(98)),
    at(-44, 0, shrub(46, C.sp5)),
    rect(0, levels.first, WIDE, -levels.first, BRICK),
    rect(0, levels.first, 92, -levels.first, LIGHT_BRICK),
    bricks(levels.first),
    floors(levels.first),
    gold(levels),
    gable(levels),
    at(288, 0, shrub(42, C.sp5)),
  ].join('');
