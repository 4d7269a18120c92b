import { APPLICANT, WHOLE_FILE } from './document-requests.js';
import type { Answers } from './parts.js';

/** The id of a row of a list: letters, digits and hyphens, nothing a person could be recognized by. */
const MAX_ROW_ID = 40;
const SHAPE = new RegExp(`^[a-z\\d][a-z\\d-]{0,${MAX_ROW_ID - 1}}$`, 'i');
/** What papers and figures call the applicant and the whole file: never somebody else's name as well */
const RESERVED: readonly string[] = [APPLICANT, WHOLE_FILE];

export const BAD_ROW_ID = `Give each row an id of its own: up to ${MAX_ROW_ID} letters, digits and hyphens, and not “${RESERVED.join('” or “')}”. Or leave it out.`;

const isRowId = (id: unknown): id is string =>
  typeof id === 'string' && SHAPE.test(id) && !RESERVED.includes(id.toLowerCase());

/**
 * What a co-applicant is called in papers, figures and credit scores: the id of their row, or their place where it has
 * none. Rows that were stored before ids had a rule are called by their place too.
 */
export const coApplicantId = (id: unknown, index: number): string => (isRowId(id) ? id : `co-${index + 1}`);

interface Found {
  place: string[];
  id: unknown;
}

function idsIn(value: unknown, place: readonly string[]): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Found[] => {
    const at = [...place, key];
    const inside = idsIn(inner, at);
    if (!isList || typeof inner !== 'object' || inner === null) return inside;
    if ('id' in inner) return [{ place: [...at, 'id'], id: inner.id }, ...inside];
    // a co-applicant without an id is called by their place, so nobody else may be
    return place.join('.') === 'coApplicants'
      ? [{ place: at, id: coApplicantId(undefined, Number(key)) }, ...inside]
      : inside;
  });
}

/** Where the ids of an application's rows break the rule: in any list, asked for or not. */
export function rowIdProblems(answers: Answers): { place: string[]; message: string }[] {
  const seen = new Set<string>();
  const found = idsIn(answers, []);
  // ids that were given come after those that follow from a place: theirs is the one that is said to be wrong
  const ordered = [
    ...found.filter(({ place }) => place.at(-1) !== 'id'),
    ...found.filter(({ place }) => place.at(-1) === 'id'),
  ];
  return ordered.flatMap(({ place, id }) => {
    const isGood = isRowId(id) && !seen.has(id.toLowerCase());
    if (typeof id === 'string') seen.add(id.toLowerCase());
    return isGood ? [] : [{ place, message: BAD_ROW_ID }];
  });
}
