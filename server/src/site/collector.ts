import { objectOf } from '@brokerage/domain/data/objects';
import { COLLECTOR, COOKIE_MAX_AGE_MS, SDK_VERSION } from '@brokerage/domain/analytics/settings';
import { isStorable } from '@brokerage/domain/text/storable';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { jsonBody } from '../api/json-body.js';
import { EVENT_KINDS } from '../modules/analytics/analytics-event.entity.js';
import { COLLECT } from '../modules/analytics/analytics.limits.js';
import type { CollectorService } from '../modules/analytics/collector.service.js';
import type { Limits } from '../platform/interfaces.js';
import { mayAsk } from './throttled.js';

const LARGEST_BODY = '600kb';
const MOST_IN_A_BATCH = 500;
const RETRY_AFTER_FULL_S = '2';
/** What the SDK keeps in a browser. Nothing else is ever set here, or this would be a way to plant cookies. */
const COOKIES = new Set(
  ['user_id', 'trait', 'anonymous_id', 'group_id', 'group_trait', 'page_init_referrer', 'page_init_referring_domain']
    .concat('session', 'auth_token')
    .map((name) => `rl_${name}`),
);
const LONGEST_COOKIE = 4_096;

/** What RudderStack's SDK asks of a data plane, answered by ourselves (docs/decisions/0093). */
export function collector({ service, limits }: { service: CollectorService; limits: Limits }): Router {
  const router = Router();
  const read = jsonBody({ limit: LARGEST_BODY, type: ['application/json', 'text/plain'] });
  const only = [throttled(limits), fromOurselves, withKey(service)];

  router.get('/settings', (request, response) => {
    const gpc = request.get('sec-gpc') === '1';
    const settings = gpc ? undefined : service.settingsFor(request.hostname);
    response.vary('Sec-GPC').json(settings ? { on: true, ...settings } : { on: false });
  });
  // where analytics is off, nothing below is there
  router.use((_request, response, next) => {
    if (service.settings) next();
    else response.status(404).end();
  });
  // also the HEAD by which the SDK looks for blockers: no redirect, or it believes that it is blocked
  router.get('/sourceConfig/', throttled(limits), (request, response, next) => {
    if (request.method === 'HEAD') response.end();
    else next();
  });
  router.get('/sourceConfig/', withKey(service), (_request, response) => {
    response.json(sourceConfig(service.writeKey));
  });
  for (const kind of EVENT_KINDS) {
    router.post(`/v1/${kind}`, only, read, (request: Request, response: Response) =>
      take(service, [request.body], request, response),
    );
  }
  router.post(['/v1/batch', '/beacon/v1/batch'], only, read, (request: Request, response: Response) => {
    const { batch } = objectOf(request.body);
    const events: unknown[] = Array.isArray(batch) ? batch.slice(0, MOST_IN_A_BATCH) : [];
    return take(service, events, request, response);
  });
  router.post('/rsaRequest', throttled(limits), fromOurselves, read, setCookies);
  // our own source asks for no reports: an address may stand in one
  router.post('/rsaMetrics', throttled(limits), fromOurselves, (_request, response) => {
    response.status(200).send('OK');
  });
  return Router().use(COLLECTOR, noStore, router);
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const throttled =
  (limits: Limits): RequestHandler =>
  async (request, response, next) => {
    if (await mayAsk(limits, COLLECT, request, response)) next();
  };

/** A beacon is sent without asking first, so that another site could send one through our visitor's browser. */
const fromOurselves: RequestHandler = (request, response, next) => {
  const origin = request.get('origin');
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host)) next();
  else response.status(403).send('Only from this site.');
};

/** The key is no secret: it tells a source from another. */
function withKey({ writeKey }: CollectorService): RequestHandler {
  const header = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`;
  return (request, response, next) => {
    const good =
      request.path === '/beacon/v1/batch'
        ? request.query['writeKey'] === writeKey
        : request.get('authorization') === header;
    if (good) next();
    else response.status(401).send('Another write key is needed.');
  };
}

async function take(
  service: CollectorService,
  events: readonly unknown[],
  request: Request,
  response: Response,
): Promise<void> {
  const taken = await service.take(events, request.get('user-agent'));
  if (taken === 'full') response.status(503).set('Retry-After', RETRY_AFTER_FULL_S).send('Please try again shortly.');
  else if (taken === 'invalid') response.status(400).send('No event.');
  else response.status(200).send('OK');
}

const sourceConfig = (writeKey: string): object => ({
  source: {
    id: 'website',
    name: 'Website',
    writeKey,
    enabled: true,
    workspaceId: 'own',
    config: { statsCollection: { errors: { enabled: false }, metrics: { enabled: false } } },
    connections: [],
    destinations: [],
  },
  updatedAt: `sdk ${SDK_VERSION}`,
});

/** Sets the SDK's own cookies for this host alone, and readable by it; without a value it takes one away. */
const setCookies: RequestHandler = (request, response) => {
  const { reqType, data } = objectOf(request.body);
  const { cookies } = objectOf(data);
  const asked = reqType === 'setCookies' && Array.isArray(cookies) ? cookies.map(objectOf) : [];
  const good = asked.every(
    ({ name, value }) =>
      typeof name === 'string' && COOKIES.has(name) && (value === null || value === undefined || isValue(value)),
  );
  if (asked.length === 0 || asked.length > COOKIES.size || !good) {
    response.status(400).send('Not a cookie of analytics.');
    return;
  }
  for (const { name, value } of asked) {
    const gone = typeof value !== 'string' || value === '';
    response.cookie(String(name), gone ? '' : value, {
      maxAge: gone ? 0 : COOKIE_MAX_AGE_MS,
      path: '/',
      sameSite: 'lax',
      secure: request.secure,
      encode: encodeURIComponent,
    });
  }
  response.status(200).send('OK');
};

const isValue = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_COOKIE && isStorable(value);
