import type { RequestHandler } from 'express';
import { sendFailure } from '../rest/envelope.js';

/** One slash and no second: a second one (or what a browser takes for it) would begin the name of a host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Refuses a target that is not a path of this site: which host it is comes from the settings, never from the request line. */
export const ownTargets: RequestHandler = (request, response, next) => {
  if (OWN_PATH.test(request.originalUrl)) next();
  else sendFailure(response, 400, 'The address of a request must begin with one slash.');
};
