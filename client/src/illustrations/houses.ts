import { C, circle, door, p, path, polygon, rect, repeat, stroke, window } from './kit';

const SANDSTONE = '#f0d9a8';

interface Gable {
  x: number;
  doorColour: string;
  /** y of the window with a light on */
  lit: number;
}

function gable({ x, doorColour, lit }: Gable): string {
  const brick = '#a8472f';
  const light = '#bd5a41';
  const roof = p`${x - 8},-164 ${x + 43},-240 ${x + 94},-164 ${x + 84},-164 ${x + 43},-224 ${x + 2},-164`;
  const arch = p`M${x + 22} -192 Q${x + 43} -206 ${x + 64} -192 L${x + 60} -186 Q${x + 43} -197 ${x + 26} -186Z`;
  const bay = [-138, -76].map((y) =>
    [
      window(x + 19, y, 24, 42, { bars: 'h', frame: SANDSTONE, lit: lit === y }),
      rect(x + 8, y, 4, 42, C.lk7),
      rect(x + 50, y, 4, 42, C.lk7),
    ].join(''),
  );
  return [
    rect(x, -168, 86, 168, brick),
    rect(x, -168, 22, 168, light),
    polygon(p`${x - 2},-168 ${x + 43},-232 ${x + 88},-168`, brick),
    polygon(roof, C.sp8),
    path(arch, SANDSTONE),
    circle(x + 43, -210, 4, SANDSTONE),
    window(x + 33, -184, 20, 18, { bars: '', frame: SANDSTONE, sill: false }),
    polygon(p`${x + 4},-150 ${x + 14},-158 ${x + 50},-158 ${x + 58},-150`, C.sp8),
    rect(x + 6, -150, 50, 150, light),
    rect(x + 14, -150, 34, 150, brick),
    ...bay,
    rect(x + 4, -90, 54, 5, SANDSTONE),
    rect(x + 4, -26, 54, 4, SANDSTONE),
    door(x + 63, 58, 18, doorColour, SANDSTONE),
    window(x + 64, -134, 14, 38, { bars: 'h', frame: SANDSTONE }),
    rect(x + 60, -66, 24, 5, SANDSTONE),
    rect(x + 58, -8, 28, 8, C.gr2),
    rect(x + 60, -12, 24, 4, C.gr),
  ].join('');
}

/** Toronto bay-and-gable, a semi-detached pair, 180 × 240 */
export const bayGable = (): string =>
  [
    gable({ x: 0, doorColour: C.sp7, lit: -138 }),
    gable({ x: 86, doorColour: C.la5, lit: -76 }),
    rect(85, -170, 2, 170, '#7d2f1d'),
    rect(78, -226, 16, 40, '#8a3824'),
    rect(75, -228, 22, 5, '#6f2817'),
  ].join('');

const STAIR_RAILS = [
  'M180 -70 L182 -90', 'M190 -68 L200 -86', 'M197 -62 L212 -76', 'M200 -54 L215 -62', 'M198 -44 L210 -48',
  'M190 -34 L202 -39', 'M180 -26 L190 -30', 'M172 -18 L182 -20', 'M166 -9 L179 -10',
]; // prettier-ignore

function balconyDoor(y: number, colour: string, glass: string): string {
  return [
    rect(98, y, 22, 46, C.wh),
    rect(100, y + 2, 18, 44, colour),
    rect(103, y + 6, 12, 14, C.la2),
    rect(126, y + 4, 26, 34, C.wh),
    rect(129, y + 7, 20, 28, glass),
  ].join('');
}

/** Montréal triplex with its outside stair, 216 × 232 */
export function triplex(): string {
  const balcony = (y: number): string =>
    rect(90, y, 84, 5, C.sp9) +
    repeat(12, (i) => rect(91 + i * 7.4, y - 18, 1.6, 18, C.sp9)) +
    rect(90, y - 20, 84, 2.6, C.sp9);
  const floor = (y: number, lit: boolean): string =>
    window(14, y, 26, 40, { bars: 'vh' }) + window(54, y, 26, 40, { bars: 'vh', lit });
  return [
    rect(0, -196, 168, 196, '#bcc6c8'),
    rect(0, -196, 58, 196, '#cdd6d7'),
    repeat(15, (row) => rect(0, -196 + row * 13, 168, 1, '#a3b0b3', 'opacity=".7"')),
    rect(-4, -212, 176, 18, C.sp8),
    rect(-8, -214, 184, 6, C.sp7),
    repeat(14, (i) => rect(2 + i * 12.4, -204, 5, 8, C.sp5)),
    polygon('60,-214 84,-232 108,-214', C.sp8),
    circle(84, -219, 4, C.la4),
    floor(-178, false),
    floor(-116, true),
    floor(-50, false),
    balconyDoor(-182, C.ba5, C.lk7),
    balconyDoor(-120, C.lk5, C.la3),
    door(104, 52, 20, C.la5),
    balcony(-134),
    balcony(-72),
    stroke('M176 -70 C206 -70 210 -44 188 -30 C170 -18 164 -12 164 0', C.sp9, 4),
    stroke('M176 -90 C222 -90 226 -54 200 -38 C184 -28 178 -18 178 -4', C.sp9, 2.4),
    stroke(STAIR_RAILS.join(' '), C.sp9, 2),
    rect(160, -4, 24, 4, C.gr2),
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
