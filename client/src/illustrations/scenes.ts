import { AGENT_SCENES } from './agent-scenes';
import { bayGable, jellybeanRow, lighthouse, triplex } from './houses-east';
import { backdrop, bungalow, modern, vancouver } from './houses-west';
import { at, C, path, rect, stroke } from './kit';
import { map } from './map';
import { PAGE_HEADS } from './page-heads';
import { dusk, panorama } from './street';
import { larch, maple, spruce } from './trees';

/** The inside of a picture and the part of the plane it shows. */
export interface Scene {
  viewBox: string;
  drawing: string;
}

const scene = (viewBox: string, ...parts: string[]): Scene => ({ viewBox, drawing: parts.join('') });

// pictograms
const gablePicture = scene('-10 -250 200 166', at(0, -84, bayGable(), 0.7));
const vancouverPicture = scene('-20 -190 260 216', at(0, 20, vancouver()));
const triplexPicture = scene('-6 -210 200 166', at(0, -44, triplex(), 0.78));
const bungalowPicture = scene('-16 -150 200 166', at(0, 14, bungalow()));
const modernPicture = scene('-16 -140 200 166', at(0, 24, modern()));

// tiles
const triplexTile = scene('-6 -236 278 236', triplex(), at(238, 0, maple(96)));
const modernTile = scene('-8 -156 230 156', at(0, 0, modern(), 1.25));
const bungalowTile = scene('-10 -156 252 156', at(0, 0, bungalow(), 1.1), at(210, 0, spruce(96)));
const gableTile = scene('-10 -184 166 184', at(0, 0, bayGable(), 0.76));
const rowTile = scene('-6 -166 206 166', jellybeanRow(3));

// a key in the sun over a row of houses
const key =
  rect(0, 0, 92, 66, C.sp8, 'rx="10"') +
  `<circle cx="24" cy="33" r="12" fill="none" stroke="${C.la4}" stroke-width="6"/>` +
  `<path d="M36 33h40M64 33v13M74 33v9" stroke="${C.la4}" stroke-width="6" stroke-linecap="round"/>`;
const keysScene = scene(
  '0 0 364 268',
  at(26, 268, larch(140)),
  at(60, 268, larch(96)),
  at(98, 268, jellybeanRow(3), 1.14),
  at(242, 0, key, 1.1),
);

// postcards
const ground = (colour: string): string => rect(0, 200, 320, 16, colour);
const westCoast = scene(
  '0 0 320 216',
  rect(0, 0, 320, 216, C.lk1),
  at(-60, -140, backdrop(340)),
  at(26, 200, spruce(116)),
  at(296, 200, spruce(92)),
  at(52, 200, vancouver(), 0.86),
  ground(C.sp6),
);
const montreal = scene(
  '0 0 320 216',
  rect(0, 0, 320, 216, C.la3),
  at(50, 200, maple(112)),
  at(84, 200, triplex(), 0.8),
  ground(C.gr2),
);
const stJohns = scene(
  '0 0 320 216',
  rect(0, 0, 320, 216, C.lk2),
  rect(0, 150, 320, 60, C.lk5),
  rect(0, 150, 320, 2, C.wh, 'opacity=".7"'),
  at(18, 200, lighthouse(), 0.9),
  at(70, 200, jellybeanRow(3, -4), 0.92),
  ground(C.gr2),
);

// small pictures
const larchPicture = scene('0 0 52 52', at(16, 52, spruce(46)), at(36, 52, larch(34)));
const signPost = scene(
  '-8 -12 348 792',
  rect(0, 8, 15, 760, C.sp9, 'rx="3"'),
  rect(0, 8, 5, 760, C.sp7),
  path('M-4 8h23l-11.5-15z', C.la4),
  rect(0, 34, 318, 13, C.sp9, 'rx="3"'),
  rect(0, 34, 318, 4, C.sp7),
  stroke('M15 92c34 0 50-18 50-44', C.sp9, 5),
  stroke('M78 47v44M280 47v44', C.sp9, 2.5),
  `<path d="M78 47v44M280 47v44" stroke="${C.sp3}" stroke-width="2.5" stroke-dasharray="5 5"/>`,
);

/** Every drawing a page may show, by the name of its file. */
export const SCENES = {
  street: scene('0 76 1440 264', panorama()),
  dusk: scene('0 60 1440 280', dusk(panorama())),
  gable: gablePicture,
  'vancouver-special': vancouverPicture,
  triplex: triplexPicture,
  bungalow: bungalowPicture,
  modern: modernPicture,
  'triplex-maple': triplexTile,
  'modern-wide': modernTile,
  'bungalow-spruce': bungalowTile,
  'gable-pair': gableTile,
  row: rowTile,
  keys: keysScene,
  'west-coast': westCoast,
  montreal: montreal,
  'st-johns': stJohns,
  larches: larchPicture,
  'sign-post': signPost,
  map: scene('0 0 720 460', map),
  ...PAGE_HEADS,
  ...AGENT_SCENES,
} as const satisfies Record<string, Scene>;

export type AgentSceneName = keyof typeof AGENT_SCENES;
export type SceneName = Exclude<keyof typeof SCENES, AgentSceneName>;
