import type { ApolloServer } from '@apollo/server';
import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError } from 'graphql';
import { checkRole } from '../graphql/auth.js';
import type { Context } from '../graphql/context.js';
import { execute } from '../graphql/execute.js';
import type { Platform } from '../platform/platform.js';
import { docs } from './docs.js';
import { sendFailure, type FieldError } from './envelope.js';
import { problemsOf, type ObjectShape } from './json-shape.js';
import { wantsPage } from './negotiation.js';
import { OPERATIONS } from './operations.js';
import { answer, refuse, type Outcome } from './reply.js';
import type { Route, RouteInput } from './route.js';
import { addressesOf, ROUTES } from './routes.js';
import { statusOf } from './statuses.js';

const BODY_LIMIT = '64kb';
const MAX_KEY = 200;
const INVALID = 'Some fields need another look.';
const jsonReader = (limit: number | string): RequestHandler => express.json({ limit, type: 'application/json' });
const readSmallJson = jsonReader(BODY_LIMIT);

type ContextOf = (request: Request) => Promise<Context>;

/** The documented calls. Each runs one operation of the schema in-process; no rule stands here. */
export function restRouter(
  apollo: ApolloServer<Context>,
  contextOf: ContextOf,
  { config }: Pick<Platform, 'config'>,
): Router {
  const router = Router();
  for (const [address, routes] of routesByAddress()) {
    if (routes.some(({ alsoPage }) => alsoPage) && !address.startsWith('/api/')) router.all(address, pageFirst);
    for (const route of routes) router[route.method](address, handle(route, apollo, contextOf));
    router.all(address, refuseMethod(routes.map(({ method }) => method)));
  }
  router.use(docs(config));
  const notFound: RequestHandler = (_request, response) => sendFailure(response, 404, 'There is no such call.');
  router.use('/api', notFound);
  router.use((request, response, next) =>
    request.hostname === `api.${config.siteDomain.replace(/:\d+$/, '')}` ? notFound(request, response, next) : next(),
  );
  return router;
}

function routesByAddress(): Map<string, Route[]> {
  const byAddress = new Map<string, Route[]>();
  for (const route of ROUTES) {
    for (const address of addressesOf(route)) byAddress.set(address, [...(byAddress.get(address) ?? []), route]);
  }
  // '/api/users/profile' before '/api/users/:id', wherever in the table they stand
  const literalFirst = [...byAddress].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  return new Map(literalFirst);
}

/** A browser that goes to an address which is a page too gets the page. */
function pageFirst(request: Request, response: Response, next: NextFunction): void {
  response.vary('Accept');
  next(wantsPage(request) ? 'router' : undefined);
}

function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = [
    ...new Set(methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))),
  ];
  return (request, response) => {
    response.set('Allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method === 'OPTIONS') response.status(204).end();
    else sendFailure(response, 405, `This call does not take ${request.method}.`);
  };
}

/** Who asks is settled before the body is read: a stranger learns nothing of what a call would accept. */
function handle(route: Route, apollo: ApolloServer<Context>, contextOf: ContextOf): RequestHandler {
  const readJson = route.bodyLimit === undefined ? readSmallJson : jsonReader(route.bodyLimit);
  return async (request, response) => {
    response.vary('Authorization');
    response.set('Cache-Control', 'no-store');
    const context = await contextOf(request);
    if (route.requires) {
      const refusal = roleRefusal(context, route.requires);
      if (refusal) {
        sendFailure(response, statusOf(String(refusal.extensions.code)), refusal.message);
        return;
      }
    }
    const input = await readInput(route, readJson, request, response);
    if (!input) return;
    const result = await execute(apollo, context, OPERATIONS[route.operation], route.variables(input));
    for (const [name, value] of context.replyHeaders) response.set(name, value);
    const outcome = result as Outcome;
    if (!refuse(route, outcome, response)) answer(route, outcome, request, response, context);
  };
}

function roleRefusal({ actor }: Context, requires: NonNullable<Route['requires']>): GraphQLError | undefined {
  try {
    checkRole(actor, requires);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Body, parameters and headers of a call; undefined where it was answered with what is wrong with them. */
async function readInput(
  route: Route,
  readJson: RequestHandler,
  request: Request,
  response: Response,
): Promise<RouteInput | undefined> {
  const read = route.body ? await readBody(readJson, request, response) : {};
  const body = read === undefined && route.bodyOptional ? {} : read;
  const errors = route.body ? problemsOf(route.body, body) : [];
  const idempotencyKey = route.idempotent ? request.get('idempotency-key')?.trim() || undefined : undefined;
  if (idempotencyKey && idempotencyKey.length > MAX_KEY) {
    errors.push({
      field: 'Idempotency-Key',
      message: `The Idempotency-Key header may have up to ${MAX_KEY} characters.`,
    });
  }
  const expectedVersion = route.versioned ? versionIn(request.get('if-match')) : undefined;
  if (Number.isNaN(expectedVersion)) {
    errors.push({ field: 'If-Match', message: 'The If-Match header must name one version as the ETag gave it.' });
  }
  const paging = route.paged ? readPaging(request, errors) : {};
  const query = route.query ? readQuery(route.query, request) : {};
  if (route.query) errors.push(...problemsOf(route.query, query));
  if (errors.length > 0) {
    sendFailure(response, statusOf('INVALID'), route.failure ?? INVALID, errors);
    return undefined;
  }
  const params = request.params as Record<string, string>;
  return { body: body as Record<string, unknown>, params, query, idempotencyKey, expectedVersion, ...paging };
}

/** `page` and `limit` of the address; adds what is wrong with them to the errors. */
function readPaging(request: Request, errors: FieldError[]): Pick<RouteInput, 'page' | 'limit'> {
  const read = (field: 'page' | 'limit'): number | undefined => {
    const text = request.query[field];
    if (text === undefined) return undefined;
    if (typeof text === 'string' && /^\d{1,7}$/.test(text)) return Number(text);
    errors.push({ field, message: `${field} must be a whole number.` });
    return undefined;
  };
  return { page: read('page'), limit: read('limit') };
}

const PAGING: ReadonlySet<string> = new Set(['page', 'limit']);

/** The address's own texts as the numbers and truths the shape asks for; what is none stays a text, and is refused. */
function readQuery({ properties }: ObjectShape, request: Request): Record<string, unknown> {
  const given = Object.entries(request.query).filter(([key, value]) => !PAGING.has(key) && value !== '');
  return Object.fromEntries(
    given.map(([key, value]): [string, unknown] => {
      const type = Object.hasOwn(properties, key) ? properties[key]?.type : undefined;
      if (type === 'number' && typeof value === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(value))
        return [key, Number(value)];
      if (type === 'boolean' && (value === 'true' || value === 'false')) return [key, value === 'true'];
      return [key, value];
    }),
  );
}

/** The version of an ETag such as "7"; undefined for `*` and without the header, NaN for anything else. */
function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  return version === undefined ? NaN : Number(version);
}

/** Reads a JSON body; what the reader refuses goes to the error handler with its status. */
function readBody(readJson: RequestHandler, request: Request, response: Response): Promise<unknown> {
  const sent = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (sent && !request.is('application/json')) return Promise.reject(new UnsupportedTypeError());
  return new Promise((resolve, reject) => {
    readJson(request, response, (error?: unknown) => {
      if (error === undefined) resolve((request as { body?: unknown }).body);
      else reject(error instanceof Error ? error : new Error('unreadable body'));
    });
  });
}

class UnsupportedTypeError extends Error {
  readonly status = 415;
}
