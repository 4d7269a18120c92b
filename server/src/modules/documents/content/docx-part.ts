import { cut } from '@brokerage/domain/text/storable';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** What a part does besides telling its text */
export type PartProblem = 'unreadable' | 'fetches' | 'embeds' | 'runs';

/** Word asks servers, programs and other files for these when it opens the document, or when somebody prints it. */
const RUNNING_FIELD =
  /^(DDE|DDEAUTO|LINK|EMBED|IMPORT|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|DATABASE|MACROBUTTON|RD|AUTOTEXT|CONTROL|HTMLCONTROL)$/i;
const ENCODINGS = /^utf-?(8|16|16le|16be)$/i;
/** What the list of types says of the part with the text */
const MAIN_TYPE = /wordprocessingml\.document\.main\+xml$/i;
/** Drawings name the rules of their own kind (W3C). Nothing is declared by that; anything else may declare entities. */
const OF_DRAWING =
  /^\s*svg(?:\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w .]+\/\/EN\1\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]+\2)?\s*$/;
/** Kinds of what lies inside that is no text, whatever its address */
const OBJECT = /\/(attachedTemplate|oleObject|aFChunk|frame|subDocument|control|vbaProject|wordVbaData|mailMerge\w*)$/i;

/** No command is so long. What stands behind it is not kept: it would be looked at again with each field inside. */
const LONGEST_COMMAND = 100;

/** A field that is open: the beginning of its instruction so far, and whether a field inside it makes its name */
interface Field {
  instruction: string;
  isNameMade: boolean;
  isTold: boolean;
}

function add(field: Field, text: string): void {
  const more = field.instruction === '' ? text.trimStart() : text;
  field.instruction += cut(more, LONGEST_COMMAND - field.instruction.length);
}

/** Whether the name of its command is whole: nothing inside can become a part of it. */
const isNamed = ({ instruction }: Field): boolean =>
  instruction.length >= LONGEST_COMMAND - 1 || /^\S+\s/.test(instruction);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attribute({ attributes }: SaxesTagPlain, wanted: string): string {
  const found = Object.entries(attributes).find(([name]) => localName(name).toLowerCase() === wanted.toLowerCase());
  return found?.[1] ?? '';
}

/**
 * Reads one XML part of a Word file as it is unpacked. A part is what it holds, not what it is called. Give it its bytes
 * one after the other; `end` gives the first problem. A part that is no XML has none.
 */
export class DocxPart {
  readonly #parser = new SaxesParser();
  readonly #fields: Field[] = [];
  #decoder: TextDecoder | undefined;
  #isXml: boolean | undefined;
  #isInstruction = false;
  #problem: PartProblem | undefined;
  #main: string | undefined;

  constructor() {
    this.#parser.on('error', () => this.#found('unreadable'));
    this.#parser.on('doctype', (doctype) => {
      if (!OF_DRAWING.test(doctype)) this.#found('unreadable');
    });
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', ({ name }) => {
      if (localName(name) === 'instrText') this.#isInstruction = false;
    });
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
  }

  /** Whether it is read as XML; undefined before its first bytes */
  get isXml(): boolean | undefined {
    return this.#isXml;
  }

  /** Of the list of types: where the text is. Word for the web calls it document2.xml. */
  get main(): string | undefined {
    return this.#main;
  }

  write(chunk: Buffer): void {
    if (this.#isXml === undefined) {
      const encoding = encodingOf(chunk);
      this.#isXml = encoding !== undefined;
      this.#decoder = new TextDecoder(encoding ?? 'utf-8', { fatal: true });
    }
    if (!this.#isXml || this.#problem) return;
    this.#parse(() => this.#parser.write(this.#decoder?.decode(chunk, { stream: true }) ?? ''));
  }

  end(): PartProblem | undefined {
    if (this.#isXml && !this.#problem) {
      this.#parse(() => {
        this.#parser.write(this.#decoder?.decode() ?? '');
        this.#parser.close();
      });
      for (const field of this.#fields) this.#named(field);
    }
    return this.#problem;
  }

  #parse(work: () => void): void {
    try {
      work();
    } catch {
      this.#found('unreadable');
    }
  }

  #found(problem: PartProblem): void {
    this.#problem ??= problem;
  }

  #open(tag: SaxesTagPlain): void {
    const { encoding } = this.#parser.xmlDecl;
    if (encoding !== undefined && !ENCODINGS.test(encoding)) this.#found('unreadable');
    const name = localName(tag.name);
    if (name === 'Relationship') this.#relationship(tag);
    else if (name === 'Override') this.#override(tag);
    else if (name === 'altChunk' || name === 'subDoc') this.#found('embeds');
    else if (name === 'OLEObject' || name === 'control') this.#found('embeds');
    else if (name === 'instrText') this.#isInstruction = true;
    else if (name === 'fldSimple')
      this.#named({ instruction: attribute(tag, 'instr'), isNameMade: false, isTold: false });
    else if (name === 'fldChar') this.#fieldChar(attribute(tag, 'fldCharType'));
  }

  #override(tag: SaxesTagPlain): void {
    if (MAIN_TYPE.test(attribute(tag, 'ContentType').trim()))
      this.#main ??= attribute(tag, 'PartName').replace(/^\//, '');
  }

  #relationship(tag: SaxesTagPlain): void {
    const type = attribute(tag, 'Type').trim();
    const isOutside = attribute(tag, 'TargetMode').trim().toLowerCase() === 'external';
    if (isOutside && !/\/hyperlink$/i.test(type)) this.#found('fetches');
    else if (OBJECT.test(type)) this.#found('embeds');
  }

  #fieldChar(kind: string): void {
    if (kind === 'begin') {
      const outer = this.#fields.at(-1);
      // a name that ends in a field, or is one: who reads it in pieces finds nothing
      if (outer && !outer.isTold && !isNamed(outer)) outer.isNameMade = true;
      this.#fields.push({ instruction: '', isNameMade: false, isTold: false });
    } else if (kind === 'separate') {
      const field = this.#fields.at(-1);
      if (field) this.#named(field);
    } else if (kind === 'end') {
      const field = this.#fields.pop();
      if (field) this.#named(field);
    }
  }

  #text(text: string): void {
    const field = this.#fields.at(-1);
    if (this.#isInstruction && field && !field.isTold) add(field, text);
    // an instruction without its frame: some readers take it all the same
    else if (this.#isInstruction && !field) this.#named({ instruction: text, isNameMade: false, isTold: false });
  }

  #named(field: Field): void {
    if (field.isTold) return;
    field.isTold = true;
    const [name = ''] = field.instruction.trim().split(/[\s"\\]/, 1);
    if (field.isNameMade || RUNNING_FIELD.test(name)) this.#found('runs');
  }
}

/** Undefined where it is no XML. */
function encodingOf(chunk: Buffer): string | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const start = chunk.toString('latin1', 0, 64).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*</.test(start) ? 'utf-8' : undefined;
}
