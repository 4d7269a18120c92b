import { at, C, circle, path, polygon, rect, repeat, stroke } from './kit';

/** An agent's window: 480 by 540, its opening from 98,106 to 382,398. A photo covers the room; the sill stands before it. */
const MORTAR = '#b3634a';
const BRICKS = '#c5745a';

const bricks = repeat(22, (row) =>
  repeat(11, (brick) =>
    rect(brick * 48 - (row % 2 === 0 ? 22 : 46) + 24, 14 + row * 25, 40, 2.4, MORTAR, 'opacity=".55"'),
  ),
);

const shutter = (x: number): string =>
  rect(x, 84, 52, 366, C.sp8) +
  rect(x, 84, 16, 366, C.sp7) +
  repeat(24, (slat) => rect(x + 7, 96 + slat * 14.6, 38, 5, C.sp9, 'opacity=".55"'));

const lintel =
  polygon('62,66 240,26 418,66 418,84 62,84', '#f0d9a8') +
  polygon('62,66 240,26 240,84 62,84', '#f7e6c0') +
  rect(228, 36, 24, 48, '#e2c88e');

const books =
  rect(98, 196, 284, 6, '#d9a44c') +
  rect(112, 150, 12, 46, C.ba5) +
  rect(126, 142, 10, 54, C.sp6) +
  rect(138, 156, 14, 40, C.lk5) +
  rect(154, 146, 9, 50, C.pl) +
  rect(165, 152, 12, 44, C.la5);

const lamp =
  circle(352, 150, 24, '#fff5dc') +
  stroke('M352 96V128', C.sp8, 3) +
  polygon('326,160 338,126 366,126 378,160', C.sp7) +
  rect(332, 160, 40, 5, C.wh);

// no empty chair: without a photo nobody is missing, the room has a picture and a plant
const picture =
  rect(118, 222, 112, 92, '#c08a35') +
  rect(124, 228, 100, 80, C.lk2) +
  polygon('124,284 156,262 224,288 224,308 124,308', C.sp5) +
  rect(152, 268, 44, 32, C.wh) +
  polygon('146,270 174,248 202,270', C.ba5) +
  rect(168, 282, 12, 18, C.sp8);
const plant =
  [
    'M214 316c-26-8-38-32-30-58c22 8 34 30 30 58z',
    'M216 316c-10-28-2-56 18-72c16 24 10 54-18 72z',
    'M218 316c10-26 32-38 52-34c-4 24-24 38-52 34z',
  ]
    .map((leaf, index) => path(leaf, index === 1 ? C.sp5 : C.sp6))
    .join('') +
  polygon('198,314 236,314 230,352 204,352', C.ba5) +
  rect(195, 310, 44, 8, C.ba6);
// a desk with papers and a laptop: somebody works here
const desk =
  picture +
  plant +
  rect(98, 352, 284, 12, '#d9a44c') +
  rect(98, 364, 284, 34, '#c08a35') +
  rect(126, 336, 66, 4, C.wh) +
  rect(130, 340, 66, 4, C.st) +
  rect(126, 344, 66, 8, C.wh) +
  polygon('262,352 274,300 346,300 358,352', C.sp9) +
  polygon('268,350 278,304 342,304 352,350', C.lk3);

const sash =
  rect(98, 96, 284, 10, '#e9eeec') +
  rect(98, 120, 284, 9, C.wh) +
  rect(98, 129, 284, 3, '#d9e1de') +
  rect(237, 96, 6, 24, C.wh);

const leaf = 'c-14-12-10-26-2-28c8-10 20 0 16 10c8 6 2 16-14 18z';
const flowers = [C.ba5, C.la4, C.wh, C.ba5, C.la4];
const planter =
  rect(66, 438, 348, 20, C.wh) +
  rect(66, 458, 348, 6, '#e2d9c4') +
  rect(92, 398, 176, 40, C.sp9) +
  rect(92, 398, 60, 40, C.sp8) +
  rect(88, 394, 184, 8, C.sp7) +
  repeat(7, (index) => path(`M${104 + index * 25} 396${leaf}`, index % 2 === 0 ? C.sp6 : C.sp5)) +
  flowers
    .map(
      (colour, index) =>
        circle(112 + index * 34, 374 + (index % 2) * 8, 8, colour) +
        circle(112 + index * 34, 374 + (index % 2) * 8, 3, C.la8),
    )
    .join('');

const mug =
  rect(316, 402, 38, 36, C.lk7, 'rx="4"') +
  rect(316, 402, 13, 36, C.lk5, 'rx="4"') +
  stroke('M354 412c16 0 16 18 0 18', C.lk7, 5);

const shrub = 'M0 0C0-20 17-27 24-21C30-35 58-29 58 0Z';
const street =
  rect(0, 512, 480, 28, C.gr2) +
  rect(0, 512, 480, 4, C.gr) +
  at(44, 514, path(shrub, C.sp6)) +
  at(372, 514, path(shrub, C.sp5));

const wall = rect(0, 0, 480, 540, BRICKS) + bricks + lintel + shutter(34) + shutter(394);
const room = rect(86, 84, 308, 366, C.wh) + rect(98, 96, 284, 342, '#fcd995') + books + lamp + desk;

export const AGENT_SCENES = {
  'agent-window': { viewBox: '0 0 480 540', drawing: wall + room + sash + planter + mug + street },
  'agent-sill': { viewBox: '0 0 480 540', drawing: sash + planter + mug },
} as const;
