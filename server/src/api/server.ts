import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ASTVisitor, type GraphQLSchema, type ValidationContext } from 'graphql';
import { messageForLog } from '../platform/error-for-log.js';
import type { Logger } from '../platform/logger.js';
import type { Platform } from '../platform/platform.js';
import { gatewayOf, type Executor } from './executor.js';
import type { Context } from '../graphql/context.js';
import { documentStore } from './document-store.js';
import { keepingIntrospection, oneIntrospection } from './introspection.js';
import { isPublicOperation, type PublicRoots } from './public-fields.js';
import { logRefusedRoles } from './refused-roles.js';
import { makeFormatError, noteRequest, RETRY_AFTER_UNAVAILABLE_S } from './errors.js';

const MAX_TOKENS = 1_000;
const MAX_DEPTH = 8;
const MAX_ALIASES = 10;
const MAX_DIRECTIVES = 5;
const MAX_COST = 5_000;

/** "503, try again" and "507, no room" are the refusals that a proxy and a browser must see in the status. */
const unavailableStatus: ApolloServerPlugin<Context> = {
  requestDidStart() {
    return Promise.resolve({
      willSendResponse({ response }) {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        const unavailable = errors?.find((error) => error.extensions?.code === 'UNAVAILABLE');
        if (!unavailable) return Promise.resolve();
        response.http.status = typeof unavailable.extensions?.status === 'number' ? unavailable.extensions.status : 503;
        if (response.http.status === 503) response.http.headers.set('retry-after', String(RETRY_AFTER_UNAVAILABLE_S));
        return Promise.resolve();
      },
    });
  },
};

/** What everybody who is signed out is told may be kept until it changes; a cache in between asks again each time. */
const publicAnswers = (open: PublicRoots): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ document, contextValue, response }) {
        const failed = response.body.kind !== 'single' || response.body.singleResult.errors;
        const kept = document && !failed && contextValue.tokenState === 'none' && isPublicOperation(document, open);
        response.http.headers.set('cache-control', kept ? 'public, max-age=0, must-revalidate' : 'no-store');
      },
    };
  },
});

const errorsOfRequests: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) noteRequest(error, contextValue.requestId);
      },
    };
  },
};

const replyHeaders: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response }) {
        for (const [name, value] of contextValue.replyHeaders) response.http.headers.set(name, value);
      },
    };
  },
};

/** graphql-js finds out only while it runs that there are no subscriptions. */
const knownOperationTypes = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} in this schema.`, { nodes: node }));
  },
});

const refusedRoles = (log: Logger): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response }) {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        if (errors) logRefusedRoles(log, contextValue, errors);
      },
    };
  },
});

/** The GraphQL server with its limits. main.ts stops it in order, so it listens to no signals itself. */
export function makeApollo(
  schema: GraphQLSchema,
  run: Executor,
  open: PublicRoots,
  { log }: Pick<Platform, 'log'>,
): ApolloServer<Context> {
  const armor = new ApolloArmor({
    // turns syntax errors into 500; Apollo's own limit below does the same work
    maxTokens: { enabled: false },
    // Apollo hides the suggestions itself
    blockFieldSuggestion: { enabled: false },
    maxDepth: { n: MAX_DEPTH },
    maxAliases: { n: MAX_ALIASES, allowList: [] },
    maxDirectives: { n: MAX_DIRECTIVES },
    costLimit: { maxCost: MAX_COST },
  });
  const { plugins, validationRules } = armor.protect();
  return new ApolloServer<Context>({
    gateway: gatewayOf(schema, keepingIntrospection(run)),
    validationRules: [...validationRules, knownOperationTypes, oneIntrospection],
    documentStore: documentStore(),
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    plugins: [
      // the package's types are written for the CommonJS copy of Apollo's; the plugins are the same
      ...(plugins as unknown as ApolloServerPlugin<Context>[]),
      unavailableStatus,
      publicAnswers(open),
      replyHeaders,
      errorsOfRequests,
      refusedRoles(log),
      // wraps every resolver otherwise: a third of the time of a wide answer
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: makeFormatError(log),
    logger: {
      debug: noLog,
      info: noLog,
      warn: (message) => log.warn(messageForLog(message)),
      error: (message) => log.error(messageForLog(message)),
    },
  });
}

function noLog(): void {
  // Apollo's start-up chatter is of no use in the log
}
