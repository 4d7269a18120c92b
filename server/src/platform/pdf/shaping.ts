import type { Font, Glyph, Position, Run } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

/** Words, and not the figures among them, which stand from left to right */
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|(?=\p{L})\p{Script=Arabic}/u;
const { LTR, RTL } = harfbuzz.Direction;

/** Each sign on its own, so that a mark is read apart from its letter */
const { MONOTONE_CHARACTERS } = harfbuzz.ClusterLevel;

export const runOf = (glyphs: Glyph[], positions: Position[]): Run => ({
  glyphs,
  positions,
  // read after PDFKit has scaled them
  get advanceWidth() {
    return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  },
});

const pointsOf = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

/** Sets text by HarfBuzz: letters joined, in the order in which they are drawn, marks at their anchors. */
export function shaping(font: Font, bytes: Uint8Array): (text: string) => Run {
  const own = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setClusterLevel(MONOTONE_CHARACTERS);
    buffer.guessSegmentProperties();
    const isTurned = RIGHT_TO_LEFT.test(text);
    buffer.setDirection(isTurned ? RTL : LTR);
    harfbuzz.shape(own, buffer);
    const shaped = buffer.getGlyphInfosAndPositions();
    const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const said = new Set<number>();
    const glyphs = shaped.map(({ codepoint: id, cluster }) => {
      // where one sign is drawn in several pieces, the first stands for it
      const points = said.has(cluster) ? [] : pointsOf(text.slice(cluster, starts[starts.indexOf(cluster) + 1]));
      said.add(cluster);
      // readers turn a line round sign by sign, also within such a glyph
      return font.getGlyph(id, isTurned ? points.reverse() : points);
    });
    const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    return runOf(glyphs, positions);
  };
}
