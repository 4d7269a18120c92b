import type { LetterLine } from '@brokerage/domain/renewals/letter-text';

/** Of what Tesseract's core can do, what a letter needs. */
interface LineIterator {
  Begin(): void;
  Next(level: number): boolean;
  GetUTF8Text(level: number): string;
  Confidence(level: number): number;
}
interface Reader {
  Init(folder: string, language: string, mode: number): number;
  SetPageSegMode(mode: number): void;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetIterator(): LineIterator;
  End(): void;
}
export interface ReaderCore {
  FS: { mkdir(folder: string): void; writeFile(file: string, content: Uint8Array): void };
  TessBaseAPI: new () => Reader;
}

/** Tesseract's own numbers */
const NEURAL_NETWORK = 1;
const ONE_COLUMN = 4;
const TEXT_LINE = 2;
const UPRIGHT = 1;
/** Where its core looks for the picture */
const PICTURE = '/input';
const FOLDER = '/letter-data';

/**
 * The lines of a picture, each with how sure the reader is of it. One column: a label and the figure beside it are one line,
 * however far apart they stand.
 * @param data what the reader knows of English
 * @param picture a PNG
 */
export function recognise(core: ReaderCore, data: Uint8Array, picture: Uint8Array): LetterLine[] {
  core.FS.mkdir(FOLDER);
  core.FS.writeFile(`${FOLDER}/eng.traineddata`, data);
  core.FS.writeFile(PICTURE, picture);
  const reader = new core.TessBaseAPI();
  if (reader.Init(FOLDER, 'eng', NEURAL_NETWORK) !== 0) throw new Error('the reader has no language');
  reader.SetPageSegMode(ONE_COLUMN);
  if (reader.SetImageFile(UPRIGHT, 0) !== 0) throw new Error('the picture can’t be read');
  reader.Recognize(null);
  const lines: LetterLine[] = [];
  const line = reader.GetIterator();
  line.Begin();
  do {
    const text = line.GetUTF8Text(TEXT_LINE).trim();
    if (text) lines.push({ text, confidence: Math.round(line.Confidence(TEXT_LINE)) });
  } while (line.Next(TEXT_LINE));
  reader.End();
  return lines;
}
