import type http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { jsonBody } from './api/json-body.js';
import { apiHostOf } from './config/own-hosts.js';
import { answersVisitors } from './config/process-role.js';
import { makeContextFactory, type ContextFactory } from './api/context.js';
import { publicRoots } from './api/public-fields.js';
import type { Context } from './graphql/context.js';
import { noteRequest } from './api/errors.js';
import { makeExecutor } from './api/executor.js';
import { ownExecution } from './api/execute.js';
import { tellingFirst } from './api/own-changes.js';
import { uploads } from './api/upload.js';
import { makeSchema } from './api/schema.js';
import { makeApollo } from './api/server.js';
import { countOperation } from './api/visitor-limit.js';
import { emailsOf, makeServices, restTableOf, type Module } from './manifest/module.js';
import { MODULES, type Services } from './modules/index.js';
import { mountSite } from './mount-site.js';
import { makeProbe } from './platform/health.js';
import { startSchedules } from './platform/jobs/scheduler.js';
import { logged } from './platform/http-log.js';
import type { Logger } from './platform/logger.js';
import type { Platform } from './platform/platform.js';
import { isZoneDataStale } from './platform/zone-data.js';
import { refuseAddresses } from './rest/addresses.js';
import { logos } from './rest/logos.js';
import { makeReplies } from './rest/replies.js';
import { restErrors } from './rest/errors.js';
import { hotRoutes } from './rest/hot.js';
import { makeMayBePage } from './rest/negotiated.js';
import type { RouteParts } from './rest/route-parts.js';
import { restRouter } from './rest/router.js';
import { unsubscribe } from './rest/unsubscribe.js';
import { uploadedFiles } from './site/assets.js';
import { collector } from './site/collector.js';
import { permissionsPolicy, securityHeaders } from './site/headers.js';
import { ATOM, feeds, RSS } from './site/feeds.js';
import { health } from './site/health.js';
import { keepPublicData, keptAnswers } from './site/kept-answers.js';
import { mailPreview } from './site/mail-preview.js';
import { makePageKey } from './site/page-key.js';
import { countPages } from './site/page-hits.js';
import { chargeTime, whileTimeLasts } from './site/processor-budget.js';
import { loadClientBuild } from './site/renderer.js';
import { ownTargets } from './site/request-target.js';
import { privateFiles } from './site/private-files.js';
import { probesOnly } from './site/probes-only.js';
import { callFeed } from './site/call-feed.js';
import { schedulePdf } from './site/schedule-pdf.js';

const GRAPHQL_BODY_LIMIT = '512kb';
const CLIENT_DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

export interface App {
  handler: http.RequestListener;
  services: Services;
  apollo: ApolloServer<Context>;
  /** What the documented calls are answered with */
  rest: RouteParts;
  close(): Promise<void>;
}

export interface AppOptions {
  clientDist?: string;
  /** Beside the product's own */
  modules?: readonly Module[];
  /** Of these modules, where it is made already: the tests of a process share one */
  schema?: GraphQLSchema;
}

