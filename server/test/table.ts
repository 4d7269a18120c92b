import { makeSchema } from '../src/api/schema.js';
import { restTableOf } from '../src/manifest/module.js';
import { MODULES } from '../src/modules/index.js';
import { openApi } from '../src/rest/openapi.js';
import { makeReplies } from '../src/rest/replies.js';
import type { Json } from '../src/rest/reply-shape.js';

/** Every documented call. */
export const TABLE = restTableOf(MODULES);
export const ROUTES = TABLE.routes;

/** The product's OpenAPI document. */
export function makeDocument(siteUrl = 'https://mortgages.example.ca'): Json {
  const schema = makeSchema(MODULES);
  return openApi({ siteUrl }, { table: TABLE, schema, replyOf: makeReplies(schema, TABLE) });
}
