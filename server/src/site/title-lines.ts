/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

export interface Box {
  width: number;
  height: number;
  /** In pixels, the largest first */
  sizes: readonly number[];
  /** Of a size */
  lineHeight: number;
}

export interface Lines {
  size: number;
  lines: string[];
}

const ELLIPSIS = '…';

/** Words that are wider than a line are cut into pieces that are not. */
function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && !fits(piece + sign)) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
}

function wrapped(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((whole) => (fits(whole) ? [whole] : piecesOf(whole, fits)))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as there have to be, and none much shorter than the others. */
function balanced(words: readonly string[], width: number, measured: (text: string) => number): string[] {
  const within = (most: number): string[] => wrapped(words, (text) => measured(text) <= most);
  const fewest = within(width);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    const lines = within(middle);
    const isWhole = words.every((word) => measured(word) <= middle);
    if (isWhole && lines.length === fewest.length) wide = middle;
    else narrow = middle;
  }
  return wide === width ? fewest : within(wide);
}

/** A title in the largest size in which it fits the box, broken at its spaces alone; what does not fit the smallest ends with an ellipsis. */
export function titleLines(title: string, { width, height, sizes, lineHeight }: Box, measure: Measure): Lines {
  const words = title.split(' ').filter((word) => word !== '');
  for (const size of sizes) {
    const measured = (text: string): number => measure(text, size);
    if (words.some((word) => measured(word) > width)) continue;
    const lines = balanced(words, width, measured);
    if (lines.length * size * lineHeight <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? 1;
  const fits = (text: string): boolean => measure(text, size) <= width;
  const lines = wrapped(words, fits);
  const most = Math.max(1, Math.floor(height / (size * lineHeight)));
  if (lines.length <= most) return { size, lines };
  let last = lines[most - 1] ?? '';
  while (last !== '' && !fits(last + ELLIPSIS)) last = Array.from(last).slice(0, -1).join('');
  return { size, lines: [...lines.slice(0, most - 1), last.trimEnd() + ELLIPSIS] };
}
