import { looksFrench } from '@brokerage/domain/renewals/letter-language';
import type { LetterLine } from '@brokerage/domain/renewals/letter-rules';

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
  FS: { writeFile(file: string, content: Uint8Array): void };
  TessBaseAPI: new () => Reader;
}

/** Tesseract's own numbers */
const NEURAL_NETWORK = 1;
const ONE_COLUMN = 4;
const TEXT_LINE = 2;
const UPRIGHT = 1;
/** Where its core looks for the picture, and for what it knows */
const PICTURE = '/input';
const FOLDER = '/';

/** By the names of its data */
type Language = 'eng' | 'fra';

/**
 * The lines of a picture, each with how sure the reader is of it. One column: a label and the figure beside it are one line,
 * however far apart they stand.
 * @param data what the reader knows of the language
 * @param picture a PNG
 */
function recognise(core: ReaderCore, language: Language, data: Uint8Array, picture: Uint8Array): LetterLine[] {
  core.FS.writeFile(`${FOLDER}${language}.traineddata`, data);
  core.FS.writeFile(PICTURE, picture);
  const reader = new core.TessBaseAPI();
  if (reader.Init(FOLDER, language, NEURAL_NETWORK) !== 0) throw new Error('the reader has no language');
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

/** What the reader knows: French is asked for where it is needed. */
export interface LanguageData {
  english: Uint8Array;
  french: () => Promise<Uint8Array>;
}

/** The lines of a letter, read as English; where they look French, the lines read as French follow and count. */
export async function* readings(
  core: ReaderCore,
  { english, french }: LanguageData,
  picture: Uint8Array,
): AsyncGenerator<LetterLine[]> {
  const lines = recognise(core, 'eng', english, picture);
  yield lines;
  if (looksFrench(lines)) yield recognise(core, 'fra', await french(), picture);
}
