import { TOKEN_DAYS } from '@brokerage/domain/integrations/token-scopes';
import type { Json } from './reply-shape.js';

export const reference = (name: string): Json => ({ $ref: `#/components/${name}` });
export const json = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const ERROR_REPLIES: Readonly<Record<number, string>> = {
  400: 'The address or the body could not be read',
  401: 'Nobody is signed in, or the token ended',
  403: 'The role is too low, or no scope of the API token opens the call',
  404: 'Not there',
  405: 'The address takes other methods; Allow names them',
  409: 'Somebody else changed it meanwhile',
  410: 'It ended, and takes no more changes',
  413: 'The request is too large',
  415: 'Not in a type that the call reads; JSON is in UTF-8',
  422: 'Some fields need another look; `errors` names them',
  429: 'Too many; see Retry-After',
  500: 'Our mistake; X-Request-Id names it for the support',
  503: 'Not available at the moment; see Retry-After',
  507: 'There is no room for a file',
};

/** What replies carry besides their body. */
const HEADERS = {
  RequestId: {
    description: 'Names the request in our log. Quote it when you report something',
    schema: { type: 'string', format: 'uuid' },
  },
  RetryAfter: {
    description: 'Seconds after which the call may be made again',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  Challenge: {
    description: 'How to say who calls: with a session or an API token',
    required: true,
    schema: { const: 'Bearer' },
  },
  Allow: {
    description: 'The methods that the address takes',
    required: true,
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Names the content. Send it back in If-None-Match, and an unchanged answer is 304 without a body',
    required: true,
    schema: { type: 'string', pattern: '^W/"[\\w-]+"$' },
  },
  Version: {
    description: 'The version of the record. Send it back in If-Match to change that version alone',
    required: true,
    schema: { type: 'string', pattern: '^"\\d+"$' },
  },
  FileName: {
    description: 'A name to save the file under',
    required: true,
    schema: { type: 'string', pattern: '^attachment; filename=' },
  },
} as const;

/** The headers of a reply by their names on the wire. Every reply has its id. */
export const headers = (others: Readonly<Record<string, keyof typeof HEADERS>> = {}): Json =>
  Object.fromEntries(
    Object.entries({ 'X-Request-Id': 'RequestId', ...others }).map(([name, key]) => [
      name,
      reference(`headers/${key}`),
    ]),
  );

const HEADERS_OF: Readonly<Record<number, Parameters<typeof headers>[0]>> = {
  401: { 'WWW-Authenticate': 'Challenge' },
  405: { Allow: 'Allow' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
};

export const closed = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

const fieldErrors: Json = { type: 'array', items: reference('schemas/FieldError') };

/** The envelope of what was done. */
export const envelope = (data: Json): Json =>
  closed({ success: { const: true }, message: { type: 'string' }, data, errors: { ...fieldErrors, maxItems: 0 } });

/** The parts that operations refer to; of the refusals those that some operation can answer. */
export const components = (statuses: ReadonlySet<number>, schemas: Json): Json => ({
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The token of a session, from a sign-in',
    },
    apiToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'mb_ and 49 letters and digits',
      description: `A token that its owner made in their account, under API access. It works for ${TOKEN_DAYS} days, with the rights of an account holder and for the calls that name one of its scopes. Every other call refuses it, public ones included: leave it out there.`,
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Makes a retry safe. For 24 hours, the same key with the same body returns the first reply and creates nothing.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
    Page: {
      name: 'page',
      in: 'query',
      description: 'Counted from 1',
      schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      description:
        'The version to change, as `version` of the record or the ETag of its last change gave it: `"7"`. Without it, the last write wins.',
      schema: { type: 'string' },
    },
    IfNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      description: 'The ETag of the answer you have. Unchanged, it is 304 without a body.',
      schema: { type: 'string' },
    },
  },
  headers: HEADERS,
  schemas: {
    FieldError: closed({ field: { type: ['string', 'null'] }, message: { type: 'string' } }),
    Failure: closed({
      success: { const: false },
      message: { type: 'string' },
      data: { type: 'null' },
      errors: fieldErrors,
    }),
    ...schemas,
  },
  responses: Object.fromEntries(
    [...statuses].map((status) => [
      `E${status}`,
      {
        description: ERROR_REPLIES[status],
        headers: headers(HEADERS_OF[status]),
        content: json(reference('schemas/Failure')),
      },
    ]),
  ),
});
