import type { Answers } from '@brokerage/domain/application/parts';
import { coApplicantId } from '@brokerage/domain/application/row-ids';
import { readAt } from '@brokerage/domain/forms/field-input';

/** Somebody on an application besides the applicant. `email` is '' where it is unknown. */
export interface NamedPerson {
  id: string;
  fullName: string;
  email: string;
}

const textOf = (row: Answers, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The people besides the applicant; those that came without an id are counted as the checklist counts them. */
export function peopleNamedIn(answers: object): NamedPerson[] {
  const rows = readAt(answers, ['coApplicants']);
  return (Array.isArray(rows) ? rows : []).map((row: Answers, index) => ({
    id: coApplicantId(textOf(row, 'id'), index),
    fullName: textOf(row, 'fullName') || `Co-applicant ${index + 1}`,
    email: textOf(row, 'email'),
  }));
}
