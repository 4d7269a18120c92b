import { ANY_YEARS, isDayIn } from '../text/day.js';
import type { Choice, FormField } from './fields.js';
import { readNumber } from './money.js';

/** Questions of what the office publishes as versions: a lender's policy, the terms of a program. */

const SOURCE_MAX = 200;

/** Stored; never change a value. */
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Choice[];

/** The first day on which a version holds. */
export const FIRST_DAY = {
  name: 'effectiveFrom',
  kind: 'text',
  label: 'In force from',
  hint: 'A day, such as 2026-11-25.',
  max: 10,
  required: 'Enter the day it begins',
  check: (text) => (isDayIn(text.trim(), ANY_YEARS) ? undefined : 'Enter a day, such as 2026-11-25'),
} as const satisfies FormField;

/** What a version rests on; whoever spreads it adds whose paper it is. */
export const PAPER = {
  name: 'source',
  kind: 'text',
  label: 'Where it stands',
  max: SOURCE_MAX,
  required: 'Name the document it’s in',
} as const satisfies FormField;

export const yesNo = <const Name extends string>(name: Name, label: string) =>
  ({
    name,
    kind: 'choice',
    label,
    choices: YES_NO,
    empty: 'Choose',
    required: 'Choose yes or no',
    invalid: 'Choose yes or no',
  }) as const;

/** A number from so much, empty where the usual rule holds. */
export const number = <const Name extends string>(name: Name, label: string, unit: string, most: number, least = 0) =>
  ({
    name,
    kind: 'number',
    label,
    unit,
    most,
    check: (text: string): string | undefined => {
      const read = readNumber(text);
      return 'plain' in read && Number(read.plain) >= least ? undefined : `Enter a number from ${least} to ${most}`;
    },
  }) as const;

export const money = <const Name extends string>(name: Name, label: string, hint?: string) =>
  ({ name, kind: 'money', label, ...(hint !== undefined && { hint }) }) as const;
