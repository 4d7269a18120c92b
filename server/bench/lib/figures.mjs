// Figures of `npm run bench`: each with its budget, and where there is one with an anchor of the same run.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const FOLDER = fileURLToPath(new URL('../../../test-results/bench', import.meta.url));

/**
 * Keeps one area's figures for scripts/bench.mjs. Each is `{what, figure, unit, budget?, anchor?: {what, figure, most | least}}`:
 * `most` and `least` bound figure divided by the anchor's figure.
 */
export function keepFigures(area, figures) {
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(path.join(FOLDER, `${area}.json`), JSON.stringify(figures, null, 2));
}

/** Figures with their ratio, and whether it holds; without an anchor nothing can be missed. */
export function judged(figure) {
  const { anchor } = figure;
  if (!anchor) return { ...figure, met: true };
  const ratio = figure.figure / anchor.figure;
  return { ...figure, ratio, met: ratio <= (anchor.most ?? Infinity) && ratio >= (anchor.least ?? 0) };
}