/** Composes the whole server over an open platform; main.ts and the tests call it alike. */
export async function createApp(platform: Platform, options: AppOptions = {}): Promise<App> {
  const { config, cache, log } = platform;
  const modules = [...MODULES, ...(options.modules ?? [])] as const;
  const services = makeServices(modules, platform);
  await warnWithoutLicence(services, log);
  warnOfOldZoneData(log);
  const schema = options.schema ?? makeSchema(modules);
  const run = tellingFirst(makeExecutor(schema), platform.notifications);
  const execute = ownExecution(schema, run, log);
  const apollo = makeApollo(schema, run, publicRoots(modules), platform);
  await apollo.start();
  const contextFor = tellingTags(makeContextFactory(services, platform));
  const probe = makeProbe(config);
  forgetOnNews(platform);
  startJobs(modules, services, platform);
  const stopSchedules = startSchedules(
    modules.flatMap(({ schedules = [] }: Module) => schedules),
    platform,
  );

  const close = async (): Promise<void> => {
    stopSchedules();
    await stopModules(modules, services);
    await apollo.stop();
    await probe.close();
  };

  const headers = [
    securityHeaders({
      https: config.siteUrl.startsWith('https:'),
      googleSignIn: config.googleClientId !== undefined,
      connect: planesOf(services.collector.settings),
    }),
    permissionsPolicy,
  ];
  const table = restTableOf(modules);
  const replyOf = makeReplies(schema, table);
  const rest: RouteParts = { table, schema, replyOf, execute, contextOf: contextFor, limits: platform.limits };
  if (!answersVisitors(config.role))
    return { handler: logged(platform, config, probesOnly(probe)), services, apollo, rest, close };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use(...headers, ownTargets);
  app.use(health(probe));
  app.use(chargeTime(platform.limits));
  app.use(refuseAddresses);
  app.use(compression());
  app.use(keepPublicData(cache));
  app.use('/graphql', graphqlApi(apollo, schema, contextFor, platform.limits));
  app.use('/uploads', uploadedFiles(platform.files.folder));
  app.use(logos());
  app.use([RSS, ATOM, '/share', '/calculator/schedule.pdf', '/calls'], whileTimeLasts(platform.limits));
  app.use(privateFiles([services.documentFiles, services.resumeFiles], contextFor, log));
  app.use(restRouter(rest, platform));
  app.use(feeds({ posts: services.blogs, settings: services.settings, siteUrl: config.siteUrl }));
  app.get('/calculator/schedule.pdf', schedulePdf(platform.limits, services.settings));
  app.get('/calls/:token.ics', callFeed(platform.limits, services.callFeeds));
  app.use(collector({ service: services.collector, limits: platform.limits }));
  app.use(unsubscribe(execute, contextFor));
  if (config.nodeEnv === 'development') app.use(mailPreview(emailsOf(modules)));
  const build = await loadClientBuild(path.resolve(options.clientDist ?? CLIENT_DIST));
  const pageKey = makePageKey(build?.parametersOf ?? noParameters, makeMayBePage(table, apiHostOf(config)), (host) =>
    services.agentHosts.now(host),
  );
  if (build)
    await mountSite(app, platform, {
      pageKey,
      execute,
      contextFor,
      settings: services.settings,
      posts: services.blogs,
      agents: services.agents,
      agentHosts: services.agentHosts,
      clientFiles: services.clientFiles,
      jobs: services.jobs,
      build,
    });
  else log.warn('the client is not built: only the API answers');
  app.use(restErrors(log));

  const kept = keptAnswers(cache, pageKey, app);
  const counted = countPages(kept, {
    routeOf: build?.routeOf ?? noRoute,
    count: (route) => services.collector.counts.add('HIT', route),
  });
  return {
    handler: logged(platform, config, hotRoutes({ ...rest, app, headers, log }, counted)),
    services,
    apollo,
    rest,
    close,
  };
}

type ContextOf = (request: Request) => Promise<Context>;

/** The one endpoint of the schema: files that come along, the body, and the operation. */
function graphqlApi(
  apollo: ApolloServer<Context>,
  schema: GraphQLSchema,
  contextFor: ContextOf,
  limits: Platform['limits'],
): RequestHandler[] {
  return [
    uploads(schema, contextFor),
    jsonBody({ limit: GRAPHQL_BODY_LIMIT }),
    expressMiddleware(apollo, {
      async context({ req }) {
        const context = await contextFor(req);
        await countOperation(limits, context);
        return context;
      },
    }),
  ];
}

/** A job runs with the services of all modules; its manifest checks that its own are enough. */
function startJobs(modules: readonly Module[], services: object, { jobs }: Pick<Platform, 'jobs'>): void {
  for (const job of modules.flatMap((module) => module.jobs ?? [])) {
    jobs.work(job.queue, ({ data }) => job.run(services, data));
  }
}

async function stopModules(modules: readonly Module[], services: object): Promise<void> {
  for (const module of modules) await module.stop?.(services);
}

/** Laws change zones: with old data, calls of people whose browsers say no offset stand an hour off. */
function warnOfOldZoneData(log: Logger): void {
  const release = process.versions['tz'];
  if (isZoneDataStale(release, new Date())) {
    log.warn(
      { release },
      'the time-zone data of this Node are more than a year old: a current Node brings current ones',
    );
  }
}

/** A brokerage must show its licence. Without one the pages show none and the console says so. */
async function warnWithoutLicence({ settings }: Pick<Services, 'settings'>, log: Logger): Promise<void> {
  const { licences } = await settings.current();
  if (licences.length === 0) log.warn('no brokerage licence is configured: public pages show none');
}

/** Tells the cache what an answer was made from, and an error which request it belongs to, wherever a context is made. */
function tellingTags(factory: ContextFactory): ContextOf {
  return async (request) => {
    const context = await factory(request).catch((error: unknown) => {
      noteRequest(error, request.id);
      throw error;
    });
    const response: Response | undefined = request.res;
    if (response) {
      response.locals.publicTags = context.publicTags;
      response.locals.signedIn = context.actor !== undefined;
    }
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

const noRoute = (): undefined => undefined;
const noParameters = (): readonly string[] => [];

/** Where the browser sends events, if not to us. */
const planesOf = (settings: AnalyticsSettings | undefined): string[] =>
  [settings?.dataPlaneUrl, settings?.configUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
