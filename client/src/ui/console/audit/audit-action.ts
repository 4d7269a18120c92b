import type { Values } from './values';

/** What the server keeps: a code, names and values, never a sentence. */
export interface AuditAction {
  action: string;
  actorId?: string | null;
  subjectType: string;
  subjectId: string | null;
  subjectName: string | null;
  before?: Values;
  after?: Values;
}
