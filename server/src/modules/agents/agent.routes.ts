import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { AGENT_LIMITS } from '@brokerage/domain/agents/lists';
import { selectionOf } from '@brokerage/domain/forms/field-output';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../graphql/context.js';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import { day, object, text, withoutNulls, type ObjectShape, type Shape } from '../../rest/json-shape.js';
import { defineCalls } from '../../rest/table.js';
import type { AgentService } from './agent.service.js';

const SHARED = `id level ${selectionOf(AGENT_FORM)} languages specialities { name note } serviceAreas { name note }
  reviews { author rating text source date } hours { weekday starts ends }
  photo { url avifUrl width height focusX focusY } active version`;
const PUBLIC = `${SHARED} licences { province number } licenceNumber licenceProvinces`;
const DESK = `${SHARED} licences { province number expiresOn } userId`;

const LONGEST = 120;
const DAY = day();
const NOTED = object({ name: text(LONGEST), note: { type: 'string', maxLength: LONGEST } }, ['name']);
const form = bodyShape(AGENT_FORM);
/** What is sent empty is cleared */
const clearable = (shape: Shape): Shape => {
  if (shape.type !== 'string') return shape;
  const { minLength: _, format: __, ...rest } = shape;
  return rest;
};
const FIELDS: ObjectShape['properties'] = {
  ...Object.fromEntries(Object.entries(form.properties).map(([name, shape]) => [name, clearable(shape)])),
  licences: {
    type: 'array',
    maxItems: AGENT_LIMITS.licences,
    items: object({ province: text(2), number: text(LONGEST), expiresOn: DAY }, ['province', 'number']),
  },
  languages: { type: 'array', maxItems: AGENT_LIMITS.languages, items: text(LONGEST) },
  specialities: { type: 'array', maxItems: AGENT_LIMITS.specialities, items: NOTED },
  serviceAreas: { type: 'array', maxItems: AGENT_LIMITS.serviceAreas, items: NOTED },
  reviews: {
    type: 'array',
    maxItems: AGENT_LIMITS.reviews,
    items: object(
      {
        author: text(LONGEST),
        rating: { type: 'number', minimum: 1, maximum: 5, multipleOf: 1 },
        text: text(AGENT_LIMITS.reviewText),
        source: text(LONGEST),
        date: DAY,
      },
      ['author', 'rating', 'text', 'source', 'date'],
    ),
  },
  hours: {
    type: 'array',
    maxItems: AGENT_LIMITS.hours,
    items: object(
      { weekday: { type: 'number', minimum: 1, maximum: 7, multipleOf: 1 }, starts: text(5), ends: text(5) },
      ['weekday', 'starts', 'ends'],
    ),
  },
  focusX: { type: 'number', minimum: 0, maximum: 100, multipleOf: 1 },
  focusY: { type: 'number', minimum: 0, maximum: 100, multipleOf: 1 },
  active: { type: 'boolean' },
  userId: { type: 'string', maxLength: LONGEST, description: 'An empty text takes the account away' },
};
/** Room for sixty reviews */
const BODY_LIMIT = 128 * 1024;

const inputOf = (body: Record<string, unknown>): object => {
  const lists = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in form.properties)));
  return { ...inputOfBody(AGENT_FORM, body), ...withoutNulls(lists) };
};

type Read = Context<{ agents: AgentService }>;

export const AGENT_CALLS = defineCalls({
  operations: {
    Agents: `query Agents { agents { ${PUBLIC} } }`,
    Agent: `query Agent($id: ID!) { agent(idOrSubdomain: $id) { ${PUBLIC} } }`,
    CreateAgent: `mutation CreateAgent($input: AgentInput!) {
      createAgent(input: $input) { userErrors { code message field } agent { ${DESK} } }
    }`,
    UpdateAgent: `mutation UpdateAgent($id: ID!, $input: AgentInput!, $expectedVersion: Int) {
      updateAgent(id: $id, input: $input, expectedVersion: $expectedVersion) {
        userErrors { code message field } agent { ${DESK} }
      }
    }`,
    DeleteAgent: `mutation DeleteAgent($id: ID!, $expectedVersion: Int) {
      deleteAgent(id: $id, expectedVersion: $expectedVersion) { userErrors { code message field } id removed }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/agents',
      summary: 'List agents by name',
      tag: 'Agents',
      operation: 'Agents',
      field: 'agents',
      success: { status: 200, message: 'Agents' },
      failure: MESSAGES.agentsFetchFailed,
      refusals: { other: MESSAGES.agentsFetchFailed },
      variables: () => ({}),
    },
    {
      method: 'get',
      path: '/api/agents/{id}',
      summary: 'Get an agent by their id or by the first part of their host',
      tag: 'Agents',
      operation: 'Agent',
      field: 'agent',
      success: { status: 200, message: 'Agent' },
      words: ({ id = '' }) => (isUuid(id) ? MESSAGES.agentFetchFailed : MESSAGES.agentBySubdomainFailed),
      variables: ({ params }) => ({ id: params['id'] }),
    },
    {
      method: 'post',
      path: '/api/agents',
      summary: 'Add an agent. Visitors see them once they are active',
      tag: 'Agents',
      operation: 'CreateAgent',
      field: 'createAgent',
      requires: 'ADMIN',
      body: object(FIELDS, ['licensedName', 'title', 'subdomain', 'licences']),
      bodyLimit: BODY_LIMIT,
      versioned: true,
      success: { status: 201, message: 'Agent added' },
      reply: 'agent',
      statuses: { ALREADY_EXISTS: 409 },
      failure: MESSAGES.agentCreateFailed,
      refusals: { other: MESSAGES.agentCreateFailed },
      variables: ({ body }) => ({ input: inputOf(body) }),
    },
    {
      method: 'put',
      path: '/api/agents/{id}',
      summary: 'Change an agent. With If-Match, only the version it names',
      tag: 'Agents',
      operation: 'UpdateAgent',
      field: 'updateAgent',
      requires: 'ADMIN',
      target: ({ services }: Read, id) => services.agents.checkExists(id),
      body: object(FIELDS, []),
      bodyLimit: BODY_LIMIT,
      versioned: true,
      success: { status: 200, message: 'Agent changed' },
      reply: 'agent',
      failure: MESSAGES.agentUpdateFailed,
      refusals: { other: MESSAGES.agentUpdateFailed },
      variables: ({ params, body, expectedVersion }) => ({
        id: params['id'],
        input: inputOf(body),
        expectedVersion: expectedVersion ?? null,
      }),
    },
    {
      method: 'delete',
      path: '/api/agents/{id}',
      summary: 'Remove an agent. Whoever was booked once is hidden instead. With If-Match, only the version it names',
      tag: 'Agents',
      operation: 'DeleteAgent',
      field: 'deleteAgent',
      requires: 'ADMIN',
      target: ({ services }: Read, id) => services.agents.checkExists(id),
      success: { status: 200, message: 'Agent removed' },
      versioned: true,
      reply: ['id', 'removed'],
      failure: MESSAGES.agentDeleteFailed,
      refusals: { other: MESSAGES.agentDeleteFailed },
      variables: ({ params, expectedVersion }) => ({ id: params['id'], expectedVersion: expectedVersion ?? null }),
    },
  ],
});
