import * as fontkit from 'fontkit';
import sharp from 'sharp';
import type { ShareWords } from '../platform/share-file.js';
import { titleLines, type Box } from './title-lines.js';

export interface ShareParts {
  /** WOFF2; a variable font is drawn as it is by default, which is extra bold for the display font */
  font: Uint8Array;
  /** 1200 by 630 pixels, its sky free for the words */
  ground: Buffer;
}

const LEFT = 72;
const TOP = 124;
const BOX: Box = { width: 1056, height: 252, sizes: [92, 84, 76, 70, 64, 58, 54, 50, 46, 42], lineHeight: 1.08 };
/** Of a size */
const TRACKING = -0.03;
/** From the top of a line to its baseline, of a size */
const BASELINE = 0.8;
const LABEL = { left: 148, baseline: 82, size: 30 };
const [INK, ACCENT] = ['#0c2e28', '#17584c'];

const round = (number: number): number => Math.round(number * 100) / 100;
const NO_BREAK = '\u00a0';

/** The characters that the font can draw. A missing accented letter becomes its plain letter; the rest is left out. */
function drawable(font: fontkit.Font, text: string): string {
  const has = (sign: string): boolean => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  const signs = Array.from(text.normalize('NFC'), (sign) => {
    if (/[\u00a0\u202f]/.test(sign)) return NO_BREAK;
    if (/\s/.test(sign)) return ' ';
    if (has(sign)) return sign;
    if (/\p{Pd}/u.test(sign)) return '-';
    return Array.from(sign.normalize('NFKD').replace(/\p{M}/gu, '')).filter(has).join('');
  });
  const plain = signs.join('').replace(/ +/g, ' ').trim();
  // French sets a space there, and no line ends with it
  return plain.replace(/« /g, `«${NO_BREAK}`).replace(/ ([»?!:;])/g, `${NO_BREAK}$1`);
}

/** Pictures of shared links. Words are drawn as outlines of our own font, so that no font of the machine is needed. */
export class ShareArtist {
  readonly #font: fontkit.Font;
  readonly #ground: Buffer;

  constructor({ font, ground }: ShareParts) {
    this.#font = fontkit.create(font);
    this.#ground = ground;
  }

  /** The words as SVG that has only paths, 1200 by 630. */
  words({ title, label }: ShareWords): string {
    const { size, lines } = titleLines(drawable(this.#font, title), BOX, (text, at) => this.#width(text, at));
    const free = BOX.height - lines.length * size * BOX.lineHeight;
    const paths = lines.map((line, index) =>
      this.#path(line, size, LEFT, TOP + free / 2 + (index * BOX.lineHeight + BASELINE) * size, INK),
    );
    const above = this.#path(drawable(this.#font, label), LABEL.size, LABEL.left, LABEL.baseline, ACCENT);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${above}${paths.join('')}</svg>`;
  }

  /** A PNG of 1200 by 630 pixels. */
  draw(words: ShareWords): Promise<Buffer> {
    return sharp(this.#ground)
      .composite([{ input: Buffer.from(this.words(words)) }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  }

  #run(text: string): fontkit.Run {
    return this.#font.layout(text.replaceAll(NO_BREAK, ' '));
  }

  #width(text: string, size: number): number {
    return (this.#run(text).advanceWidth / this.#font.unitsPerEm + TRACKING * text.length) * size;
  }

  #path(text: string, size: number, left: number, baseline: number, fill: string): string {
    const { unitsPerEm } = this.#font;
    const { glyphs, positions } = this.#run(text);
    let x = 0;
    const outlines = glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = path.translate(x + xOffset, yOffset).toSVG();
      x += xAdvance + TRACKING * unitsPerEm;
      return outline;
    });
    const scale = (size / unitsPerEm).toFixed(5);
    return `<path fill="${fill}" transform="translate(${left} ${round(baseline)}) scale(${scale} -${scale})" d="${outlines.join('')}"/>`;
  }
}
