import type { RoleName } from '@brokerage/domain/vocabulary/roles';
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

/** Every status that a call can be refused with. */
export function refusalsOf({
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
  const ofBody = body || upload ? [413, 415, 422] : [];
  const ofUpload = upload ? [507] : [];
  const ofPaging = paged || query ? [422] : [];
  const ofRole = requires ? [401, 403] : [];
  const missing = path.includes('{') || operation === 'CreateRate' ? [404] : [];
  const conflict = (versioned && method === 'put') || conflicts ? [409] : [];
  const throttles = throttled || !requires ? [429] : [];
  const all = [...ofBody, ...ofUpload, ...ofPaging, ...ofRole, ...missing, ...conflict, ...throttles, ...own];
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
  const version = versioned && method === 'put' ? [reference('parameters/IfMatch')] : [];
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
function successOf({ success, whole, file, versioned, public: isPublic }: Route, data: Json): Json {
  const named: Parameters<typeof headers>[0] = versioned ? { ETag: 'Version' } : isPublic ? { ETag: 'ETag' } : {};
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

/** One call of the document; `body` is its request's where only the schema knows it. */
export function operationOf(route: Route, data: Json, body: Json | undefined): Json {
  const { summary, tag, requires, upload, success } = route;
  const operationId = idOf(route);
  const example = EXAMPLES[operationId];
  const refusals = refusalsOf(route).map((status) => [status, reference(`responses/E${status}`)]);
  const unchanged = { description: 'Unchanged since the ETag in If-None-Match', headers: headers({ ETag: 'ETag' }) };
  const parameters = parametersOf(route);
  const caller = requires ? CALLERS[requires] : 'Anybody may call it.';
  return {
    operationId,
    summary,
    description: `${summary}. ${caller}`,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requires ? { security: [{ bearer: [] }], 'x-role': requires } : { security: [] }),
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
