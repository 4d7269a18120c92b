import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError } from 'graphql';
import { jsonBody } from '../api/json-body.js';
import { apiHostOf } from '../config/own-hosts.js';
import { objectOf } from '@brokerage/domain/data/objects';
import { isId } from '@brokerage/domain/forms/id';
import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { checkRole } from '../graphql/auth.js';
import type { Context } from '../graphql/context.js';
import { checkScope, scopeOf } from '../graphql/scope.js';
import { countVisitor } from '../api/visitor-limit.js';
import { RateLimitedError } from '../platform/limits.js';
import { DomainError, ForbiddenError } from '../kernel/domain-error.js';
import type { Platform } from '../platform/platform.js';
import { docs } from './docs.js';
import { sendFailure } from './envelope.js';
import { noteWords } from './errors.js';
import { problemsOf } from './json-shape.js';
import { wantsPage } from './negotiation.js';
import { INT_MAX, notUtf8, readPaging, readQuery } from './query.js';
import { answer, refuse, type Outcome } from './reply.js';
import type { Route, RouteInput } from './route.js';
import type { RouteParts } from './route-parts.js';
import { addressesOf, operationOf, type RestTable } from './table.js';
import { statusOf } from './statuses.js';
import { readUploadForm, type UploadForm } from './upload-form.js';

const BODY_LIMIT = '64kb';
const MAX_KEY = 200;
const INVALID = 'Some fields need another look.';
const jsonReader = (limit: number | string): RequestHandler => jsonBody({ limit, type: 'application/json' });
const readSmallJson = jsonReader(BODY_LIMIT);

/** The documented calls. Each runs one operation of the schema in-process; no rule stands here. */
export function restRouter(parts: RouteParts, { config }: Pick<Platform, 'config'>): Router {
  const router = Router();
  const isOfApi = apiHostOf(config);
  for (const [address, routes] of routesByAddress(parts.table)) {
    if (routes.some(({ alsoPage }) => alsoPage) && !address.startsWith('/api/'))
      router.all(address, pageFirst(isOfApi));
    for (const route of routes) router[route.method](address, handleRoute(route, parts));
    router.all(address, refuseMethod(routes.map(({ method }) => method)));
  }
  router.use(docs(config, parts));
  const notFound: RequestHandler = (_request, response) => sendFailure(response, 404, 'There is no such call.');
  router.use('/api', notFound);
  // whatever comes after this router is the site's
  router.use((request, response, next) => (isOfApi(request) ? notFound(request, response, next) : next()));
  return router;
}

function routesByAddress({ routes }: RestTable): Map<string, Route[]> {
  const byAddress = new Map<string, Route[]>();
  for (const route of routes) {
    for (const address of addressesOf(route)) byAddress.set(address, [...(byAddress.get(address) ?? []), route]);
  }
  // '/api/users/profile' before '/api/users/:id', wherever in the table they stand
  const literalFirst = [...byAddress].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  return new Map(literalFirst);
}

/** A browser that goes to an address which is a page too gets the page, but for the API's own host. */
function pageFirst(isOfApi: ReturnType<typeof apiHostOf>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    response.vary('Accept');
    next(wantsPage(request) && !isOfApi(request) ? 'router' : undefined);
  };
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
function handleRoute(
  called: Route,
  { table, schema, execute, contextOf, limits, replyOf }: RouteParts,
): (request: Request, response: Response) => Promise<void> {
  const operation = operationOf(table, called);
  const scope = scopeOf(schema, called.field);
  const readJson = called.bodyLimit === undefined ? readSmallJson : jsonReader(called.bodyLimit);
  const handle = async (route: Route, request: Request, response: Response): Promise<void> => {
    response.vary('Authorization');
    response.set('Cache-Control', 'no-store');
    const context = await contextOf(request);
    const refusal = callerRefusal(context, route, scope);
    if (refusal) {
      sendFailure(response, statusOf(String(refusal.extensions.code)), refusalText(route, context, refusal));
      return;
    }
    await countVisitor(limits, context);
    const { upload, body } = route;
    const stranger = context.actor === undefined;
    const form = upload && (await readUploadForm({ upload, body, stranger }, request, response));
    if (upload && !form) return;
    const input = await readInput(route, { readJson, form }, request, response, context);
    if (!input) return;
    const result = await execute(context, operation, route.variables(input));
    for (const [name, value] of context.replyHeaders) response.set(name, value);
    const outcome = result as Outcome;
    if (!refuse(route, outcome, response)) answer(route, outcome, replyOf(called), { request, response, context });
  };
  return (request, response) => {
    const route = worded(called, request);
    return handle(route, request, response).catch((error: unknown) => {
      if (route.refusals) noteWords(error, route.refusals.other);
      if (route.limited !== undefined && error instanceof RateLimitedError) noteWords(error, route.limited);
      throw error;
    });
  };
}

