import type { Answers } from '@brokerage/domain/application/parts';
import { checklistFileOf } from '@brokerage/domain/underwriting/checklist-file-of';
import { documentChecklist } from '@brokerage/domain/underwriting/document-checklist';
import { coNames } from './section-words';
import type { SentApplication } from '../../lib/sent';

type Needed = NonNullable<SentApplication['documents']>;

/** What we ask for, by person and for the file, as it follows from the answers. */
export function documentsNeeded(answers: Answers): Needed {
  const { applicants, file } = documentChecklist(checklistFileOf(answers));
  const names = coNames(answers);
  const people = applicants.map(({ documents }, index) => ({
    whose: index === 0 ? 'From you' : `From ${names[index - 1] ?? 'the person applying with you'}`,
    codes: documents,
  }));
  return [...people, { whose: 'For the mortgage', codes: file.documents }].filter(({ codes }) => codes.length > 0);
}
