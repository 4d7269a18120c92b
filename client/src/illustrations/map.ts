import { at, C, circle, path, rect, repeat, stroke } from './kit';
import { maple, spruce } from './trees';

const BLOCK = '#e3ece7';
const ROAD = '#ffffff';

/** A block of roofs seen from above. */
const roofs = (x: number, y: number, count: number, colours: readonly string[]): string =>
  repeat(count, (i) => {
    const colour = colours[i % colours.length] ?? C.ba5;
    return rect(x + i * 34, y, 26, 34, colour, 'rx="2"') + rect(x + i * 34, y, 26, 17, '#fff', 'opacity=".18" rx="2"');
  });

const pin = (): string =>
  path('M0 0 C-10 -22 -34 -40 -34 -66 A34 34 0 0 1 34 -66 C34 -40 10 -22 0 0Z', C.sp8) +
  circle(0, -66, 24, C.wh) +
  path('M0 -84 18 -68 V-52 H-18 V-68Z', C.la4) +
  rect(-4, -62, 8, 10, C.sp8);

/** A neighbourhood by the water with our sign in it: a picture, not a plan. */
export const map = [
  rect(0, 0, 720, 460, BLOCK),
  path('M0 380 C120 350 220 396 340 372 C470 346 560 372 720 336 V460 H0Z', C.lk3),
  stroke('M0 392 C120 362 220 408 340 384 C470 358 560 384 720 348', C.wh, 2),
  rect(430, 40, 190, 120, C.sp2, 'rx="16"'),
  stroke('M0 196 H720', ROAD, 26),
  stroke('M0 60 H400 M0 310 C180 288 330 322 720 268', ROAD, 16),
  stroke('M236 0 V330 M400 0 V340', ROAD, 20),
  stroke('M110 0 V320 M560 196 V310 M660 0 V300', ROAD, 14),
  `<path d="M0 196H720" stroke="${C.la3}" stroke-width="2.5" stroke-dasharray="16 14"/>`,
  roofs(20, 86, 2, [C.ba5, C.lk5]),
  roofs(132, 86, 3, [C.la4, C.sp5, C.ba6]),
  roofs(262, 86, 4, [C.lk5, C.la4, C.ba5, C.sp5]),
  roofs(20, 226, 2, [C.sp5, C.la4]),
  roofs(132, 226, 3, [C.pl, C.ba5, C.lk5]),
  roofs(424, 222, 3, [C.ba5, C.la4, C.lk7]),
  roofs(582, 222, 2, [C.sp5, C.ba6]),
  roofs(20, 14, 2, [C.lk7, C.la5]),
  roofs(262, 12, 3, [C.sp5, C.ba5, C.la4]),
  rect(470, 84, 70, 40, C.lk3, 'rx="20"'),
  at(452, 150, spruce(44)),
  at(590, 146, maple(56)),
  at(566, 90, spruce(40)),
  at(640, 180, maple(34)),
  at(318, 300, pin(), 1.25),
].join('');
