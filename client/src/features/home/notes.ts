import { formatDay } from '../../lib/format';
import type { HomeContent } from './home-content';

type Evidence = Pick<HomeContent['testimonialsEvidence'], 'footnote' | 'evidenceOn'>;

const noteOf = ({ footnote, evidenceOn }: Evidence): string => `${footnote} Checked on ${formatDay(evidenceOn)}.`;

/** What each claim rests on. The marks beside the claims count from 1. */
export const claimNotes = ({ claims }: HomeContent): string[] => claims.map(noteOf);

/** Those of the home page: the claims' first, then that of the testimonials. */
export const homeNotes = (home: HomeContent): string[] => [...claimNotes(home), noteOf(home.testimonialsEvidence)];

/** The number of the note under the promised reply time, where a claim backs it. */
export function replyNote({ claims }: HomeContent): number | undefined {
  const at = claims.findIndex(({ backsReply }) => backsReply);
  return at < 0 ? undefined : at + 1;
}
