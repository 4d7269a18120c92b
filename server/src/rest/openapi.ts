import { objectOf } from '@brokerage/domain/data/objects';
import type { Config } from '../config/config.js';
import { scopeOf } from '../graphql/scope.js';
import { kindsOf } from './input-kinds.js';
import { components } from './openapi-components.js';
import { NamedSchemas } from './openapi-named.js';
import { idOf, operationOf, refusalsOf } from './openapi-operation.js';
import type { Json } from './reply-shape.js';
import { webhooks, WEBHOOKS_TAG } from './openapi-webhooks.js';
import type { RouteParts } from './route-parts.js';

/** What the calls of a tag are about. */
const TAGS: Readonly<Record<string, string>> = {
  Agents: 'The advisers and their public pages',
  Authentication: 'Accounts, sessions and the phone check',
  Blogs: 'Posts, their pictures, likes and comments',
  Bookings: 'Calls with an adviser',
  Careers: 'Jobs and those who apply for them',
  Leads: 'People who ask to be called',
  Mortgage: 'Applications and their drafts',
  Rates: 'Published rates and the desk where they are changed',
  Webhooks: 'What we send to the addresses that account holders gave us',
  Users: 'What belongs to an account, and people for staff',
};

export type DocumentParts = Pick<RouteParts, 'replyOf' | 'table' | 'schema'>;

/** The OpenAPI 3.1 document of exactly the calls in the route table. */
export function openApi(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { replyOf, table: { routes }, schema }: DocumentParts,
): Json {
  const paths: Record<string, Json> = {};
  const names = new NamedSchemas();
  for (const route of routes) names.note(idOf(route), replyOf(route).schema);
  names.settle();
  const bodies: Json[] = [];
  for (const route of routes) {
    const path = (paths[route.path] ??= {});
    const kinds = route.kinds && kindsOf(schema, route);
    if (kinds) bodies.push(kinds.schemas);
    const data = objectOf(names.write(replyOf(route).schema));
    path[route.method] = operationOf(route, { data, body: kinds?.body, scope: scopeOf(schema, route.field) });
  }
  const tags = [...new Set([...routes.map(({ tag }) => tag), WEBHOOKS_TAG])].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mortgage brokerage API',
      version: '1.0.0',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'The brokerage', url: `${siteUrl}/contact` },
      description:
        'Every path outside /api also works under /api. The GraphQL schema at /graphql offers the same data and more. A method that an address does not take is answered with 405, and Allow names those it takes.',
    },
    servers: [{ url: siteUrl }],
    tags: tags.map((name) => ({ name, ...(TAGS[name] !== undefined && { description: TAGS[name] }) })),
    paths,
    webhooks: webhooks(),
    components: components(new Set(routes.flatMap((route) => refusalsOf(route, scopeOf(schema, route.field)))), {
      ...Object.fromEntries(bodies.flatMap(Object.entries)),
      ...names.components(),
    }),
  };
}
