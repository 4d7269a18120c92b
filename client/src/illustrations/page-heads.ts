import { bayGable, jellybeanRow, lighthouse, triplex } from './houses-east';
import { bungalow, elevator, modern, vancouver } from './houses-west';
import { at, C, circle, door, p, path, polygon, rect, repeat, stroke } from './kit';
import { larch, maple, shrub, spruce } from './trees';

/** The drawings at the top of the inner pages: 600 × 300, the ground at y = 300, a corner of the home page's street each. */
const G = 300;
const on = (x: number, drawing: string, scale?: number): string => at(x, G, drawing, scale);
const sun = (x: number, y: number, r: number): string => circle(x, y, r, C.la2) + circle(x, y, r * 0.82, C.la3);
const hill = (colour: string, x: number, w: number, h: number): string =>
  path(p`M${x} ${G} C${x + w * 0.25} ${G - h} ${x + w * 0.7} ${G - h * 0.9} ${x + w} ${G}Z`, colour);

const mailbox = (): string =>
  [
    rect(-4, -54, 8, 54, C.la8),
    path('M-22 -54v-18a14 14 0 0 1 14 -14h36a14 14 0 0 1 14 14v18Z', C.ba6),
    path('M-22 -54v-18a14 14 0 0 1 28 0v18Z', C.ba5),
    rect(-16, -70, 16, 3, C.ba7),
    rect(30, -108, 4, 36, C.sp8),
    rect(34, -108, 18, 11, C.la4),
  ].join('');

const picket = (x: number): string => polygon(p`${x},0 ${x},-52 ${x + 6},-62 ${x + 12},-52 ${x + 12},0`, C.wh);
const fence = (count: number): string =>
  rect(-6, -44, count * 20 + 4, 6, '#dfe8e4') +
  rect(-6, -20, count * 20 + 4, 6, '#dfe8e4') +
  repeat(count, (i) => picket(i * 20));

const padlock = (): string =>
  `<path d="M-9 -16v-9a9 9 0 0 1 18 0v9" fill="none" stroke="${C.sp9}" stroke-width="5"/>` +
  rect(-15, -16, 30, 24, C.la4, 'rx="4"') +
  circle(0, -6, 4, C.sp9) +
  rect(-1.5, -5, 3, 8, C.sp9);

const pennants = (from: number, to: number, y: number, count: number): string => {
  const colours = [C.la4, C.ba5, C.lk5, C.sp5];
  const step = (to - from) / count;
  const sag = (i: number): number => y + Math.sin((Math.PI * i) / count) * 26;
  return (
    stroke(p`M${from} ${y} Q${(from + to) / 2} ${y + 52} ${to} ${y}`, C.sp8, 2) +
    repeat(count, (i) => {
      const x = from + i * step + step * 0.2;
      const top = sag(i + 0.5);
      return polygon(p`${x},${top} ${x + step * 0.6},${top} ${x + step * 0.3},${top + 22}`, colours[i % 4] ?? C.la4);
    })
  );
};

const board = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, C.wh, 'rx="6"') + rect(x, y, w, 12, C.sp8, 'rx="6"') + rect(x, y + 6, w, 6, C.sp8);

const keySign = (): string =>
  rect(-4, -110, 8, 110, C.sp9) +
  board(-46, -120, 92, 66) +
  `<circle cx="-18" cy="-80" r="10" fill="none" stroke="${C.la5}" stroke-width="6"/>` +
  `<path d="M-8 -80h36M14 -80v11M24 -80v8" stroke="${C.la5}" stroke-width="6" stroke-linecap="round"/>`;

const arrow = (y: number, towards: 1 | -1, colour: string): string =>
  polygon(
    `${-44 * towards},${y} ${44 * towards},${y} ${62 * towards},${y + 15} ${44 * towards},${y + 30} ${-44 * towards},${y + 30}`,
    colour,
  );
const crossroads = (): string =>
  rect(-5, -168, 10, 168, C.sp9) + arrow(-160, 1, C.la4) + arrow(-116, -1, C.sp6) + circle(0, -172, 8, C.la4);

const about = [
  sun(330, 150, 118),
  hill(C.sp3, 250, 420, 70),
  on(20, spruce(120)),
  on(52, triplex()),
  on(296, bayGable()),
  on(508, maple(120)),
  on(556, maple(84)),
  on(470, shrub(40)),
  on(268, shrub(28, C.sp5)),
];

const contact = [
  sun(210, 110, 84),
  polygon('0,300 92,172 134,226 196,126 262,214 300,180 372,300', C.lk3),
  polygon('196,126 224,164 206,158 196,168 184,158 173,164', C.wh),
  polygon('92,172 110,196 94,190 82,196 74,197', C.wh),
  on(60, spruce(160)),
  on(104, spruce(112, C.sp8, C.sp7)),
  on(150, vancouver(), 1.1),
  on(448, mailbox()),
  on(520, larch(130)),
  on(562, larch(92)),
  on(474, shrub(34)),
];

