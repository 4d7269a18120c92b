import type { Config } from '../config/config.js';
import type { Json } from './reply-shape.js';
import type { Route, UploadPart } from './route.js';
import type { RouteParts } from './route-parts.js';

const ERROR_REPLIES: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  401: 'Nobody is signed in, or the token ended',
  403: 'The role is too low',
  404: 'Not there',
  409: 'Somebody else changed it meanwhile',
  410: 'It ended, and takes no more changes',
  413: 'The request is too large',
  415: 'Not application/json in UTF-8',
  422: 'Some fields need another look; `errors` names them',
  429: 'Too many; see Retry-After',
  500: 'Our mistake; the message carries an id for the support',
  503: 'Not available at the moment; see Retry-After',
};

const reference = (name: string): Json => ({ $ref: `#/components/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });

function form({ part = 'file', description }: UploadPart, body: Route['body']): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [...(body?.required ?? []), part],
        properties: { ...body?.properties, [part]: file },
      },
    },
  };
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['success', 'message', 'data', 'errors'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      data,
      errors: { type: 'array', maxItems: 0 },
    },
  };
}

function refusalsOf({
  paged,
  query,
  conflicts,
  requires,
  body,
  upload,
  path,
  versioned,
  method,
  operation,
  statuses,
  throttled,
}: Route): number[] {
  const own = Object.values(statuses ?? {});
  const ofBody = body || upload ? [400, 413, 415, 422] : [];
  const ofPaging = paged || query ? [422] : [];
  const ofRole = requires ? [401, 403] : [];
  const missing = path.includes('{') || operation === 'CreateRate' ? [404] : [];
  const conflict = (versioned && method === 'put') || conflicts ? [409] : [];
  const throttles = throttled || !requires ? [429] : [];
  return [
    ...new Set([...ofBody, ...ofPaging, ...ofRole, ...missing, ...conflict, ...throttles, ...own, 500, 503]),
  ].sort((a, b) => a - b);
}

function parametersOf({ paged, query, path, idempotent, versioned, method }: Route): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const key = idempotent ? [reference('parameters/IdempotencyKey')] : [];
  const version = versioned && method === 'put' ? [reference('parameters/IfMatch')] : [];
  const paging = paged ? [reference('parameters/Page'), reference('parameters/Limit')] : [];
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
  return [...inPath, ...key, ...version, ...inQuery, ...paging];
}

function operationOf(route: Route, data: Json): Json {
  const { summary, tag, operation, operationId, requires, body, upload, success, whole, file } = route;
  const schema = whole
    ? { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } }
    : envelope(data);
  const refusals = refusalsOf(route).map((status) => [status, reference(`responses/E${status}`)]);
  const notModified = route.public ? [[304, { description: 'Unchanged since the ETag in If-None-Match' }]] : [];
  const parameters = parametersOf(route);
  return {
    operationId: operationId ?? operation.charAt(0).toLowerCase() + operation.slice(1),
    summary,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requires ? { security: [{ bearer: [] }], 'x-role': requires } : { security: [] }),
    ...(body && !upload && { requestBody: { required: !route.bodyOptional, content: json({ ...body }) } }),
    ...(upload && { requestBody: { required: true, content: form(upload, body) } }),
    responses: Object.fromEntries([
      [
        success.status,
        {
          description: success.message || 'OK',
          content: file ? { [file.type]: { schema: data } } : json(schema),
        },
      ],
      ...notModified,
      ...refusals,
    ]) as Json,
  };
}

export type DocumentParts = Pick<RouteParts, 'replyOf' | 'table'>;

/** The OpenAPI 3.1 document of exactly the calls in the route table. */
export function openApi({ siteUrl }: Pick<Config, 'siteUrl'>, { replyOf, table }: DocumentParts): Json {
  const paths: Record<string, Json> = {};
  for (const route of table.routes) {
    const path = (paths[route.path] ??= {});
    path[route.method] = operationOf(route, replyOf(route).schema);
  }
  const errors = { type: 'array', items: reference('schemas/FieldError') };
  const failure = {
    type: 'object',
    required: ['success', 'message', 'data', 'errors'],
    properties: { success: { const: false }, message: { type: 'string' }, data: { type: 'null' }, errors },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mortgage brokerage API',
      version: '1.0.0',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      description:
        'Every path outside /api also works under /api. The GraphQL schema at /graphql offers the same data and more.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'Makes a retry safe. For 24 hours, the same key with the same body returns the first reply and creates nothing.',
          schema: { type: 'string', maxLength: 200 },
        },
        Page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
        Limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          description: 'The ETag of the version to change. Without it, the last write wins.',
          schema: { type: 'string' },
        },
      },
      schemas: {
        FieldError: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: ['string', 'null'] }, message: { type: 'string' } },
        },
        Failure: failure,
      },
      responses: Object.fromEntries(
        Object.entries(ERROR_REPLIES).map(([status, description]) => [
          `E${status}`,
          { description, content: json(reference('schemas/Failure')) },
        ]),
      ) as Json,
    },
  };
}
