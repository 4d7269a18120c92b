import { readAt } from '../forms/field-input.js';
import { parseMoney } from '../forms/money.js';
import { prune } from '../forms/prune.js';
import { isSinName } from '../forms/sin.js';

import type { Answers, Part } from './parts.js';
import { EVERY_PART } from './sections.js';
import { applies, placeIn, rootScope, rowsIn, type Scope } from './walk.js';

/** The names that are turned into numbers (customer spec §5, rules of the application §3). */
export const MONEY_NAMES: ReadonlySet<string> = new Set([
  'purchasePrice',
  'propertyValue',
  'downPayment',
  'propertyTax',
  'balance',
  'annualIncome',
  'additionalIncome',
  'householdIncome',
  'condoFee',
  'heating',
  'payment',
  'monthlyPayment',
  'monthlyRent',
  'amount',
]);

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An application without some of its places: 'applicant.jobs.0.hours'. */
export const withoutPlaces = (answers: Answers, places: readonly string[]): Tree =>
  prune(without(answers, new Set(places)));

function without(answers: Answers, dropped: ReadonlySet<string>, path = ''): Tree {
  const inside = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => inside(item, `${at}${index}.`));
    return isTree(value) ? without(value, dropped, at) : value;
  };
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([key]) => !dropped.has(path + key))
      .map(([key, value]) => [key, inside(value, `${path}${key}.`)]),
  );
}

function neverKept(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => neverKept(item, `${path}${index}.`));
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isSinName(key) ? [path + key] : neverKept(inner, `${path}${key}.`),
  );
}

/** The places that another answer rules out. */
function ruledOut(parts: readonly Part[], scope: Scope): string[] {
  const given = (place: readonly string[]): string[] =>
    readAt(scope.answers, place) === undefined ? [] : [[...scope.path, ...place].join('.')];
  return parts.flatMap((part) => {
    const at = placeIn(part.at);
    const out = applies(part, scope) === false;
    if (part.kind === 'rows') {
      return out ? given(at) : rowsIn(part, scope).flatMap((row) => ruledOut(part.parts, row));
    }
    if (out && part.branch) return given(at);
    return part.fields.flatMap((field) =>
      out || applies(field, scope) === false ? given([...at, ...field.name.split('.')]) : [],
    );
  });
}

const inNumbers = (answers: Answers): Tree =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, numberIn(value, name)]));

function numberIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => numberIn(item, ''));
  if (isTree(value)) return inNumbers(value);
  if (typeof value !== 'string' || !MONEY_NAMES.has(name)) return value;
  const parsed = parseMoney(value);
  // a draft may hold what is no amount yet
  return 'cents' in parsed ? parsed.cents / 100 : value;
}

/**
 * What is saved and sent of an application: without empty answers, without what another answer rules out, without any
 * social insurance number, and with money in dollars as numbers. `removed` lists the places that went for a reason, sorted
 * by code point; rows are counted after the empty ones are gone. Pruning twice changes nothing (customer spec §4 and §5,
 * decisions §5).
 */
export function pruneApplication(input: Answers): { application: Tree; removed: string[] } {
  const full = prune({ ...input });
  const secret = neverKept(full, '');
  const open = prune(without(full, new Set(secret)));
  const out = new Set<string>();
  let left = open;
  // what goes may be what another answer hung on
  for (let more = ruledOut(EVERY_PART, rootScope(left)); more.length > 0;) {
    more.forEach((place) => out.add(place));
    left = without(open, out);
    more = ruledOut(EVERY_PART, rootScope(left));
  }
  const application = prune(inNumbers(left));
  return { application, removed: [...new Set([...secret, ...out])].sort() };
}
