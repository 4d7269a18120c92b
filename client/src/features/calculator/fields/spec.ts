import { fieldsIn, type Field, type FieldSection, type Texts } from '@brokerage/domain/forms/fields';
import { readNumber } from '@brokerage/domain/forms/money';
import { cut } from '@brokerage/domain/text/storable';

/** One thing a calculator asks. Its name is also its name in the address. */
export type CalculatorField = Field<'money' | 'percent' | 'number' | 'choice' | 'flag' | 'date'> & {
  /** The engine's names of the same thing, for its refusals */
  readonly engine?: readonly string[];
};

export type CalculatorSection = FieldSection<CalculatorField>;

/** The fields of a calculator; some depend on the answers. */
export type GroupsOf = (texts: Texts) => readonly CalculatorSection[];

const LONGEST = 40;

/** What the address says, over what stands there at first. A name it does not know is nothing to us. */
export function textsFrom(search: URLSearchParams, first: Texts): Texts {
  return Object.fromEntries(
    Object.entries(first).map(([name, text]) => [name, cut(search.get(name) ?? text, LONGEST)]),
  );
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** A choice the list does not have is the one meant, as addresses once lost the spaces of a city, or the first. */
export function repaired(texts: Texts, groupsOf: GroupsOf): Texts {
  const changes = fieldsIn(groupsOf(texts)).flatMap((field) => {
    const { name } = field;
    const choices = field.kind === 'choice' ? field.choices : [];
    const text = texts[name] ?? '';
    if (choices.length === 0 || choices.some(({ value }) => value === text)) return [];
    const meant = choices.find(({ value }) => withoutSpaces(value) === withoutSpaces(text)) ?? choices[0];
    return meant ? [[name, meant.value] as const] : [];
  });
  return changes.length === 0 ? texts : { ...texts, ...Object.fromEntries(changes) };
}

/** 500,000 and 500 000,00 are the same address; what is no number is kept as it was typed. */
const plain = (text: string): string => {
  const read = readNumber(text.replace(/^\s*\$/, ''));
  return 'plain' in read ? read.plain : text.trim();
};

/** The whole scenario, so that another browser shows the same figures. Empty answers are left out, where empty is also how the calculator begins. */
export function searchOf(texts: Texts, first: Texts = {}): string {
  const said = Object.entries(texts)
    .map(([name, text]): [string, string] => [name, plain(text)])
    .filter(([name, text]) => text !== '' || Boolean(first[name]));
  return new URLSearchParams(said).toString();
}
