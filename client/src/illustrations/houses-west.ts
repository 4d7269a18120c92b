import { at, C, circle, door, path, polygon, rect, repeat, window } from './kit';

/** Vancouver Special, 224 × 172 */
export function vancouver(): string {
  const brick = repeat(5, (row) =>
    repeat(8, (i) => rect(12 + i * 24 + (row % 2 ? 12 : 0), -62 + row * 13, 20, 1.5, '#b3634a', 'opacity=".6"')),
  );
  const glazed = { sill: false, frame: C.sp8 };
  return [
    rect(8, -136, 208, 136, C.st),
    rect(8, -136, 70, 136, C.sn, 'opacity=".55"'),
    rect(8, -66, 208, 66, '#c5745a'),
    brick,
    polygon('-6,-136 112,-172 230,-136 230,-128 -6,-128', C.sp8),
    polygon('-6,-136 112,-172 112,-164 -6,-128', C.sp7),
    window(28, -112, 52, 34, glazed),
    window(100, -118, 40, 52, { ...glazed, lit: true }),
    window(160, -112, 40, 34, glazed),
    rect(0, -72, 224, 6, C.sp8),
    repeat(28, (i) => rect(2 + i * 8.1, -90, 1.6, 18, C.sp8)),
    rect(0, -92, 224, 3, C.sp8),
    window(24, -48, 62, 30, { frame: C.sn }),
    door(112, 52, 30, C.la5, C.sn),
    window(162, -48, 40, 30, { frame: C.sn }),
    rect(104, -6, 46, 6, C.gr2),
    rect(108, -10, 38, 4, C.gr),
  ].join('');
}

/** Prairie grain elevator, 118 × 254 */
export function elevator(): string {
  return [
    rect(0, -178, 72, 178, C.ba6),
    rect(0, -178, 30, 178, C.ba5),
    polygon('-4,-178 14,-212 58,-212 76,-178', C.ba7),
    rect(20, -238, 32, 28, C.ba6),
    rect(20, -238, 13, 28, C.ba5),
    polygon('16,-238 36,-254 56,-238', C.ba7),
    repeat(4, (i) => rect(0, -142 + i * 36, 72, 1.5, C.ba7, 'opacity=".45"')),
    rect(24, -46, 24, 46, C.ba7),
    rect(72, -64, 44, 64, C.ba6),
    polygon('70,-64 118,-50 118,-44 70,-58', C.ba7),
    circle(36, -150, 11, C.la3),
    path('M36 -157 c4 4 4 9 0 14 c-4 -5 -4 -10 0 -14z M36 -143v5', C.ba7),
  ].join('');
}

/** Prairie bungalow, 186 × 140 */
export function bungalow(): string {
  return [
    rect(6, -70, 158, 70, '#f2ead9'),
    rect(6, -70, 56, 70, '#fbf6ea'),
    repeat(7, (i) => rect(6, -61 + i * 9, 158, 1, '#dccfb6')),
    polygon('-8,-70 36,-116 134,-116 178,-70 178,-64 -8,-64', C.lk7),
    polygon('-8,-70 36,-116 60,-116 22,-64 -8,-64', '#2a6a89'),
    rect(118, -138, 16, 30, C.ba6),
    rect(115, -140, 22, 5, C.ba7),
    polygon('92,-64 124,-92 156,-64', '#f2ead9'),
    polygon('86,-62 124,-98 162,-62 156,-62 124,-90 92,-62', C.lk7),
    window(22, -50, 44, 28, { lit: true }),
    door(110, 46, 26, C.sp6),
    rect(88, -6, 72, 6, C.la8),
    rect(92, -60, 4, 56, C.wh),
    rect(152, -60, 4, 56, C.wh),
  ].join('');
}

/** Laneway house, 168 × 122 */
export function modern(): string {
  return [
    rect(0, -92, 92, 92, C.sp8),
    rect(0, -92, 30, 92, C.sp7),
    polygon('-6,-92 98,-122 98,-112 -6,-84', C.la5),
    polygon('0,-90 92,-116 92,-92 0,-92', C.sp8),
    rect(92, -64, 66, 64, '#efe6d4'),
    rect(88, -70, 76, 7, C.sp9),
    window(14, -74, 40, 30, { frame: C.la3, sill: false, lit: true }),
    window(104, -50, 42, 34, { frame: C.sp9, sill: false }),
    door(62, 48, 20, C.la4, C.sp9),
    window(14, -30, 34, 18, { frame: C.la3, sill: false }),
  ].join('');
}

export function mountains(w = 560): string {
  return [
    polygon(`0,0 0,-118 64,-196 118,-128 168,-226 236,-120 286,-166 352,-84 420,-112 ${w},0`, C.lk3),
    polygon('64,-196 92,-160 74,-152 62,-164 48,-154 40,-168', C.wh),
    polygon('168,-226 200,-176 182,-166 168,-180 154,-164 142,-176', C.wh),
    polygon('286,-166 306,-144 290,-138 278,-146 268,-148', C.wh),
    polygon(`0,0 0,-70 60,-104 140,-56 220,-92 320,-40 430,-58 ${w + 40},0`, '#83bdd3'),
  ].join('');
}

/** Snow-topped hills at the back of a scene whose ground lies at `y`. */
export const backdrop = (y: number): string => at(0, y, mountains(), 0.88);
