import { C, p, path, polygon, rect, repeat } from './kit';

export function spruce(h = 90, dark: string = C.sp7, light: string = C.sp6): string {
  const w = h * 0.46;
  const branches = repeat(4, (i) => {
    const y = -h * 0.1 - i * h * 0.2;
    const width = w * (1 - i * 0.2);
    const top = y - h * 0.36;
    return (
      polygon(p`${-width / 2},${y} ${width / 2},${y} 0,${top}`, dark) +
      polygon(p`${-width / 2},${y} 0,${y} 0,${top}`, light)
    );
  });
  return rect(-2.5, -h * 0.12, 5, h * 0.12, C.la8) + branches;
}

export function larch(h = 80): string {
  const w = h * 0.4;
  const left = p`L${-w * 0.5} ${-h * 0.12} C${-w * 0.62} ${-h * 0.34} ${-w * 0.28} ${-h * 0.7} 0 ${-h}Z`;
  return (
    rect(-2, -h * 0.16, 4, h * 0.16, C.la8) +
    path(p`M0 ${-h} C${w * 0.28} ${-h * 0.7} ${w * 0.62} ${-h * 0.34} ${w * 0.5} ${-h * 0.12} ${left}`, C.la5) +
    path(p`M0 ${-h} L0 ${-h * 0.12} ${left}`, C.la4)
  );
}

export const shrub = (w = 40, colour: string = C.sp6): string =>
  path(
    p`M0 0 C0 ${-w * 0.34} ${w * 0.3} ${-w * 0.46} ${w * 0.42} ${-w * 0.36} C${w * 0.52} ${-w * 0.6} ${w} ${-w * 0.5} ${w} 0Z`,
    colour,
  );
