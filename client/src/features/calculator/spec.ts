import type { Texts } from 'domain/calculator/texts';

export interface Choice {
  value: string;
  label: string;
}

/** One thing a calculator asks. Its name is also its name in the address. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: 'money' | 'percent' | 'number' | 'choice' | 'flag' | 'date';
  hint?: string;
  optional?: boolean;
  choices?: readonly Choice[];
  /** What stands behind a number: years, months */
  unit?: string;
  /** The engine's names of the same thing, for its refusals */
  engine?: readonly string[];
  /** Only where this is true */
  when?: (texts: Texts) => boolean;
}

export interface FieldGroup {
  title: string;
  fields: readonly FieldSpec[];
  /** Folded until asked for */
  folded?: boolean;
}

const LONGEST = 40;

/** What the address says, over what stands there at first. A name it does not know is nothing to us. */
export function textsFrom(search: URLSearchParams, first: Texts): Texts {
  return Object.fromEntries(
    Object.entries(first).map(([name, text]) => [name, search.get(name)?.slice(0, LONGEST) ?? text]),
  );
}

/** The whole scenario, so that another browser shows the same figures. */
export function searchOf(texts: Texts): string {
  const said = Object.entries(texts).map(([name, text]) => [name, text.replace(/[$,\s]/g, '')] as [string, string]);
  return new URLSearchParams(said).toString();
}
