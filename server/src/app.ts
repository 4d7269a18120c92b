import type http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { makeContextFactory, type Context, type ContextFactory } from './graphql/context.js';
import { execute } from './graphql/execute.js';
import { uploads } from './graphql/upload.js';
import { makeSchema } from './graphql/schema.js';
import { makeApollo } from './graphql/server.js';
import { makeServices, type Services } from './modules/services.js';
import { makeProbe } from './platform/health.js';
import { eachMidnight } from './platform/midnight.js';
import { httpLog } from './platform/http-log.js';
import type { Platform } from './platform/platform.js';
import { logos } from './rest/logos.js';
import { restErrors } from './rest/errors.js';
import { restRouter } from './rest/router.js';
import { unsubscribe } from './rest/unsubscribe.js';
import { assets, uploadedFiles } from './site/assets.js';
import { discovery } from './site/discovery.js';
import { permissionsPolicy, securityHeaders } from './site/headers.js';
import { health } from './site/health.js';
import { keepPublicData, keptAnswers } from './site/kept-answers.js';
import { mailPreview } from './site/mail-preview.js';
import { pages, type VisitorExecution } from './site/pages.js';
import { loadClientBuild } from './site/renderer.js';
import { schedulePdf } from './site/schedule-pdf.js';

const GRAPHQL_BODY_LIMIT = '512kb';
const CLIENT_DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

export interface App {
  handler: http.RequestListener;
  services: Services;
  apollo: ApolloServer<Context>;
  close(): Promise<void>;
}

/** Composes the whole server over an open platform; main.ts and the tests call it alike. */
export async function createApp(platform: Platform, options: { clientDist?: string } = {}): Promise<App> {
  const { config, cache, log, metrics } = platform;
  const services = makeServices(platform);
  await services.registrations.start();
  const apollo = makeApollo(makeSchema(), platform);
  await apollo.start();
  const contextFor = tellingTags(makeContextFactory(services, platform));
  const probe = makeProbe(config);
  forgetOnNews(platform);
  // rates end with a day, and nothing changes then that could tell
  const stopMidnights = eachMidnight(() => cache.invalidate('rates'));

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(httpLog(log, metrics, config));
  app.use(
    securityHeaders({
      https: config.siteUrl.startsWith('https:'),
      googleSignIn: config.googleClientId !== undefined,
    }),
    permissionsPolicy,
  );
  app.use(health(probe));
  app.use(compression());
  app.use(keepPublicData(cache));
  app.use(
    '/graphql',
    uploads(),
    express.json({ limit: GRAPHQL_BODY_LIMIT }),
    expressMiddleware(apollo, { context: ({ req }) => contextFor(req) }),
  );
  app.use('/uploads', uploadedFiles(platform.files.folder));
  app.use(logos());
  app.get('/calculator/schedule.pdf', schedulePdf);
  app.use(unsubscribe(apollo, contextFor));
  app.use(restRouter(apollo, contextFor, platform));
  if (config.nodeEnv === 'development') app.use(mailPreview());
  await mountSite(app, platform, apollo, contextFor, services, options.clientDist ?? CLIENT_DIST);
  app.use(restErrors(log));

  return {
    handler: keptAnswers(cache, app),
    services,
    apollo,
    async close() {
      stopMidnights();
      await apollo.stop();
      await probe.close();
    },
  };
}

/** Tells the cache what an answer was made from, wherever its context was made. */
function tellingTags(factory: ContextFactory): (request: Request) => Promise<Context> {
  return async (request) => {
    const context = await factory(request);
    const response: Response | undefined = request.res;
    if (response) response.locals.publicTags = context.publicTags;
    return context;
  };
}

/** What is kept is only as good as the news of changes. */
function forgetOnNews({ notifications, cache }: Platform): void {
  notifications.on('cache', (tag) => cache.invalidate(tag));
  notifications.onLost(() => cache.suspend());
  notifications.onRestored(() => cache.resume());
  if (!notifications.connected) cache.suspend();
}

async function mountSite(
  app: Express,
  { config, cache, log }: Platform,
  apollo: ApolloServer<Context>,
  contextFor: (request: Request) => Promise<Context>,
  { settings }: Pick<Services, 'settings'>,
  clientDist: string,
): Promise<void> {
  const build = await loadClientBuild(path.resolve(clientDist));
  if (!build) {
    log.warn('the client is not built: only the API answers');
    return;
  }
  app.use(assets(build.webDir));
  app.use(discovery({ build, settings, siteUrl: config.siteUrl }));
  const visitor = async (request: Request): Promise<VisitorExecution> => {
    const context = await contextFor(request);
    const signedOut: Context = { ...context, actor: undefined, tokenState: 'none' };
    let failed = false;
    return {
      tags: context.publicTags,
      get failed() {
        return failed;
      },
      async execute(query, variables) {
        const result = await execute(apollo, signedOut, query, variables);
        if (result.errors) failed = true;
        return result;
      },
    };
  };
  app.use(pages({ build, cache, log, siteUrl: config.siteUrl, visitor }));
}
