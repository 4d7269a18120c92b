/**
 * For drawings that stand by somebody's figures: a street in the order of its prices, a bridge with a pier for each year.
 * Every other picture is a file in scenes/. Flat geometry on a 4 px grid, light from the left. Each function returns the
 * inside of an <svg> as text, with the ground at y = 0 and the left edge at x = 0: React need not look at each shape.
 */
export const LIT = '#fbd07b';

export const C = {
  sp9: '#0c2e28', sp8: '#12423a', sp7: '#17584c', sp6: '#1e6e5e', sp5: '#3a9079', sp3: '#9accba', sp2: '#c6e2d7',
  la8: '#6a3e00', la5: '#e79b13', la4: '#f7b83d', la3: '#fbd07a', la2: '#fde2ad',
  lk7: '#1b5673', lk5: '#4c97b8', lk3: '#a3d0e2', lk2: '#c8e4ee', lk1: '#e4f2f7',
  ba7: '#8f2a1d', ba6: '#b3382a', ba5: '#d1543f', ba2: '#f6cfc7', pl: '#6b4a86', pl2: '#ddd0ea',
  wh: '#fff', st: '#e8e2d6', sn: '#f7fbfc', gr: '#aab8bb', gr2: '#8a9a9e',
} as const; // prettier-ignore

const n = (value: number): number => Math.round(value * 100) / 100;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`;
export const polygon = (points: string, fill: string, more = ''): string =>
  `<polygon points="${points}" fill="${fill}"${more && ` ${more}`}/>`;
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;
/** Numbers of a point list or a path, rounded: `p`${a},${b}` keeps the page small. */
export const p = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? n(value) : value)));
export const at = (x: number, y: number, drawing: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;

/** `count` drawings side by side. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

interface WindowLook {
  frame?: string;
  glass?: string;
  lit?: boolean;
  /** v: a post in the middle, h: a rail in the middle */
  bars?: '' | 'v' | 'h' | 'vh';
  sill?: boolean;
}

export function window(
  x: number,
  y: number,
  w: number,
  h: number,
  { frame = C.wh, glass = C.lk7, lit = false, bars = 'v', sill = true }: WindowLook = {},
): string {
  const b = 3;
  return [
    rect(x - b, y - b, w + 2 * b, h + 2 * b, frame),
    rect(x, y, w, h, lit ? LIT : glass),
    lit ? '' : polygon(p`${x},${y} ${x + w * 0.62},${y} ${x},${y + h * 0.62}`, '#fff', 'opacity=".16"'),
    bars.includes('v') ? rect(x + w / 2 - 1, y, 2, h, frame) : '',
    bars.includes('h') ? rect(x, y + h / 2 - 1, w, 2, frame) : '',
    sill ? rect(x - b - 2, y + h + b, w + 2 * b + 4, 3, frame) : '',
  ].join('');
}

export const door = (x: number, h: number, w: number, colour: string, frame: string = C.wh): string =>
  rect(x - 3, -h - 3, w + 6, h + 3, frame) +
  rect(x, -h, w, h, colour) +
  rect(x + w * 0.25, -h + 6, w * 0.5, h * 0.26, C.la2) +
  circle(x + w - 5, -h * 0.45, 1.8, C.la4);
