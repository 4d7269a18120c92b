import type { Api } from '../../lib/api';
import { draftContent } from '@brokerage/domain/forms/draft-content';
import type { DraftKind } from '@brokerage/domain/application/drafts';
import { NOBODY } from '../../lib/draft-mark';
import { browserDrafts, type DraftTree } from '../../lib/draft-store';
import { DraftMachine } from './draft-machine';
import { draftRemote } from './draft-remote';
import { tabChannel, tabLock } from './tabs';

/** What the server makes of a content; the application's rules are loaded with the application's form alone. */
const storedOf = async (kind: DraftKind): Promise<(content: DraftTree) => DraftTree> =>
  kind === 'mortgage'
    ? draftContent
    : (await import('@brokerage/domain/application/draft-content')).applicationDraftContent;

/** The draft of a person, or of nobody, in this tab. `left` is asked for when the draft is there to take it. */
export async function draftOf(
  kind: DraftKind,
  owner: string,
  client: Api,
  left: () => DraftTree | undefined,
): Promise<DraftMachine> {
  const stored = await storedOf(kind);
  const name = `draft:${owner}/${kind}`;
  return new DraftMachine({
    kind,
    owner,
    store: browserDrafts,
    remote: owner === NOBODY ? undefined : draftRemote(client, kind),
    lock: tabLock(name),
    channel: tabChannel(name),
    stored,
    left: left(),
  });
}
