import type http from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import { makeContextFactory, type Context, type ContextFactory } from './graphql/context.js';
import { execute } from './graphql/execute.js';
import { makeSchema } from './graphql/schema.js';
import { makeApollo } from './graphql/server.js';
import { makeServices, type Services } from './modules/services.js';
import type { Platform } from './platform/platform.js';
import { jsonErrors } from './rest/errors.js';
import { restRouter, wantsPage } from './rest/router.js';
import { assets } from './site/assets.js';
import { keptAnswers } from './site/kept-answers.js';
import { permissionsPolicy, securityHeaders } from './site/headers.js';
import { pages, type VisitorExecution } from './site/pages.js';
import { loadClientBuild } from './site/renderer.js';

const GRAPHQL_BODY_LIMIT = '512kb';

export interface App {
  handler: http.RequestListener;
  services: Services;
  apollo: ApolloServer<Context>;
  close(): Promise<void>;
}

/** Composes the whole server over an open platform; main.ts and the tests call it alike. */
export async function createApp(platform: Platform, options: { clientDist?: string } = {}): Promise<App> {
  const { config, cache } = platform;
  const services = makeServices(platform);
  const apollo = makeApollo(makeSchema(), platform);
  await apollo.start();
  const contextFor = makeContextFactory(services, platform);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(platform.http.requestLog);
  app.use(securityHeaders({ https: config.siteUrl.startsWith('https:') }), permissionsPolicy);
  app.use(platform.http.health);
  app.use(compression());
  mountGraphql(app, apollo, contextFor);
  app.use(restRouter(apollo, contextFor, platform));
  await mountSite(app, platform, apollo, contextFor, options.clientDist);
  app.use(jsonErrors(platform.log));

  return {
    handler: keptAnswers(cache, app, wantsPage),
    services,
    apollo,
    async close() {
      await apollo.stop();
    },
  };
}
