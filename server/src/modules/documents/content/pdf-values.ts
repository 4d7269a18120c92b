/** A value of a PDF dictionary, as far as anybody here needs it: other kinds are undefined. */
export type PdfValue = number | boolean | string | Buffer | undefined;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

const SPACE = /[\0\t\n\f\r ]/;
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Dictionaries in dictionaries; real files have two or three. */
const DEEPEST = 20;

/** Reads the values of a PDF (ISO 32000-1, 7.3) from its bytes as Latin-1. What is broken ends the reading. */
export class PdfReader {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** The dictionary that stands here, without those inside it; undefined where none stands here. */
  dictionary(depth = 0): PdfDictionary | undefined {
    this.#skip();
    if (!this.#takes('<<') || depth > DEEPEST) return undefined;
    const found = new Map<string, PdfValue>();
    for (;;) {
      this.#skip();
      if (this.#takes('>>')) return found;
      if (!this.#takes('/')) return undefined;
      found.set(this.#word(), this.#value(depth));
      if (this.#at >= this.#text.length) return undefined;
    }
  }

  /** The text string that stands here, written in brackets or in hexadecimal. */
  string(): Buffer | undefined {
    this.#skip();
    if (this.#takes('(')) return Buffer.from(this.#literal(), 'latin1');
    if (!this.#takes('<')) return undefined;
    const end = this.#text.indexOf('>', this.#at);
    if (end === -1) return undefined;
    const digits = this.#text.slice(this.#at, end).replace(/[^\da-f]/gi, '');
    this.#at = end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }

  #value(depth: number): PdfValue {
    this.#skip();
    const next = this.#text.slice(this.#at, this.#at + 2);
    if (next === '<<') return void this.dictionary(depth + 1);
    if (next.startsWith('(') || next.startsWith('<')) return this.string();
    if (this.#takes('/')) return this.#word();
    if (this.#takes('[')) {
      this.#list(depth);
      return undefined;
    }
    const word = this.#word();
    if (word === '') this.#at += 1;
    if (word === 'true' || word === 'false') return word === 'true';
    // of a reference, "5 0 R", the rest is passed over
    const reference = /^\s+\d+\s+R(?![A-Za-z])/.exec(this.#text.slice(this.#at, this.#at + 20));
    if (reference) this.#at += reference[0].length;
    return reference || !/^[-+.\d]+$/.test(word) ? undefined : Number(word);
  }

  #list(depth: number): void {
    if (depth > DEEPEST) this.#at = this.#text.length;
    while (this.#at < this.#text.length) {
      this.#skip();
      if (this.#takes(']')) return;
      this.#value(depth + 1);
    }
  }

  #literal(): string {
    let said = '';
    for (let open = 1; this.#at < this.#text.length; this.#at += 1) {
      const sign = this.#text.charAt(this.#at);
      if (sign === '\\') {
        said += this.#escaped();
        continue;
      }
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      if (open === 0) {
        this.#at += 1;
        break;
      }
      said += sign;
    }
    return said;
  }

  /** Stands on the last sign of what it read. */
  #escaped(): string {
    const [octal] = /^[0-7]{1,3}/.exec(this.#text.slice(this.#at + 1, this.#at + 4)) ?? [];
    if (octal !== undefined) {
      this.#at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    }
    this.#at += 1;
    const sign = this.#text.charAt(this.#at);
    if (sign === '\r' && this.#text.charAt(this.#at + 1) === '\n') this.#at += 1;
    return sign === '\r' || sign === '\n' ? '' : (ESCAPES[sign] ?? sign);
  }

  #word(): string {
    const from = this.#at;
    while (this.#at < this.#text.length && !DELIMITER.test(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.slice(from, this.#at);
  }

  #takes(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  /** Spaces and comments. */
  #skip(): void {
    for (; this.#at < this.#text.length; this.#at += 1) {
      const sign = this.#text.charAt(this.#at);
      if (sign === '%')
        while (this.#at < this.#text.length && !/[\n\r]/.test(this.#text.charAt(this.#at))) this.#at += 1;
      else if (!SPACE.test(sign)) return;
    }
  }
}
