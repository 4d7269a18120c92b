import { objectOf } from '@brokerage/domain/data/objects';
import { DRAFT_MAX_BYTES, type DraftKind } from '@brokerage/domain/application/drafts';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { object, type Shape } from '../../rest/json-shape.js';
import type { Route } from '../../rest/route.js';
import { defineCalls } from '../../rest/table.js';
import { upper } from '../../rest/words.js';

/** Room for what JSON writes around the content, so that a draft a little too large is told by how much it may be. */
const BODY_LIMIT = 2 * DRAFT_MAX_BYTES;

const ANSWERS = { type: 'object', additionalProperties: true, description: 'The answers so far' } as const;
/** Another program's form has steps of its own (decisions §2); a column and GraphQL hold no larger number. */
const LAST_STEP = 2_147_483_647;
const STEP = { type: 'number', minimum: 0, maximum: LAST_STEP, multipleOf: 1, description: 'Counted from 0' } as const;

/** The three calls of one kind; the spec has its own name for the content in each. */
function callsOf(
  kind: DraftKind,
  path: string,
  content: string,
  what: string,
): Route<object, 'SaveDraft' | 'Draft' | 'DiscardDraft'>[] {
  // their addresses belong to the pages below /mortgage too
  const shared = { path, tag: 'Mortgage', requires: 'ACCOUNT_HOLDER', alsoPage: true } as const;
  const operationId = (verb: string): string => `${verb}${kind === 'mortgage' ? 'Mortgage' : 'Comprehensive'}Draft`;
  const data = {
    type: 'object',
    properties: { [content]: ANSWERS, lastStep: STEP, updatedAt: { type: 'string', format: 'date-time' } },
    required: [content, 'lastStep', 'updatedAt'],
    additionalProperties: false,
  };
  const named = (draft: unknown): unknown => {
    const { content: answers, lastStep, updatedAt } = objectOf(draft);
    return { [content]: answers, lastStep, updatedAt };
  };
  const body = object<Record<string, Shape>>({ [content]: ANSWERS, lastStep: STEP }, [content, 'lastStep']);
  return [
    {
      ...shared,
      method: 'post',
      summary: `Save your draft of ${what}. The version it replaces is kept as the previous one`,
      operation: 'SaveDraft',
      operationId: operationId('save'),
      field: 'saveDraft',
      throttled: true,
      body,
      fields: { content },
      bodyLimit: BODY_LIMIT,
      success: { status: 200, message: 'Draft saved', data },
      failure: MESSAGES.draftSaveFailed,
      statuses: { GONE: 410 },
      data: (_derived, { draft }) => named(draft),
      variables: (input) => ({
        input: { kind: upper(kind), content: input.body[content], lastStep: input.body.lastStep },
      }),
    },
    {
      ...shared,
      method: 'get',
      summary: `Your draft of ${what}`,
      operation: 'Draft',
      operationId: operationId('fetch'),
      field: 'draft',
      success: { status: 200, message: 'Draft', data },
      failure: MESSAGES.draftFetchFailed,
      statuses: { NOT_FOUND: 404 },
      data: (_derived, draft) => named(draft),
      variables: () => ({ kind: upper(kind) }),
    },
    {
      ...shared,
      method: 'delete',
      summary: `Delete your draft of ${what}. After it was sent, this lets you begin another`,
      operation: 'DiscardDraft',
      operationId: operationId('delete'),
      field: 'discardDraft',
      success: { status: 200, message: 'Draft deleted' },
      failure: MESSAGES.draftDeleteFailed,
      variables: () => ({ kind: upper(kind) }),
    },
  ];
}

export const DRAFT_CALLS = defineCalls({
  operations: {
    Draft: `query Draft($kind: DraftKind!) { draft(kind: $kind) { content lastStep updatedAt } }`,
    SaveDraft: `mutation SaveDraft($input: SaveDraftInput!) {
      saveDraft(input: $input) { userErrors { code message field } draft { content lastStep updatedAt } }
    }`,
    DiscardDraft: `mutation DiscardDraft($kind: DraftKind!) {
      discardDraft(kind: $kind) { userErrors { code message field } }
    }`,
  },
  routes: [
    ...callsOf('mortgage', '/mortgage/draft', 'draft', 'the basic form'),
    ...callsOf('comprehensive', '/mortgage/comprehensive/draft', 'formData', 'the comprehensive application'),
  ],
});
