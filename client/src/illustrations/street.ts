import { bayGable, jellybeanRow, lighthouse, triplex } from './houses-east';
import { backdrop, bungalow, elevator, vancouver } from './houses-west';
import { at, C, LIT, p, path, rect } from './kit';
import { larch, shrub, spruce } from './trees';

/** Where the ground lies in the street's own coordinates. */
const G = 340;

const SMALL_WAVES = [
  [1180, -34, 40],
  [1250, -26, 30],
  [1390, -36, 36],
  [1340, -18, 44],
] as const;

/** A street of houses from the west coast to the east coast. */
export function panorama(): string {
  const land = [
    path(
      p`M360 ${G} C520 ${G - 64} 700 ${G - 58} 860 ${G - 34} C980 ${G - 18} 1080 ${G - 26} 1180 ${G - 8} L1180 ${G}Z`,
      C.la2,
    ),
    path(p`M420 ${G} C560 ${G - 40} 720 ${G - 30} 900 ${G - 12} L960 ${G}Z`, C.la3),
    path(p`M760 ${G} C840 ${G - 54} 960 ${G - 74} 1060 ${G - 48} C1130 ${G - 34} 1200 ${G - 22} 1260 ${G}Z`, C.sp3),
    path(p`M880 ${G} C960 ${G - 34} 1090 ${G - 44} 1220 ${G}Z`, '#b6dccd'),
  ];
  const sea = [
    rect(1150, G - 46, 290, 46, C.lk3),
    rect(1150, G - 46, 290, 2, C.wh),
    ...SMALL_WAVES.map(([x, y, w]) => rect(x, G + y, w, 2, C.wh, 'opacity=".7"')),
    at(1392, G - 30, lighthouse(), 0.74),
    path(p`M1372 ${G} C1380 ${G - 36} 1420 ${G - 40} 1440 ${G - 34} L1440 ${G}Z`, C.gr2),
  ];
  const things: [x: number, drawing: string, scale?: number][] = [
    [28, spruce(150)],
    [66, spruce(104, C.sp8, C.sp7)],
    [6, spruce(96, C.sp8, C.sp7)],
    [66, vancouver()],
    [312, larch(104)],
    [516, elevator(), 0.82],
    [340, bungalow()],
    [632, bayGable()],
    [834, triplex()],
    [1150, shrub(44, C.sp5)],
    [1104, shrub(26)],
    [1196, jellybeanRow(3, 0)],
    [56, shrub(36)],
    [276, shrub(30, C.sp5)],
    [590, shrub(34, C.sp5)],
  ];
  return [backdrop(G), ...land, ...sea, ...things.map(([x, drawing, scale]) => at(x, G, drawing, scale))].join('');
}

const NIGHT = [18, 34, 58] as const;
const NIGHT_SHARE = 0.66;

/** The same at dusk: every colour goes towards night blue, and the lit windows stay bright. */
export function dusk(drawing: string): string {
  const mixed = (colour: string): string => {
    if (colour === LIT) return '#ffd27a';
    const parts = NIGHT.map((night, index) => {
      const day = parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
      return Math.round(day * (1 - NIGHT_SHARE) + night * NIGHT_SHARE)
        .toString(16)
        .padStart(2, '0');
    });
    return `#${parts.join('')}`;
  };
  return drawing.replace(/#[0-9a-f]{6}\b/g, mixed).replaceAll('fill="#fff"', 'fill="#5b6b80"');
}
