/** What we use of fontkit, which brings no types. */
declare module 'fontkit' {
  interface Path {
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Glyph {
    id: number;
    advanceWidth: number;
    path: Path;
  }
  export interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Run {
    glyphs: Glyph[];
    positions: Position[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    postscriptName: string;
    /** Every code point that it has */
    characterSet: number[];
    hasGlyphForCodePoint(point: number): boolean;
    glyphForCodePoint(point: number): Glyph;
    /** The code points are what the glyph is read as */
    getGlyph(id: number, points: readonly number[]): Glyph;
    layout(text: string, features?: Readonly<Record<string, boolean>>): Run;
  }
  export function create(bytes: Uint8Array): Font;
}
