import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { checkRole } from '../graphql/auth.js';
import type { Context } from '../graphql/context.js';
import { checkScope } from '../graphql/scope.js';
import { readMultipart, type CheckOperation } from './multipart.js';
import { checkLength, holdUntilAnswered, lengthOf, UploadRefusal } from './upload-refusal.js';
import { isPreflighted } from './preflight.js';
import { askedBy, mostFor, uploadFields } from './upload-fields.js';

/**
 * Takes multipart requests apart. What can be refused by its headers is refused before a byte of the body is read: a
 * role that may send no file, a body longer than any file that this person may send. Then the operation, which comes first, says which
 * field the file is for, and that field's own role and size hold before any of the file is kept.
 */
export function uploads(schema: GraphQLSchema, contextFor: (request: Request) => Promise<Context>): RequestHandler {
  const fields = uploadFields(schema);

  /** Gives the look at the operation that is left to do. */
  const admit = async (request: Request, response: Response): Promise<CheckOperation> => {
    const bytes = checkHeaders(request);
    const context = await contextFor(request);
    const { actor } = context;
    const most = mostFor(fields, actor ? ROLE_LEVEL[actor.role] : 0);
    // no scope opens a field with a file
    may(() => checkScope(actor, undefined));
    checkMay(context, most.role);
    checkLength(bytes, most.maxBytes);
    holdUntilAnswered(response, bytes, actor === undefined);
    return ({ query }) => {
      const asked = askedBy(fields, query);
      if (!asked) return false;
      checkMay(context, asked.role);
      checkLength(bytes, asked.maxBytes);
      return true;
    };
  };

  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    const refuse = refuseWith(response, next);
    admit(request, response).then((check) => {
      const processRequest = (): Promise<object> => readMultipart(request, check);
      const take = graphqlUploadExpress({ processRequest: processRequest as never }) as RequestHandler;
      void take(request, response, (error?: unknown) => (error === undefined ? next() : refuse(error)));
    }, refuse);
  };
}

const refuseWith =
  (response: Response, next: NextFunction) =>
  (refusal: unknown): void => {
    if (!(refusal instanceof UploadRefusal)) {
      next(refusal);
      return;
    }
    const { status, message, code, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    response.status(status).json({ errors: [{ message, extensions: { code } }] });
  };

/** Gives the length of the body. */
function checkHeaders({ headers }: Request): number {
  if (!isPreflighted(headers)) {
    throw new UploadRefusal(400, 'Send the header apollo-require-preflight with an upload.', 'BAD_REQUEST');
  }
  return lengthOf(headers);
}

const checkMay = ({ actor }: Context, role: RoleName | undefined): void => {
  if (role) may(() => checkRole(actor, role));
};

function may(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new UploadRefusal(200, error.message, error.extensions.code as ErrorCode);
  }
}
