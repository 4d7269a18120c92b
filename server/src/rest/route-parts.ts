import type { Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Execute } from '../api/execute.js';
import type { Context } from '../graphql/context.js';
import type { Limits } from '../platform/interfaces.js';
import type { ReplyOf } from './replies.js';
import type { RestTable } from './table.js';

/** What the calls are answered with. */
export interface RouteParts {
  table: RestTable;
  schema: GraphQLSchema;
  execute: Execute;
  contextOf: (request: Request) => Promise<Context>;
  limits: Limits;
  replyOf: ReplyOf;
}
