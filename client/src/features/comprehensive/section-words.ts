import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers, SectionName } from '@brokerage/domain/application/parts';
import { questionsIn, rootScope } from '@brokerage/domain/application/walk';
import { answerInWords } from '@brokerage/domain/application/words';
import { sectionsFor } from '@brokerage/domain/application/sections';

const rowsAt = (tree: unknown, ...place: string[]): readonly unknown[] => {
  const found = readAt(tree, place);
  return Array.isArray(found) ? found : [];
};

const count = (rows: readonly unknown[], noun: string, many = `${noun}s`): string =>
  rows.length === 0 ? '' : `${rows.length === 1 ? 'one' : rows.length} ${rows.length === 1 ? noun : many}`;

/** What each section says of itself once something is answered: the places that tell most. */
const TELLING: Partial<Record<SectionName, readonly string[]>> = {
  plans: ['mortgageType', 'applicant.fullName'],
  work: [
    'employment.current.employer',
    'employment.selfEmployed.name',
    'employment.business.name',
    'employment.status',
  ],
  home: ['property.address.street', 'property.purchasePrice', 'property.propertyValue', 'property.type'],
  mortgage: ['property.currentMortgage.lender', 'property.currentMortgage.balance'],
};
const MOST = 2;

/** Names of the people on the application besides the applicant. */
export const coNames = (answers: Answers): string[] =>
  rowsAt(answers, 'coApplicants').flatMap((row) => {
    const name = readAt(row, ['fullName']);
    return typeof name === 'string' && name ? [name] : [];
  });

/** A line about a section: "Harbourview Health Centre, and one more job". Nothing where nothing is answered. */
export function sectionInWords(name: SectionName, answers: Answers): string {
  const section = sectionsFor(answers).find((known) => known.name === name);
  const questions = section ? questionsIn(section.parts, rootScope(answers)) : [];
  const told = (TELLING[name] ?? []).flatMap((place) => {
    const found = questions.find(({ path }) => path.join('.') === place);
    return found ? [answerInWords(found.field, found.value)] : [];
  });
  const more: Partial<Record<SectionName, string[]>> = {
    work: [count(rowsAt(answers, 'applicant', 'jobs'), 'more job')],
    people: answers['hasCoApplicants'] === false ? ['Just you'] : coNames(answers),
    'down-payment': [count(rowsAt(answers, 'property', 'downPaymentSources'), 'source')],
    money: [
      count(rowsAt(answers, 'financial', 'assets'), 'asset'),
      count(rowsAt(answers, 'financial', 'liabilities'), 'debt'),
      count(rowsAt(answers, 'financial', 'properties'), 'property', 'properties'),
    ],
  };
  const line = [...told.filter(Boolean).slice(0, MOST), ...(more[name] ?? []).filter(Boolean)].join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
