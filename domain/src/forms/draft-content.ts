import { prune } from './prune.js';
import { withoutSins } from './sin.js';

/** What is stored of a draft: its answers, without what is empty and without social insurance numbers. */
export const draftContent = (content: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  prune(withoutSins(content));
