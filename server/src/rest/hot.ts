import type http from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Logger } from '../platform/logger.js';
import { restErrors } from './errors.js';
import type { RouteParts } from './route-parts.js';
import { handleRoute } from './router.js';
import { addressesOf } from './table.js';

export interface HotParts extends RouteParts {
  /** Whose settings decide how a request is read, such as how many proxies it came through */
  app: Express;
  /** What every reply carries; each must call `next` at once */
  headers: readonly RequestHandler[];
  log: Logger;
}

type Answer = (request: Request, response: Response) => void;

/**
 * The routes marked `hot` are answered before the application's middleware runs, by the handlers of the same table. The
 * address must be exactly theirs; every other request goes on to the application.
 */
export function hotRoutes({ app, headers, log, ...parts }: HotParts, next: http.RequestListener): http.RequestListener {
  const onError = restErrors(log);
  const answers = new Map<string, Answer>();
  for (const route of parts.table.routes.filter(({ hot }) => hot)) {
    const handler = handleRoute(route, parts);
    for (const address of addressesOf(route)) {
      // what the way through the application adds: the choice between page and data, and compression
      const vary = route.alsoPage && !address.startsWith('/api/') ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
      answers.set(`${route.method.toUpperCase()} ${address}`, (request, response) => {
        request.route = { path: address };
        for (const header of headers) void header(request, response, ignore);
        response.setHeader('Vary', vary);
        handler(request, response).catch((error: unknown) => {
          void onError(error, request, response, () => response.destroy());
        });
      });
    }
  }
  return (request, response) => {
    const answer = answers.get(`${request.method} ${request.url}`);
    if (!answer) {
      next(request, response);
      return;
    }
    const ready = asExpress(app, request, response);
    answer(ready.request, ready.response);
  };
}

const ignore = (): void => undefined;

/** What Express does with a request and its response before its first middleware. */
function asExpress(
  app: Express,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): { request: Request; response: Response } {
  Object.setPrototypeOf(request, app.request);
  Object.setPrototypeOf(response, app.response);
  const both = { request: request as Request, response: response as Response };
  both.request.res = both.response;
  both.response.req = both.request;
  both.response.locals = {};
  both.request.params = {};
  return both;
}
