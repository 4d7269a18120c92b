import type { RequestHandler } from 'express';
import { sendFailure } from '../rest/envelope.js';
import { sendRedirect } from './redirect.js';

/** One slash and no second: a second one (or what a browser takes for it) would begin the name of a host. */
const OWN_PATH = /^\/(?![/\\])/;

/** More slashes before the name of a page, and not of what could be a host */
const MORE_SLASHES = /^\/{2,}(?=$|[?]|[\w%-]+(?:[/?]|$))/;

/** Refuses a target that is not a path of this site: which host it is comes from the settings, never from the
 * request line. Only slashes too many before a path lead to it. */
export const ownTargets: RequestHandler = (request, response, next) => {
  const { method } = request;
  const target = request.originalUrl;
  if (OWN_PATH.test(target)) next();
  else if ((method === 'GET' || method === 'HEAD') && MORE_SLASHES.test(target))
    sendRedirect(response, target.replace(MORE_SLASHES, '/'));
  else sendFailure(response, 400, 'The address of a request must begin with one slash.');
};
