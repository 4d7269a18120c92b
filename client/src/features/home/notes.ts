import { evidenceNote } from '../../lib/evidence';
import type { HomeContent } from './home-content';

/** What each claim rests on. The marks beside the claims count from 1. */
export const claimNotes = ({ claims }: HomeContent): string[] => claims.map(evidenceNote);

/** Those of the home page: the claims' first, then that of the testimonials. */
export const homeNotes = (home: HomeContent): string[] => [
  ...claimNotes(home),
  evidenceNote(home.testimonialsEvidence),
];

/** The number of the note under the promised reply time, where a claim backs it. */
export function replyNote({ claims }: HomeContent): number | undefined {
  const at = claims.findIndex(({ backsReply }) => backsReply);
  return at < 0 ? undefined : at + 1;
}
