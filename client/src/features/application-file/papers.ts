import { sectionProvedBy } from '@brokerage/domain/underwriting/document-sections';
import { DOCUMENTS } from '@brokerage/domain/underwriting/documents';
import type { FileDocumentsQuery } from './documents.generated';

export type Paper = NonNullable<FileDocumentsQuery['fileDocuments']>['requests'][number];

/** What the office calls it. */
export function labelOf({ code, words }: Pick<Paper, 'code' | 'words'>): string {
  const kinds: Readonly<Record<string, { staffLabel: string }>> = DOCUMENTS;
  return (Object.hasOwn(kinds, code) ? kinds[code]?.staffLabel : words) ?? code;
}

/** The papers that prove the answers of a section. */
export const provenBy = (papers: readonly Paper[], section: string): Paper[] =>
  papers.filter(({ code }) => sectionProvedBy(code) === section);

/** Still to come from its person. */
export const isMissing = ({ state }: Paper): boolean =>
  state === 'NEEDED' || state === 'REFUSED' || state === 'EXPIRED';
