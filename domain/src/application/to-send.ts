import type { Answers } from './parts.js';
import { pruneApplication, withoutPlaces } from './prune-application.js';
import { unaskedProblems } from './unasked.js';

/**
 * What our own form sends of its answers. Those that nobody is asked for any more are kept (customer spec §4), but a wrong one
 * among them, such as the first half of a postal code, stands where nobody could mend it: it is left out, and named.
 */
export function toSend(answers: Answers): ReturnType<typeof pruneApplication> {
  const { application, removed } = pruneApplication(answers);
  const wrong = unaskedProblems(application).map(({ place }) => place.join('.'));
  return { application: withoutPlaces(application, wrong), removed: [...removed, ...wrong].sort() };
}
