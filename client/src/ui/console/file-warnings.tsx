import { lowerCase } from '@brokerage/domain/data/codes';
import { FILE_WARNINGS, type FileWarning } from '@brokerage/domain/application/document-requests';
import type { ReactNode } from 'react';

type Codes = readonly Uppercase<FileWarning>[];

const wordsOf = (code: Uppercase<FileWarning>): string => FILE_WARNINGS[lowerCase(code)];

/** 'This PDF contains scripts or files. Look at it in the browser only.' */
export const warningWords = (warnings: Codes): string => warnings.map(wordsOf).join(' ');

/** What the office should know before it opens a file, beside its download. */
export function FileWarnings({ warnings }: { warnings: Codes }): ReactNode {
  return warnings.length === 0 ? null : <p className="notice">{warningWords(warnings)}</p>;
}
