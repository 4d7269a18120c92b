import type { RequestHandler } from 'express';
import { FORBIDDEN_IN_ADDRESS } from '../kernel/text-rule.js';
import { sendFailure } from './envelope.js';

/** No page, file or call has such an address, and no search needs such a text. */
export const refuseAddresses: RequestHandler = (request, response, next) => {
  if (FORBIDDEN_IN_ADDRESS.test(request.originalUrl)) {
    sendFailure(response, 400, 'The address contains a character that cannot be used.');
  } else next();
};
