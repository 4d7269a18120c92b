import type { Request, Response } from 'express';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { objectOf } from '@brokerage/domain/data/objects';
import type { Context } from '../graphql/context.js';
import { RETRY_AFTER_UNAVAILABLE_S } from '../api/errors.js';
import { done, sendFailure } from './envelope.js';
import { answeredUnchanged } from './etag.js';
import { misread } from './misread.js';
import type { ReplyShape } from './reply-shape.js';
import type { Route } from './route.js';
import { statusOf } from './statuses.js';

interface UserError {
  code: string;
  message: string;
  field: string[] | null;
}

/** What an operation answered: the root field's data by its name. */
export type Outcome = FormattedExecutionResult<Record<string, Record<string, unknown> | null>>;

const PUBLIC = 'public, max-age=0, must-revalidate';

/** Answers a refusal, if there is one; the first decides the status. */
export function refuse(route: Route, { data, errors }: Outcome, response: Response): boolean {
  const [error] = errors ?? [];
  if (error) {
    refuseWith(route, error, response);
    return true;
  }
  const value = data?.[route.field];
  if (value == null) {
    sendFailure(response, 404, route.failure ?? 'Nothing is here.');
    return true;
  }
  const userErrors = (value.userErrors ?? []) as UserError[];
  const [first] = userErrors;
  if (!first) return refuseConflicts(route, value, response);
  // what is wrong with a field is the field's; the call's own statuses are for what is wrong with the whole
  const status =
    (first.code === 'INVALID' && first.field ? undefined : route.statuses?.[first.code]) ?? statusOf(first.code);
  const own = userErrors.map(({ field, message }) => ({ field: placeIn(route, field), message }));
  const list = [...own, ...(route.conflicts?.(value) ?? [])];
  sendFailure(response, status, route.failure ?? first.message, list);
  return true;
}

/** Where in the body of a call the field stands that the schema speaks of. */
function placeIn({ body, fields, kinds }: Route, path: readonly string[] | null): string | null {
  if (path === null) return null;
  const [first = '', ...rest] = path;
  const named = fields?.[first];
  const isOfKind = kinds !== undefined && body !== undefined && !(first in body.properties);
  return [...(isOfKind ? [kinds.inputs] : []), ...(named === '' ? [] : [named ?? first]), ...rest].join('.');
}

const MOVED = 'Somebody else changed this meanwhile. Look at it again, then send it once more.';

function refuseConflicts({ conflicts }: Route, value: Record<string, unknown>, response: Response): boolean {
  const errors = conflicts?.(value) ?? [];
  if (errors.length > 0) sendFailure(response, statusOf('CONFLICT'), MOVED, errors);
  return errors.length > 0;
}

function refuseWith(route: Route, { message, extensions }: GraphQLFormattedError, response: Response): void {
  const status = typeof extensions?.status === 'number' ? extensions.status : statusOf(String(extensions?.code));
  const field = Array.isArray(extensions?.field) ? placeIn(route, extensions.field.map(String)) : null;
  if (status === 422) {
    const unread = misread(message);
    if (unread) sendFailure(response, status, route.failure ?? unread.message, [unread]);
    else sendFailure(response, status, route.failure ?? message, [{ field, message }]);
    return;
  }
  const told = typeof extensions?.retryAfter === 'number' ? extensions.retryAfter : undefined;
  const retryAfter = status === 503 ? RETRY_AFTER_UNAVAILABLE_S : told;
  sendFailure(response, status, route.refusals?.other ?? message, [], retryAfter);
}

interface Exchange {
  request: Request;
  response: Response;
  context: Context;
}

/** Answers what was asked for, in the documented shape. */
export function answer(
  route: Route,
  { data }: Outcome,
  { write }: ReplyShape,
  { request, response, context }: Exchange,
): void {
  const { status, message } = route.success;
  if (route.file) {
    response.attachment(route.file.name).type(route.file.type).status(status);
    response.send(data?.[route.field]);
    return;
  }
  const given = data?.[route.field] ?? {};
  const written = write(given);
  const value = route.data ? route.data(written, given) : written;
  if (route.versioned) setVersion(response, value);
  const text = JSON.stringify(route.whole ? route.whole(value) : done(message, value));
  if (route.public) {
    // a person with a token gets the same answer, but no shared cache may mix it with another's
    response.set('Cache-Control', context.tokenState === 'none' ? PUBLIC : 'no-store');
    response.locals.publicTags = context.publicTags;
    if (answeredUnchanged(request, response, text)) return;
  }
  response.status(status).type('json').send(text);
}

function setVersion(response: Response, value: unknown): void {
  const { version } = objectOf(value);
  if (typeof version === 'number') response.set('ETag', `"${version}"`);
}