const privacy = [
  polygon('388,66 120,20 120,112', C.la2),
  sun(150, 130, 96),
  path('M0 300 C20 262 90 242 170 242 H470 C540 246 580 268 600 300Z', C.lk3),
  ...[
    [110, 262, 60],
    [250, 274, 46],
    [160, 286, 40],
  ].map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 2, C.wh, 'opacity=".8"')),
  path('M300 300 C320 236 380 230 440 238 C500 240 560 262 600 300Z', C.gr2),
  path('M330 300 C350 256 400 244 440 248 L420 300Z', C.gr),
  at(350, 240, lighthouse(), 1.5),
  at(440, 244, jellybeanRow(2, 4), 0.72),
  on(560, spruce(84)),
];

const hiring = (): string =>
  [
    rect(0, -112, 5, 112, C.sp9),
    rect(0, -108, 84, 5, C.sp9),
    circle(2.5, -116, 4, C.la4),
    rect(14, -103, 2, 10, C.gr2),
    rect(68, -103, 2, 10, C.gr2),
    rect(8, -93, 70, 44, C.wh),
    rect(8, -93, 70, 12, C.ba6),
    `<text x="43" y="-61" text-anchor="middle" font-family="Figtree,Arial,sans-serif" font-weight="800" font-size="17" fill="${C.sp9}">Hiring</text>`,
  ].join('');

const careers = [
  sun(420, 140, 104),
  hill(C.la2, -60, 460, 96),
  hill(C.la3, 120, 560, 62),
  on(352, elevator(), 1.06),
  on(336, spruce(92)),
  on(108, bungalow(), 1.1),
  on(496, larch(136)),
  on(546, larch(96)),
  on(310, shrub(34, C.sp5)),
  on(6, hiring()),
];

const firstHome = [
  sun(360, 130, 104),
  hill(C.sp3, 60, 560, 78),
  on(150, bungalow(), 1.4),
  on(92, spruce(170)),
  on(128, spruce(110, C.sp8, C.sp7)),
  on(478, keySign()),
  on(556, larch(110)),
  on(416, shrub(40)),
  on(508, shrub(26, C.sp5)),
];

const apply = [
  sun(300, 130, 100),
  hill(C.sp3, 40, 520, 60),
  on(30, bungalow(), 1.05),
  on(304, crossroads()),
  on(396, jellybeanRow(3, 4)),
  on(252, shrub(30, C.sp5)),
  on(346, shrub(36)),
];

const done = [
  sun(250, 130, 104),
  hill(C.sp3, 20, 560, 66),
  on(156, modern(), 1.5),
  on(104, larch(150)),
  on(64, larch(100)),
  on(486, mailbox()),
  on(556, spruce(140)),
  pennants(100, 556, 110, 12),
  on(424, shrub(36)),
];

const missing = [
  sun(300, 120, 92),
  hill(C.sp3, -40, 680, 70),
  on(16, bungalow(), 0.95),
  `<path d="M226 300v-104h-14l76-66 76 66h-14v104" fill="none" stroke="${C.sp6}" stroke-width="4" stroke-dasharray="10 9"/>`,
  rect(284, 214, 8, 86, C.sp9),
  board(248, 200, 80, 60),
  `<path d="M276 229c0-15 24-15 24-1 0 9-12 8-12 17" fill="none" stroke="${C.la5}" stroke-width="6" stroke-linecap="round"/>`,
  circle(288, 254, 3.6, C.la5),
  on(404, jellybeanRow(2, 0)),
  on(562, spruce(130)),
  on(372, shrub(26, C.sp5)),
];

const locked = [
  sun(280, 120, 100),
  hill(C.sp3, 0, 600, 64),
  on(212, bayGable(), 1.06),
  on(150, maple(130)),
  on(462, spruce(150)),
  on(500, spruce(104, C.sp8, C.sp7)),
  on(44, fence(10)),
  on(316, fence(12)),
  at(280, G - 22, padlock(), 1.3),
];

const mast = (x: number, height: number): string =>
  rect(x, G - height, 4, height, C.la5) +
  rect(x + 22, G - height, 4, height, C.la5) +
  repeat(Math.floor(height / 24), (i) => stroke(p`M${x + 2} ${G - i * 24} L${x + 24} ${G - i * 24 - 24}`, C.la5, 3));
const building = [
  sun(200, 140, 100),
  hill(C.sp3, 20, 560, 62),
  on(130, modern(), 1.5),
  on(92, spruce(140)),
  ...[128, 232, 336].map((x) => rect(x, 96, 5, 204, C.la8)),
  ...[110, 196].map((y) => rect(118, y, 236, 6, '#b98a4a')),
  mast(456, 262),
  rect(290, 34, 270, 8, C.la5),
  polygon('456,38 482,38 469,6', C.la5),
  stroke('M469 8 L296 36 M469 8 L556 36', C.la5, 2.4),
  rect(536, 42, 24, 24, C.gr2),
  stroke('M318 42 V86', C.sp9, 2.5),
  at(301, 134, door(8, 44, 18, C.la4, C.sp8)),
  on(520, shrub(44)),
];

const head = (parts: readonly string[]): { viewBox: string; drawing: string } => ({
  viewBox: '0 0 600 300',
  drawing: parts.join(''),
});

export const PAGE_HEADS = {
  'head-about': head(about),
  'head-contact': head(contact),
  'head-privacy': head(privacy),
  'head-careers': head(careers),
  'head-first-home': head(firstHome),
  'head-apply': head(apply),
  'head-done': head(done),
  'head-missing': head(missing),
  'head-locked': head(locked),
  'head-building': head(building),
} as const;