/** The route with the words for what this request's path names. */
function worded(route: Route, { params }: Request): Route {
  const words = route.words?.(params as Record<string, string>);
  return words === undefined ? route : { ...route, failure: words, refusals: { other: words } };
}

function refusalText(
  { refusals }: Route,
  { actor, tokenState }: Context,
  { message, extensions }: GraphQLError,
): string {
  // what to do about it is said wherever it stands in the way
  const isTold = actor?.token || extensions.code === ('SECOND_FACTOR_REQUIRED' satisfies ErrorCode);
  if (!refusals || isTold) return message;
  if (actor) return refusals.other;
  return (tokenState === 'none' ? refusals.noToken : refusals.ended) ?? refusals.other;
}

/** The scope of an API token first, the role second. */
function callerRefusal(
  { actor }: Context,
  { requires }: Route,
  scope: TokenScope | undefined,
): GraphQLError | undefined {
  try {
    checkScope(actor, scope);
    if (requires) checkRole(actor, requires);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** What comes before a bad body: the record that the path names is not there, or not the caller's. */
async function targetRefusal(
  { target }: Route,
  context: Context,
  { params }: Request,
): Promise<{ code: string; message: string } | undefined> {
  const sent = String(params['id']);
  try {
    // a module's manifest checks that the services are there which its routes call; an id has one writing, as at the schema's door
    await target?.(context as Context<never>, isId(sent) ? sent.toLowerCase() : sent);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, message: error.message };
    if (error instanceof ForbiddenError) return { code: 'FORBIDDEN', message: error.message };
    throw error;
  }
}

/** Body, parameters and headers of a call; undefined where it was answered with what is wrong with them. */
async function readInput(
  route: Route,
  { readJson, form }: { readJson: RequestHandler; form: UploadForm | undefined },
  request: Request,
  response: Response,
  context: Context,
): Promise<RouteInput | undefined> {
  const read = form ? form.body : route.body ? await readBody(readJson, request, response) : {};
  const body = read === undefined && route.bodyOptional ? {} : read;
  const errors = [...(route.body ? problemsOf(route.body, body) : []), ...(form?.errors ?? [])];
  const idempotencyKey = route.idempotent ? request.get('idempotency-key')?.trim() || undefined : undefined;
  if (idempotencyKey && idempotencyKey.length > MAX_KEY) {
    errors.push({
      field: 'Idempotency-Key',
      message: `Use an Idempotency-Key header of up to ${MAX_KEY} characters.`,
    });
  }
  const expectedVersion = route.versioned ? versionIn(request.get('if-match')) : undefined;
  if (Number.isNaN(expectedVersion)) {
    errors.push({
      field: 'If-Match',
      message: 'The If-Match header must hold one version, exactly as the ETag gave it.',
    });
  }
  const paging = route.paged ? readPaging(request, route.paged, errors) : {};
  const query = route.query ? readQuery(route.query, request) : {};
  if (route.query) errors.push(...problemsOf(route.query, query), ...notUtf8(query));
  if (errors.length > 0) {
    const missing = await targetRefusal(route, context, request);
    if (missing) {
      sendFailure(response, statusOf(missing.code), route.failure ?? missing.message);
      return undefined;
    }
    sendFailure(response, statusOf('INVALID'), route.failure ?? INVALID, errors);
    return undefined;
  }
  const params = request.params as Record<string, string>;
  const sent = { body: objectOf(body), file: form?.file };
  return { ...sent, params, query, idempotencyKey, expectedVersion, ...paging };
}

/** The version of an ETag such as "7"; undefined for `*` and without the header, NaN for anything else. */
function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,10})"$/.exec(header.trim())?.[1];
  return version === undefined || Number(version) > INT_MAX ? NaN : Number(version);
}

/** Reads a JSON body; what the reader refuses goes to the error handler with its status. */
function readBody(readJson: RequestHandler, request: Request, response: Response): Promise<unknown> {
  const sent = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (sent && !request.is('application/json')) return Promise.reject(new UnsupportedTypeError());
  return new Promise((resolve, reject) => {
    readJson(request, response, (error?: unknown) => {
      const read: { body?: unknown } = request;
      if (error === undefined) resolve(read.body);
      else reject(error instanceof Error ? error : new Error('unreadable body'));
    });
  });
}

class UnsupportedTypeError extends Error {
  readonly status = 415;
}
