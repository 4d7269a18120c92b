import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { DomainError } from '../../../kernel/domain-error.js';
import { DocxPart, type PartProblem } from './docx-part.js';

const MAX_ENTRIES = 2_000;
const MAX_INFLATED_BYTES = 100 * 1024 * 1024;
/** A document of 1,000 pages has 5 MB of XML. More than this would keep a processor busy for a second. */
const MAX_XML_BYTES = 20 * 1024 * 1024;
/** Programs inside: no pay stub has them */
const ACTIVE = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\d*\.(bin|xml))$/i;
/** The figures behind a chart are a sheet; anything else is an object of some program. */
const EMBEDDED = /(^|\/)embeddings\/(?!.*\.xlsx$)/i;
const TYPES = '[Content_Types].xml';
/** Where the text is, unless the list of types says another place */
const MAIN = 'word/document.xml';

const UNREADABLE = 'We can’t open this Word file. Save it as a PDF and send that.';
const TOO_BIG = 'This Word file is too big inside. Save it as a PDF and send that.';
const MACROS = 'This Word file holds macros. Save it as a PDF or a plain .docx and send that.';

const PROBLEMS: Readonly<Record<PartProblem, string>> = {
  unreadable: UNREADABLE,
  fetches: 'This Word file loads something from another place. Save it as a PDF and send that.',
  embeds: 'This Word file has another file inside. Save it as a PDF and send that.',
  runs: 'This Word file starts another program. Save it as a PDF and send that.',
};

const refusal = (message: string): DomainError => new DomainError('INVALID', message, 'file');

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/**
 * The same bytes, where the package is what it says: few enough parts, none that runs, fetches or embeds something, no name
 * that leads out of a folder, and no more inside than a reader's memory takes. What is inside is counted while it is unpacked: its own figures may lie.
 */
export async function checkDocx(bytes: Buffer): Promise<Buffer> {
  try {
    const zip = await open(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
    if (zip.entryCount > MAX_ENTRIES) throw refusal(TOO_BIG);
    await checkParts(zip);
    return bytes;
  } catch (error) {
    throw error instanceof DomainError ? error : refusal(UNREADABLE);
  }
}

async function checkParts(zip: ZipFile): Promise<void> {
  const names = new Set<string>();
  let [inflated, xml] = [0, 0];
  let main = MAIN;
  for await (const entry of entriesOf(zip)) {
    const { fileName } = entry;
    // two parts of one name: readers disagree about which one counts
    if (names.has(fileName)) throw refusal(UNREADABLE);
    names.add(fileName);
    if (names.size > MAX_ENTRIES) throw refusal(TOO_BIG);
    if (ACTIVE.test(fileName)) throw refusal(MACROS);
    if (fileName.endsWith('/')) continue;
    if (EMBEDDED.test(fileName)) throw refusal(PROBLEMS.embeds);
    const part = new DocxPart();
    for await (const chunk of await streamOf(zip, entry)) {
      part.write(chunk);
      inflated += chunk.length;
      if (part.isXml) xml += chunk.length;
      if (inflated > MAX_INFLATED_BYTES || xml > MAX_XML_BYTES) throw refusal(TOO_BIG);
    }
    const problem = part.end();
    if (problem) throw refusal(PROBLEMS[problem]);
    if (fileName === TYPES) main = part.main ?? main;
  }
  if (!names.has(main)) throw refusal(UNREADABLE);
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip
        .removeAllListeners()
        .once('entry', resolve)
        .once('end', () => resolve(undefined))
        .once('error', reject);
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}
