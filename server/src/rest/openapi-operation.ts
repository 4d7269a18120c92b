import type { RoleName } from '@brokerage/domain/account/roles';
import { TOKEN_SCOPES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { EXAMPLES } from './examples.js';
import { closed, envelope, headers, json, reference } from './openapi-components.js';
import type { Json } from './reply-shape.js';
import type { Route, UploadPart } from './route.js';

/** Who may call, as a sentence. */
const CALLERS: Readonly<Record<RoleName, string>> = {
  ACCOUNT_HOLDER: 'Asks for the token of an account.',
  MODERATOR: 'Asks for the token of a moderator or an administrator.',
  ADMIN: 'Asks for the token of an administrator.',
};

function form({ part = 'file', description }: UploadPart, body: Route['body']): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  return {
    'multipart/form-data': {
      schema: closed({ ...body?.properties, [part]: file }, [...(body?.required ?? []), part]),
    },
  };
}

/** What is made has no version before. */
const takesVersion = (method: Route['method']): boolean => method !== 'post';

/** Every status that a call can be refused with; `scope` opens it to API tokens, which are counted. */
export function refusalsOf(
  { paged, query, conflicts, requires, body, upload, path, versioned, method, operation, statuses, throttled }: Route,
  scope: TokenScope | undefined,
): number[] {
  const own = Object.values(statuses ?? {});
  const ofBody = body || upload ? [413, 415, 422] : [];
  const ofUpload = upload ? [507] : [];
  const ofPaging = paged || query ? [422] : [];
  // an API token is refused wherever no scope of its own opens the call
  const ofRole = requires ? [401, 403] : [403];
  const missing = path.includes('{') || operation === 'CreateRate' ? [404] : [];
  const conflict = (versioned && takesVersion(method)) || conflicts ? [409] : [];
  const ofVersion = versioned && takesVersion(method) ? [422] : [];
  const throttles = throttled || !requires || scope ? [429] : [];
  const all = [
    ...ofBody,
    ...ofVersion,
    ...ofUpload,
    ...ofPaging,
    ...ofRole,
    ...missing,
    ...conflict,
    ...throttles,
    ...own,
  ];
  return [...new Set([400, 405, ...all, 500, 503])].sort((a, b) => a - b);
}

function parametersOf({ paged, query, path, idempotent, versioned, public: isPublic, method }: Route): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const key = idempotent ? [reference('parameters/IdempotencyKey')] : [];
  const version = versioned && takesVersion(method) ? [reference('parameters/IfMatch')] : [];
  const known = isPublic ? [reference('parameters/IfNoneMatch')] : [];
  const limit = {
    name: 'limit',
    in: 'query',
    description: 'How many on a page',
    schema: { type: 'integer', minimum: 1, maximum: paged?.most, default: paged?.limit },
  };
  const paging = paged ? [reference('parameters/Page'), limit] : [];
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(query?.required.includes(name) && { required: true }),
    schema,
  }));
  return [...inPath, ...key, ...version, ...inQuery, ...paging, ...known];
}

/** What is answered when the call was done. */
function successOf({ success, whole, file, versioned, method, public: isPublic }: Route, data: Json): Json {
  const named: Parameters<typeof headers>[0] =
    versioned && method !== 'delete' ? { ETag: 'Version' } : isPublic ? { ETag: 'ETag' } : {};
  const inEnvelope = (): Json => (whole ? closed({ success: { const: true }, data }) : envelope(data));
  return {
    description: success.message || 'OK',
    headers: headers(file ? { ...named, 'Content-Disposition': 'FileName' } : named),
    content: file ? { [file.type]: { schema: data } } : json(success.whole ?? inEnvelope()),
  };
}

/** The name of a call in the document. */
export const idOf = ({ operation, operationId }: Route): string =>
  operationId ?? operation.charAt(0).toLowerCase() + operation.slice(1);

/**
 * Who may call: a session, an API token with the scope that opens the call, or, where it is public, anybody. OpenAPI has
 * scopes of OAuth alone, so ours stands in a field of its own.
 */
function securityOf(requires: RoleName | undefined, scope: TokenScope | undefined): Json {
  const tokens = scope ? [{ apiToken: [] }] : [];
  const anybody = scope ? [{}] : [];
  return {
    security: [...(requires ? [{ bearer: [] }] : anybody), ...tokens],
    ...(requires && { 'x-role': requires }),
    ...(scope && { 'x-scope': TOKEN_SCOPES[scope].scope }),
  };
}

interface FromSchema {
  /** The data of its reply */
  data: Json;
  /** The body of its request, where only the schema knows it */
  body: Json | undefined;
  scope: TokenScope | undefined;
}

/** One call of the document. */
export function operationOf(route: Route, { data, body, scope }: FromSchema): Json {
  const { summary, tag, requires, upload, success } = route;
  const operationId = idOf(route);
  const example = EXAMPLES[operationId];
  const refusals = refusalsOf(route, scope).map((status) => [status, reference(`responses/E${status}`)]);
  const unchanged = { description: 'Unchanged since the ETag in If-None-Match', headers: headers({ ETag: 'ETag' }) };
  const parameters = parametersOf(route);
  const caller = requires ? CALLERS[requires] : 'Anybody may call it.';
  const token = scope ? ` An API token needs the scope \`${TOKEN_SCOPES[scope].scope}\`.` : '';
  return {
    operationId,
    summary,
    description: `${summary}. ${caller}${token}`,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...securityOf(requires, scope),
    ...(route.body &&
      !upload && { requestBody: { required: !route.bodyOptional, content: json(body ?? { ...route.body }, example) } }),
    ...(upload && { requestBody: { required: true, content: form(upload, route.body) } }),
    responses: Object.fromEntries([
      [success.status, successOf(route, data)],
      ...(route.public ? [[304, unchanged]] : []),
      ...refusals,
    ]) as Json,
  };
}
