import * as fontkit from 'fontkit';
import type { Face } from './faces.js';
import { runOf, shaping } from './shaping.js';

/** Of an em, the same for every face, so that all stand on one line */
const METRICS = { ascent: 0.905, descent: -0.212, lineGap: 0.033 };

/** Fontkit falls over a mark that has no anchor on its letter. The letters of these fonts stand right without. */
const WITHOUT_ANCHORS = { mark: false, mkmk: false, abvm: false, blwm: false };

const FIGURES = /^[$\d,. %−-]+$/;

/** A schedule is 9,000 different amounts: looking for ligatures in each takes longer than all the rest. */
function figures(font: fontkit.Font, text: string): fontkit.Run {
  const glyphs = Array.from(text, (sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0));
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  return runOf(glyphs, positions);
}

const plain =
  (font: fontkit.Font) =>
  (text: string): fontkit.Run =>
    FIGURES.test(text) ? figures(font, text) : font.layout(text, WITHOUT_ANCHORS);

/** A face as PDFKit takes it. One for each document: a font remembers which letters it has drawn, and for what. */
export function embedded({ name, bytes, isShaped }: Face): fontkit.Font {
  const font = fontkit.create(bytes);
  const own = (value: unknown): PropertyDescriptor => ({ value, enumerable: true });
  return Object.create(font, {
    // PDFKit takes two fonts of one name for the same
    postscriptName: own(name),
    ascent: own(METRICS.ascent * font.unitsPerEm),
    descent: own(METRICS.descent * font.unitsPerEm),
    lineGap: own(METRICS.lineGap * font.unitsPerEm),
    layout: own(isShaped ? shaping(font, bytes) : plain(font)),
  }) as fontkit.Font;
}
