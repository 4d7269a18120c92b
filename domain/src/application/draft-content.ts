import { withoutSins } from '../forms/sin.js';
import { pruneApplication } from './prune-application.js';

/** What is stored of a draft of the application: as it is sent, however incomplete, and without social insurance numbers. */
export const applicationDraftContent = (content: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  pruneApplication(withoutSins(content)).application;
