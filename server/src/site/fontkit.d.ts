/** What we use of fontkit, which brings no types. */
declare module 'fontkit' {
  interface Path {
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Run {
    glyphs: { path: Path }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(point: number): boolean;
    layout(text: string): Run;
  }
  export function create(bytes: Uint8Array): Font;
}
