import type { Api } from '../../lib/api';
import { upperCase } from '@brokerage/domain/data/codes';
import type { DraftKind } from '@brokerage/domain/application/drafts';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import type { DraftVersion } from '../../lib/draft-store';
import { DiscardDraftDocument, DraftDocument, SaveDraftDocument, type DraftFieldsFragment } from './draft.generated';
import type { DraftRemote } from './draft-state';

const versionOf = ({
  id,
  content,
  lastStep,
  version,
  device,
  updatedAt,
  previous,
}: DraftFieldsFragment): DraftVersion => ({
  id,
  content,
  lastStep,
  version,
  device,
  at: updatedAt,
  previous: previous && { content: previous.content, lastStep: previous.lastStep, at: previous.at },
});

const plain = <T extends { applicationNumber: string; at: string }>(
  sent: T | null,
): Pick<T, 'applicationNumber' | 'at'> | null => sent && { applicationNumber: sent.applicationNumber, at: sent.at };

/** Not commands: they run behind the form, and what goes wrong is shown as the state of the draft. */
export function draftRemote(client: Api, kind: DraftKind): DraftRemote {
  const name = upperCase(kind);
  return {
    async fetch() {
      const { data } = await client.query({
        query: DraftDocument,
        variables: { kind: name },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(MESSAGES.draftFetchFailed);
      return { draft: data.draft ? versionOf(data.draft) : null, sent: plain(data.sentDraft) };
    },
    async save(request) {
      const { data } = await client.mutate({
        mutation: SaveDraftDocument,
        variables: { input: { kind: name, ...request } },
        fetchPolicy: 'no-cache',
      });
      const answer = data?.saveDraft;
      if (!answer) throw new Error(MESSAGES.draftSaveFailed);
      const { draft, conflict, userErrors, sent } = answer;
      if (draft) return { saved: { id: draft.id, version: draft.version, at: draft.updatedAt } };
      if (conflict) return { conflict: versionOf(conflict) };
      if (userErrors.some(({ code }) => code === 'GONE')) return { gone: plain(sent) };
      return { refused: userErrors[0]?.message ?? MESSAGES.draftSaveFailed };
    },
    async discard() {
      await client.mutate({ mutation: DiscardDraftDocument, variables: { kind: name }, fetchPolicy: 'no-cache' });
    },
  };
}
