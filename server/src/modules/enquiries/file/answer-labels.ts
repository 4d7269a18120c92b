import type { EntityManager } from 'typeorm';

/** An answer as a person in the office reads it. */
export interface LabelledAnswer {
  label: string;
  value: string;
}

/** Puts what a source's form asked into words. What was stored for a source is what this source takes. */
export type AnswerLabel = (answers: never, bankName: string | null) => LabelledAnswer[];

/** What of a person's contact details was put right; what stayed is left out. */
export interface CorrectedContact {
  email?: string;
  /** As its columns store the number: encrypted, and the blind index */
  phone?: { sealed: string; index: string };
}

/** What the inbox knows of a source: how its answers are read, and whether its record has contact details of its own. */
export interface AnsweringSource {
  name: string;
  label: AnswerLabel;
  /** What the file says besides, which may change after it was sent; asked when one file is read. */
  more?: (sourceId: string) => Promise<LabelledAnswer[]>;
  /** Puts the record's own copy right in the caller's transaction, where emails are sent to it or it is shown. */
  correct?: (manager: EntityManager, sourceId: string, contact: CorrectedContact) => Promise<void>;
}
