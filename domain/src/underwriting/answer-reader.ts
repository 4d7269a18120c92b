import { readAt } from '../forms/field-input.js';
import { readFigure } from '../forms/figure.js';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Reads the answers of an application, or of a person or row in it, and remembers which of those it needs are missing. */
export class AnswerReader {
  constructor(
    private readonly answers: unknown,
    /** Places of answers that are needed and not there: 'property.purchasePrice' */
    readonly missing = new Set<string>(),
    private readonly path = '',
  ) {}

  private value(place: string): unknown {
    return readAt(this.answers, place.split('.'));
  }

  has(place: string): boolean {
    return !isEmpty(this.value(place));
  }

  isTrue(place: string): boolean {
    return this.value(place) === true;
  }

  text(place: string): string | undefined {
    const value = this.value(place);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }

  /** The chosen one, if it is one of these. */
  choice<const T extends string>(place: string, choices: readonly { value: T }[]): T | undefined {
    const text = this.text(place);
    return choices.find(({ value }) => value === text)?.value;
  }

  /** The chosen ones of several. */
  choices<const T extends string>(place: string, choices: readonly { value: T }[]): T[] {
    const chosen = this.value(place);
    if (!Array.isArray(chosen)) return [];
    return choices.map(({ value }) => value).filter((value) => chosen.includes(value));
  }

  /** Dollars, percent or a count; what is no number yet counts as not answered. */
  number(place: string): number | undefined {
    const value = this.value(place);
    if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
    const read = readFigure(typeof value === 'string' ? value : '');
    return 'plain' in read ? Number(read.plain) : undefined;
  }

  /** As above; remembers where it is not there. */
  needed(place: string): number | undefined {
    const found = this.number(place);
    if (found === undefined) this.lacks(place);
    return found;
  }

  lacks(place: string): void {
    this.missing.add(this.path + place);
  }

  within(place: string): AnswerReader {
    return new AnswerReader(this.value(place), this.missing, `${this.path}${place}.`);
  }

  rows(place: string): AnswerReader[] {
    const list = this.value(place);
    if (!Array.isArray(list)) return [];
    return list.map((row, index) => new AnswerReader(row, this.missing, `${this.path}${place}.${index}.`));
  }
}
