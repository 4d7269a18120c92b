import path from 'node:path';
import type { AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import type { Execute } from './api/execute.js';
import { jsonBody } from './api/json-body.js';
import { uploads } from './api/upload.js';
import { countOperation } from './api/visitor-limit.js';
import type { Context } from './graphql/context.js';
import { emailsOf, type Module } from './manifest/module.js';
import type { Services } from './modules/index.js';
import type { Probe } from './platform/health.js';
import { KeptFiles } from './platform/kept-files.js';
import type { Platform } from './platform/platform.js';
import { refuseAddresses } from './rest/addresses.js';
import { restErrors } from './rest/errors.js';
import { logos } from './rest/logos.js';
import type { RouteParts } from './rest/route-parts.js';
import { restRouter } from './rest/router.js';
import { unsubscribe } from './rest/unsubscribe.js';
import { assets, otherBuilds, uploadedFiles } from './site/assets.js';
import { callFeed } from './site/call-feed.js';
import { collector } from './site/collector.js';
import { discovery } from './site/discovery.js';
import { ATOM, feeds, RSS } from './site/feeds.js';
import { permissionsPolicy, securityHeaders } from './site/headers.js';
import { health } from './site/health.js';
import { keepPublicData } from './site/kept-answers.js';
import { mailPreview } from './site/mail-preview.js';
import type { PageKey } from './site/page-key.js';
import { pages, type VisitorExecution } from './site/pages.js';
import { privateFiles } from './site/private-files.js';
import { chargeTime, whileTimeLasts } from './site/processor-budget.js';
import type { ClientBuild } from './site/renderer.js';
import { ownTargets } from './site/request-target.js';
import { schedulePdf } from './site/schedule-pdf.js';
import { shareParts, sharePictures } from './site/share-pictures.js';

const GRAPHQL_BODY_LIMIT = '512kb';
/** About 100 kB each */
const MOST_SHARE_PICTURES = 2_000;
const SCHEDULE = '/calculator/schedule.pdf';
const EVERYWHERE = '/';

export interface MountParts {
  platform: Platform;
  services: Services;
  modules: readonly Module[];
  apollo: ApolloServer<Context>;
  rest: RouteParts;
  probe: Probe;
  pageKey: PageKey;
  /** Undefined where the client is not built: only the API answers */
  build: ClientBuild | undefined;
}

/** Who is asked about the requests below an address, or about a GET of exactly that address. */
type Mount =
  | { at: string | string[]; use: (RequestHandler | ErrorRequestHandler)[] }
  | { exactly: string; get: RequestHandler };

export function mount(app: Express, table: readonly Mount[]): void {
  for (const row of table) {
    if ('exactly' in row) app.get(row.exactly, row.get);
    else app.use(row.at, ...row.use);
  }
}

/** Who answers what, in the order in which they are asked. */
export async function mountsOf(parts: MountParts): Promise<Mount[]> {
  const { platform, services, modules, rest, probe, build } = parts;
  const { config, cache, limits, log } = platform;
  const { settings, blogs: posts } = services;
  const { siteUrl } = config;
  const { execute, contextOf } = rest;
  return [
    { at: EVERYWHERE, use: [...headersOf(platform, services), ownTargets] },
    { at: EVERYWHERE, use: [health(probe)] },
    { at: EVERYWHERE, use: [chargeTime(limits), refuseAddresses, compression(), keepPublicData(cache)] },
    { at: '/graphql', use: [uploads(rest.schema, contextOf), ...graphql(parts)] },
    { at: '/uploads', use: [uploadedFiles(platform.files.folder)] },
    { at: EVERYWHERE, use: [logos()] },
    { at: [RSS, ATOM, '/sitemap.xml', '/share', SCHEDULE, '/calls'], use: [whileTimeLasts(limits)] },
    { at: EVERYWHERE, use: [privateFiles([services.documentFiles, services.resumeFiles], contextOf, log)] },
    { at: EVERYWHERE, use: [restRouter(rest, platform)] },
    { at: EVERYWHERE, use: [feeds({ posts, settings, siteUrl })] },
    { exactly: SCHEDULE, get: schedulePdf(limits, settings) },
    { exactly: '/calls/:token.ics', get: callFeed(limits, services.callFeeds) },
    { at: EVERYWHERE, use: [collector({ service: services.collector, limits })] },
    { at: EVERYWHERE, use: [unsubscribe(execute, contextOf)] },
    ...(config.nodeEnv === 'development' ? [{ at: EVERYWHERE, use: [mailPreview(emailsOf(modules))] }] : []),
    ...(build ? await siteMounts(parts, build) : []),
    { at: EVERYWHERE, use: [restErrors(log)] },
  ];
}

/** What every reply carries. */
function headersOf({ config }: Platform, { collector: { settings } }: Services): RequestHandler[] {
  const security = securityHeaders({
    https: config.siteUrl.startsWith('https:'),
    googleSignIn: config.googleClientId !== undefined,
    connect: planesOf(settings),
  });
  return [security, permissionsPolicy];
}

/** Where the browser sends events, if not to us. */
const planesOf = (settings: AnalyticsSettings | undefined): string[] =>
  [settings?.dataPlaneUrl, settings?.configUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));

function graphql({ apollo, rest, platform }: MountParts): RequestHandler[] {
  const middleware = expressMiddleware(apollo, {
    async context({ req }) {
      const context = await rest.contextOf(req);
      await countOperation(platform.limits, context);
      return context;
    },
  });
  return [jsonBody({ limit: GRAPHQL_BODY_LIMIT }), middleware];
}

/** The files of the client, and last of all its pages. */
async function siteMounts(
  { platform: { config, cache, limits, log }, services, rest, pageKey }: MountParts,
  build: ClientBuild,
): Promise<Mount[]> {
  const { agents, agentHosts, blogs: posts, clientFiles, jobs, settings } = services;
  const { siteUrl } = config;
  await clientFiles.keep(path.join(build.webDir, 'assets'));
  const share = await shareParts(build.webDir);
  const folder = path.join(config.dataDir, 'share');
  const kept = share && new KeptFiles({ folder, most: MOST_SHARE_PICTURES, log });
  const siteOf = (host: string | undefined) => agentHosts.find(host);
  const visitor = visitorOf(rest);
  return [
    { at: EVERYWHERE, use: [assets(build.webDir)] },
    { at: '/assets', use: [otherBuilds(clientFiles)] },
    ...(kept ? [{ at: EVERYWHERE, use: [sharePictures({ posts, agents, limits, kept, parts: share })] }] : []),
    { at: EVERYWHERE, use: [discovery({ build, posts, jobs, settings, siteUrl })] },
    { at: EVERYWHERE, use: [pages({ build, cache, limits, log, siteUrl, siteOf, visitor, pageKey })] },
  ];
}

/** A page is made for somebody who is not signed in, whoever asks: it may be kept for all. */
const visitorOf =
  ({ execute, contextOf }: { execute: Execute; contextOf: (request: Request) => Promise<Context> }) =>
  async (request: Request): Promise<VisitorExecution> => {
    const context = await contextOf(request);
    const signedOut: Context = { ...context, actor: undefined, tokenState: 'none' };
    let failed = false;
    return {
      tags: context.publicTags,
      get failed() {
        return failed;
      },
      async execute(query, variables) {
        const result = await execute(signedOut, query, variables);
        if (result.errors) failed = true;
        return result;
      },
    };
  };
