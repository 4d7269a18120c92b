import type http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { apiHostOf } from './config/own-hosts.js';
import { answersVisitors } from './config/process-role.js';
import { makeContextFactory, type ContextFactory } from './api/context.js';
import { publicRoots } from './api/public-fields.js';
import type { Context } from './graphql/context.js';
import { noteRequest } from './api/errors.js';
import { makeExecutor } from './api/executor.js';
import { executionOf } from './api/execute.js';
import { tellingFirst } from './api/own-changes.js';
import { makeSchema } from './api/schema.js';
import { makeApollo } from './api/server.js';
import { makeServices, restTableOf, type Module } from './manifest/module.js';
import { MODULES, type Services } from './modules/index.js';
import { mount, mountsOf } from './mounts.js';
import { makeProbe } from './platform/health.js';
import { startSchedules } from './platform/jobs/scheduler.js';
import { logged } from './platform/http-log.js';
import type { Logger } from './platform/logger.js';
import type { Platform } from './platform/platform.js';
import { nameVisitors } from './platform/visitor-address.js';
import { isZoneDataStale } from './platform/zone-data.js';
import { makeReplies } from './rest/replies.js';
import { makeMayBePage } from './rest/negotiated.js';
import type { RouteParts } from './rest/route-parts.js';
import { keptAnswers } from './site/kept-answers.js';
import { makePageKey } from './site/page-key.js';
import { countPages } from './site/page-hits.js';
import { probesOnly } from './site/probes-only.js';
import { loadClientBuild, type ClientBuild } from './site/renderer.js';

const CLIENT_DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** The schema of the product's own modules. */
export const makeOwnSchema = (): GraphQLSchema => makeSchema(MODULES);

/** The pages that come with us. */
export const loadPages = (): Promise<ClientBuild | undefined> => loadClientBuild(CLIENT_DIST);

export interface App {
  handler: http.RequestListener;
  services: Services;
  /** What the documented calls are answered with */
  rest: RouteParts;
  close(): Promise<void>;
}

export interface AppOptions {
  clientDist?: string;
  /** The pages, where they are loaded already */
  pages?: ClientBuild;
  /** Beside the product's own */
  modules?: readonly Module[];
  /** Of these modules, where it is made already */
  schema?: GraphQLSchema;
  /** False: nothing begins by the clock. A test runs what is due itself, and nothing else may do it meanwhile */
  clock?: boolean;
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
  const apollo = makeApollo(schema, run, publicRoots(modules), platform);
  await apollo.start();
  const execute = executionOf(apollo);
  const contextFor = tellingTags(makeContextFactory(services, platform));
  const probe = makeProbe(config);
  forgetOnNews(platform);
  startJobs(modules, services, platform);
  const schedules = modules.flatMap((module: Module) => module.schedules ?? []);
  const stopSchedules = options.clock === false ? undefined : startSchedules(schedules, platform);

  const close = async (): Promise<void> => {
    stopSchedules?.();
    await stopModules(modules, services);
    await apollo.stop();
    await probe.close();
  };

  const table = restTableOf(modules);
  const replyOf = makeReplies(schema, table);
  const rest: RouteParts = { table, schema, replyOf, execute, contextOf: contextFor, limits: platform.limits };
  if (!answersVisitors(config.role))
    return { handler: logged(platform, config, probesOnly(probe)), services, rest, close };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  nameVisitors(app);
  const build = options.pages ?? (await loadClientBuild(path.resolve(options.clientDist ?? CLIENT_DIST)));
  const pageKey = makePageKey(build?.parametersOf ?? noParameters, makeMayBePage(table, apiHostOf(config)), (host) =>
    services.agentHosts.now(host),
  );
  if (!build) log.warn('the client is not built: only the API answers');
  mount(app, await mountsOf({ platform, services, modules, apollo, rest, probe, pageKey, build }));

  const kept = keptAnswers(cache, pageKey, app);
  const counted = countPages(kept, {
    routeOf: build?.routeOf ?? noRoute,
    count: (route) => services.collector.counts.add('HIT', route),
  });
  return {
    handler: logged(platform, config, counted),
    services,
    rest,
    close,
  };
}

/** A job runs with the services of all modules; its manifest checks that its own are enough. */
function startJobs(modules: readonly Module[], services: object, { jobs }: Pick<Platform, 'jobs'>): void {
  for (const job of modules.flatMap((module) => module.jobs ?? [])) {
    jobs.work(job.queue, ({ data }) => job.run(services, data), job);
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
function tellingTags(factory: ContextFactory): (request: Request) => Promise<Context> {
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
