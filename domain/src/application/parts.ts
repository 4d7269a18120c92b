import type { AnswerField } from '../forms/fields.js';
import type { Condition } from './conditions.js';

/** A question of the application. */
export type ApplicationField = AnswerField & {
  /** Said where the answer is missing when a section is left. What is sent without it is not refused (docs/decisions/0054). */
  readonly needed?: string;
  /** How the list of what is still needed calls it, where its label alone would not do */
  readonly short?: string;
};

/** Questions under one heading. */
export interface Group {
  readonly kind: 'group';
  /** Where its answers stand, in the person or row around it: 'employment.current'; '' is the top */
  readonly at: string;
  readonly title?: string;
  readonly hint?: string;
  readonly when?: Condition;
  /** Everything at its place is its own, also what no question asks for: it is left out as a whole */
  readonly branch?: true;
  readonly fields: readonly ApplicationField[];
}

/** As many of the same as there are: jobs, debts, people. Each has an id of its own, made where it was added. */
export interface Rows {
  readonly kind: 'rows';
  readonly at: string;
  readonly title: string;
  readonly hint?: string;
  /** What one of them is called: 'job' */
  readonly noun: string;
  readonly most: number;
  /** What is said where there is none but there should be */
  readonly needed?: string;
  /** The answer it is known by */
  readonly namedBy: string;
  readonly when?: Condition;
  readonly parts: readonly Part[];
}

export type Part = Group | Rows;

/** What is asked on one page. */
export interface Section {
  /** In the address: ?section=work */
  readonly name: SectionName;
  readonly title: string;
  /** About how long it takes */
  readonly minutes: number;
  readonly intro: string;
  readonly why?: string;
  readonly when?: Condition;
  readonly parts: readonly Part[];
}

export type SectionName =
  | 'plans'
  | 'work'
  | 'people'
  | 'home'
  | 'down-payment'
  | 'mortgage'
  | 'money'
  | 'questions'
  | 'check';

/** What was answered: plain JSON, as far as it goes. */
export type Answers = Readonly<Record<string, unknown>>;
