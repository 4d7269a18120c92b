import path from 'node:path';
import type { Express, Request } from 'express';
import type { Execute } from './api/execute.js';
import type { Context } from './graphql/context.js';
import type { Services } from './modules/index.js';
import { KeptFiles } from './platform/kept-files.js';
import type { Platform } from './platform/platform.js';
import { assets, otherBuilds } from './site/assets.js';
import { discovery } from './site/discovery.js';
import type { AgentSite, PageKey } from './site/page-key.js';
import { pages, type VisitorExecution } from './site/pages.js';
import type { ClientBuild } from './site/renderer.js';
import { shareParts, sharePictures } from './site/share-pictures.js';

/** About 100 kB each */
const MOST_SHARE_PICTURES = 2_000;

interface Site extends Pick<Services, 'agents' | 'agentHosts' | 'clientFiles' | 'jobs' | 'settings'> {
  posts: Services['blogs'];
  execute: Execute;
  contextFor: (request: Request) => Promise<Context>;
  build: ClientBuild;
  pageKey: PageKey;
}

/** The pages and their files, for browsers and search engines. */
export async function mountSite(
  app: Express,
  { config, cache, limits, log }: Platform,
  { execute, contextFor, settings, posts, agents, agentHosts, clientFiles, jobs, build, pageKey }: Site,
): Promise<void> {
  await clientFiles.keep(path.join(build.webDir, 'assets'));
  app.use(assets(build.webDir));
  app.use('/assets', otherBuilds(clientFiles));
  const parts = await shareParts(build.webDir);
  if (parts) {
    const kept = new KeptFiles({ folder: path.join(config.dataDir, 'share'), most: MOST_SHARE_PICTURES, log });
    app.use(sharePictures({ posts, agents, limits, kept, parts }));
  }
  app.use(discovery({ build, posts, jobs, settings, siteUrl: config.siteUrl }));
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
        const result = await execute(signedOut, query, variables);
        if (result.errors) failed = true;
        return result;
      },
    };
  };
  const siteOf = (host: string | undefined): Promise<AgentSite | null> => agentHosts.find(host);
  app.use(pages({ build, cache, limits, log, siteUrl: config.siteUrl, siteOf, visitor, pageKey }));
}
