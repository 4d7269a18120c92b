import { withoutUnseen } from '@brokerage/domain/text/pasted';
import { drawnOrder, levelsOf, turned } from './direction.js';
import { embedded } from './embedded.js';
import { faceName, type Face, type Weight } from './faces.js';

export interface Words {
  text: string;
  weight: Weight;
  color: string;
}

interface Piece extends Words {
  face: string;
  width: number;
}

interface Directed extends Piece {
  /** What stands on the paper, where that is in another order */
  drawn?: string;
}

export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Of a size, from line to line: as far as PDFKit goes with our faces */
const LINE = 1.15;
/** What may stand at the end of a line: spaces, and every Chinese sign */
const TOKENS = /\n|[^\S\n]+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/** Not drawn in the order in which they are read. Readers turn what runs from right to left by themselves. */
const REORDERED = /[\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Tamil}\u0e33]/u;

const asNumber = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const signsOf = (text: string): string[] => Array.from(withoutUnseen(text.normalize('NFC')).replace(/[^\S\n]/g, ' '));

/** Writes any text into a document, each sign in a face that has it. */
export class PdfText {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #faces: readonly Face[];
  readonly #open = new Set<string>();

  constructor(pdf: PDFKit.PDFDocument, faces: readonly Face[]) {
    this.#pdf = pdf;
    this.#faces = faces;
  }

  /** What is written for a text. A sign that no face has stands as its number: never as another sign, and never not at all. */
  written(text: string): string {
    const marked = signsOf(text).map((sign) => (this.#has(sign) ? sign : `[${asNumber(sign)}]`));
    return marked.join('').replaceAll('][U+', ' U+');
  }

  /** No sign of it stands as a number. */
  isWritten(text: string): boolean {
    return signsOf(text).every((sign) => this.#has(sign));
  }

  /** The face of everything that has only figures and plain words. */
  plain(weight: Weight): PDFKit.PDFDocument {
    return this.#use(faceName(weight));
  }

  /** The lines that these words take, one behind the other. */
  lines(words: readonly Words[], size: number, width: number): Piece[][] {
    const lines: Piece[][] = [[]];
    let left = width;
    const put = (piece: Piece): void => {
      lines.at(-1)?.push(piece);
      left -= piece.width;
    };
    const next = (): void => {
      lines.push([]);
      left = width;
    };
    for (const word of words)
      for (const token of this.written(word.text).match(TOKENS) ?? []) {
        if (token === '\n') {
          next();
          continue;
        }
        const pieces = this.#pieces({ ...word, text: token }, size);
        const total = sum(pieces);
        if (token.trim() === '') {
          if (left < width && total <= left) pieces.forEach(put);
          continue;
        }
        if (total > left && left < width) next();
        if (total <= left) pieces.forEach(put);
        else
          for (const sign of token)
            for (const piece of this.#pieces({ ...word, text: sign }, size)) {
              if (piece.width > left && left < width) next();
              put(piece);
            }
      }
    return lines.map(joined);
  }

  heightOf(lines: readonly unknown[], size: number): number {
    return lines.length * size * LINE;
  }

  /** Draws lines, and leaves the document below them. */
  draw(lines: readonly Piece[][], { x, y, size }: Place): void {
    lines.forEach((pieces, index) => {
      const { parts, levels } = this.#directed(pieces, size);
      const starts: number[] = [];
      let at = x;
      for (const place of drawnOrder(levels)) {
        starts[place] = at;
        at += parts[place]?.width ?? 0;
      }
      // written in the order in which it is read
      parts.forEach(({ text, drawn = text, face, color }, place) => {
        this.#use(face).fontSize(size).fillColor(color);
        const isReordered = REORDERED.test(text);
        if (isReordered) this.#pdf.markContent('Span', { actual: text });
        this.#pdf.text(drawn, starts[place] ?? x, y + index * size * LINE, { lineBreak: false });
        if (isReordered) this.#pdf.endMarkedContent();
      });
    });
    this.#pdf.x = x;
    this.#pdf.y = y + this.heightOf(lines, size);
  }

  /** The pieces of a line, each in one direction; most lines have only one. */
  #directed(pieces: readonly Piece[], size: number): { parts: readonly Directed[]; levels: number[] } {
    const deep = levelsOf(pieces.map(({ text }) => text).join(''));
    if (!deep) return { parts: pieces, levels: pieces.map(() => 0) };
    const parts: Directed[] = [];
    const levels: number[] = [];
    let place = 0;
    for (const piece of pieces) {
      const first = parts.length;
      for (const sign of piece.text) {
        const level = deep[place] ?? 0;
        place += sign.length;
        const last = parts.at(-1);
        if (last && parts.length > first && levels.at(-1) === level)
          parts[parts.length - 1] = { ...last, text: last.text + sign };
        else {
          parts.push({ ...piece, text: sign });
          levels.push(level);
        }
      }
    }
    const drawn = parts.map((part, index): Directed => {
      const isTurned = (levels[index] ?? 0) % 2 === 1 && !this.#faceNamed(part.face).isShaped;
      const text = isTurned ? turned(part.text) : part.text;
      return { ...part, drawn: text, width: this.#use(part.face).fontSize(size).widthOfString(text) };
    });
    return { parts: drawn, levels };
  }

  #has(sign: string): boolean {
    return sign === '\n' || this.#faceOf(sign, 400) !== undefined;
  }

  #faceOf(sign: string, weight: Weight): Face | undefined {
    const point = sign.codePointAt(0) ?? 0;
    return this.#faces.find((face) => (face.weight ?? weight) === weight && face.has(point));
  }

  #faceNamed(face: string): Face {
    const found = this.#faces.find(({ name }) => name === face);
    if (!found) throw new Error(`No face ${face}`);
    return found;
  }

  #use(face: string): PDFKit.PDFDocument {
    if (!this.#open.has(face)) {
      // PDFKit takes an open font too; its types know only bytes
      this.#pdf.registerFont(face, embedded(this.#faceNamed(face)) as unknown as Uint8Array);
      this.#open.add(face);
    }
    return this.#pdf.font(face);
  }

  /** A text in pieces of one face each. A mark or a space stays with what it stands behind. */
  #pieces(words: Words, size: number): Piece[] {
    const runs: { face: Face; text: string }[] = [];
    for (const sign of words.text) {
      const last = runs.at(-1);
      const isJoined = /[\p{M}\p{Join_Control}]/u.test(sign) && last?.face.has(sign.codePointAt(0) ?? 0);
      const face = isJoined ? last?.face : this.#faceOf(sign, words.weight);
      if (!face) continue;
      if (last?.face === face) last.text += sign;
      else runs.push({ face, text: sign });
    }
    return runs.map(({ face, text }) => ({
      ...words,
      text,
      face: face.name,
      width: this.#use(face.name).fontSize(size).widthOfString(text),
    }));
  }
}

const sum = (pieces: readonly Piece[]): number => pieces.reduce((total, { width }) => total + width, 0);

/** Neighbours that look the same become one, so that a name is found as a whole. */
function joined(pieces: readonly Piece[]): Piece[] {
  const parts: Piece[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last && last.face === piece.face && last.weight === piece.weight && last.color === piece.color) {
      parts[parts.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    } else parts.push(piece);
  }
  const end = parts.at(-1);
  return end ? [...parts.slice(0, -1), { ...end, text: end.text.trimEnd() }] : parts;
}
