import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormattedExecutionResult } from 'graphql';
import type { ParametersOf } from './page-key.js';
import type { RenderedPage } from './template.js';

/** What a page asks the schema for while it is rendered. */
export type Execute = (query: string, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;

/** The agent's host that a page is shown on. */
export interface AgentHost {
  /** The name in their address */
  agent: string;
  agentId: string;
  /** The site's own address, where accounts are */
  site: string;
}

export interface Rendered extends RenderedPage {
  status: number;
  /** Another path of this site, or a page of the site's own host, for the same parameters */
  redirect?: string;
  /** False for pages that must not be kept: guarded ones, and those with a nonce. */
  cacheable: boolean;
  /** The pattern of the page that has nothing at this address: the same body answers every other such address */
  missing?: string;
  /** Nothing was rendered: what is kept for this pattern answers */
  answeredBy?: string;
}

export type Render = (request: {
  url: URL;
  execute: Execute;
  host?: AgentHost;
  /** Whether the body for what is missing at a pattern is known */
  isKept?: (pattern: string) => boolean;
}) => Promise<Rendered>;

/** Where the client's build lies; it is loaded at run time, so neither side imports the other's sources. */
export interface ClientBuild {
  webDir: string;
  render: Render;
  /** Every page's address that a search may show. */
  addresses: () => Promise<string[]>;
  parametersOf: ParametersOf;
  /** The pattern of the page at a path; undefined for those of the console */
  routeOf: (path: string) => string | undefined;
}

interface ServerEntry extends Pick<ClientBuild, 'render' | 'addresses' | 'routeOf'> {
  parameters: () => ParametersOf;
}

/** Undefined where the client was not built (tests of the API alone, `npm run dev`). */
export async function loadClientBuild(distDir: string): Promise<ClientBuild | undefined> {
  const webDir = path.join(distDir, 'web');
  const entry = path.join(distDir, 'ssr/entry-server.js');
  if (!fs.existsSync(entry) || !fs.existsSync(path.join(webDir, 'index.html'))) return undefined;
  const { render, addresses, parameters, routeOf } = (await import(pathToFileURL(entry).href)) as ServerEntry;
  return { webDir, render, addresses, parametersOf: parameters(), routeOf };
}
