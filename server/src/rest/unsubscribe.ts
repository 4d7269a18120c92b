import express, { Router, type Request, type RequestHandler } from 'express';
import { listOf, objectOf } from '@brokerage/domain/data/objects';
import type { Context } from '../graphql/context.js';
import type { Execute } from '../api/execute.js';
import { sendFailure, sendSuccess } from './envelope.js';

const UNSUBSCRIBE = `mutation Unsubscribe($token: String!) {
  unsubscribe(token: $token) { userErrors { code message field } }
}`;
const DONE = '/unsubscribe/success';
/** What else is stopped so, a rate watch or a renewal reminder: the page that one is led to says so */
const OTHERS: readonly string[] = ['watch', 'renewal'];

/**
 * The address in the emails. A GET is the page with its one button and changes nothing: mail scanners open every link.
 * The page's button posts a form and is led on; a mail program's one click (RFC 8058) is answered where it stands.
 */
export function unsubscribe(execute: Execute, contextOf: (request: Request) => Promise<Context>): Router {
  const router = Router();
  const readOwnForm = express.urlencoded({ extended: false, limit: '2kb' });
  // all that one click needs stands in the address: a form that cannot be read is not our page's, and refuses nobody
  const readForm: RequestHandler = (request, response, next) => readOwnForm(request, response, () => next());
  router.post('/unsubscribe', readForm, async (request, response) => {
    const { token, of } = request.query;
    const other = OTHERS.find((one) => one === of);
    const context = await contextOf(request);
    const variables = { token: typeof token === 'string' ? token : '' };
    const outcome = await execute(context, UNSUBSCRIBE, variables);
    const [refusal] = listOf(objectOf(outcome.data?.['unsubscribe'])['userErrors']);
    // RFC 8058 §3.1: whoever answers a one click, in whatever type, must not lead elsewhere. Only our page asks to be led on
    const { from } = objectOf(request.body);
    const lead = (to: string): void => response.redirect(303, to);
    response.set('Cache-Control', 'no-store');
    if (from === 'page') {
      // the page says what was wrong with its link, or that it is to be tried again
      const same = new URLSearchParams({ ...variables, ...(other !== undefined && { of: other }), again: 'yes' });
      if (outcome.errors) lead(`/unsubscribe?${same.toString()}`);
      else if (refusal) lead('/unsubscribe');
      else lead(other === undefined ? DONE : `${DONE}?of=${other}`);
    } else if (outcome.errors) sendFailure(response, 503, 'Please try again shortly.', [], 2);
    else if (refusal) sendFailure(response, 422, String(objectOf(refusal)['message']));
    else sendSuccess(response, 200, 'Unsubscribed', null);
  });
  return router;
}
