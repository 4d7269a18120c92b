import { defineCalls } from '../../rest/table.js';
import { CHAT_LEAD } from '@brokerage/domain/chat/lead-form';
import type { FieldTable } from '@brokerage/domain/forms/fields';
import type { LeadSource } from '@brokerage/domain/leads/lead-source';
import { LEAD_SOURCES } from '@brokerage/domain/leads/lead-sources';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import type { Route } from '../../rest/route.js';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import type { ObjectShape } from '../../rest/json-shape.js';
import { UTM_SHAPE, utmOfBody } from './utm.js';

const SOURCES: readonly LeadSource[] = LEAD_SOURCES;

function withUtm(form: FieldTable): ObjectShape {
  const shape = bodyShape(form);
  return { ...shape, properties: { ...shape.properties, utm: UTM_SHAPE } };
}

/** The forms that the customer's spec gives a call of their own (§7) */
function formCall({ call, graphql, form }: LeadSource): Route<object, 'SubmitLead'>[] {
  if (!call) return [];
  return [
    {
      ...call,
      method: 'post',
      tag: 'Leads',
      operation: 'SubmitLead',
      field: 'submitLead',
      idempotent: true,
      throttled: true,
      body: withUtm(form),
      success: { status: 201, message: 'We have your message' },
      reply: 'lead',
      failure: MESSAGES.submissionFailed,
      variables: ({ body, idempotencyKey }) => ({
        source: graphql,
        input: inputOfBody(form, body),
        utm: utmOfBody(body),
        idempotencyKey: idempotencyKey ?? null,
      }),
    },
  ];
}

/** Those who ask to be called. */
export const LEAD_CALLS = defineCalls({
  operations: {
    SubmitChatLead: `mutation SubmitChatLead($input: ChatLeadInput!, $idempotencyKey: String) {
      submitChatLead(input: $input, idempotencyKey: $idempotencyKey) {
        userErrors { code message field }
        lead { id }
      }
    }`,
    SubmitLead: `mutation SubmitLead($source: LeadSource!, $input: LeadInput!, $idempotencyKey: String, $utm: UtmInput) {
      submitLead(source: $source, input: $input, idempotencyKey: $idempotencyKey, utm: $utm) {
        userErrors { code message field }
        lead { id }
      }
    }`,
  },
  routes: [
    ...SOURCES.flatMap(formCall),
    {
      method: 'post',
      path: '/api/mortgage/lead',
      summary: 'Submit a lead from the chat',
      tag: 'Leads',
      operation: 'SubmitChatLead',
      field: 'submitChatLead',
      idempotent: true,
      throttled: true,
      body: bodyShape(CHAT_LEAD),
      success: { status: 201, message: 'We have your message' },
      reply: 'lead',
      failure: MESSAGES.submissionFailed,
      variables: ({ body, idempotencyKey }) => ({
        input: inputOfBody(CHAT_LEAD, body),
        idempotencyKey: idempotencyKey ?? null,
      }),
    },
  ],
});
