import { defineCalls } from '../../rest/table.js';
import { CHAT_LEAD } from '@brokerage/domain/chat/lead-form';
import type { FieldTable } from '@brokerage/domain/forms/fields';
import { PRIVATE_FINANCING_LEAD, SECOND_MORTGAGE_LEAD, SELF_EMPLOYED_LEAD } from '@brokerage/domain/leads/lead-forms';
import type { LeadSourceName } from '@brokerage/domain/vocabulary/lead-sources';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import type { Route } from '../../rest/route.js';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import type { ObjectShape } from '../../rest/json-shape.js';
import { UTM_SHAPE, utmOfBody } from './utm.js';

interface FormCall {
  path: string;
  summary: string;
  source: LeadSourceName;
  form: FieldTable;
  operationId: string;
}

/** The landing pages that the customer's spec gives a call of their own (§7). */
const FORM_CALLS: readonly FormCall[] = [
  {
    path: '/api/mortgage/second-mortgage-lead',
    summary: 'Submit a lead for a second mortgage',
    source: 'SECOND_MORTGAGE',
    form: SECOND_MORTGAGE_LEAD,
    operationId: 'submitSecondMortgageLead',
  },
  {
    path: '/api/mortgage/private-finance-lead',
    summary: 'Submit a lead for private financing',
    source: 'PRIVATE_FINANCING',
    form: PRIVATE_FINANCING_LEAD,
    operationId: 'submitPrivateFinanceLead',
  },
  {
    path: '/api/mortgage/self-employed-lead',
    summary: 'Submit a lead of somebody self-employed',
    source: 'SELF_EMPLOYED',
    form: SELF_EMPLOYED_LEAD,
    operationId: 'submitSelfEmployedLead',
  },
];

function withUtm(form: FieldTable): ObjectShape {
  const shape = bodyShape(form);
  return { ...shape, properties: { ...shape.properties, utm: UTM_SHAPE } };
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
    ...FORM_CALLS.map(({ path, summary, source, form, operationId }): Route<object, 'SubmitLead'> => ({
      method: 'post',
      path,
      summary,
      tag: 'Leads',
      operation: 'SubmitLead',
      operationId,
      field: 'submitLead',
      idempotent: true,
      throttled: true,
      body: withUtm(form),
      success: { status: 201, message: 'We have your message' },
      reply: 'lead',
      failure: MESSAGES.submissionFailed,
      variables: ({ body, idempotencyKey }) => ({
        source,
        input: inputOfBody(form, body),
        utm: utmOfBody(body),
        idempotencyKey: idempotencyKey ?? null,
      }),
    })),
    {
      method: 'post',
      path: '/api/mortgage/lead',
      summary: 'Submit a lead from the chat',
      tag: 'Leads',
      operation: 'SubmitChatLead',
      field: 'submitChatLead',
      idempotent: true,
      hot: true,
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
