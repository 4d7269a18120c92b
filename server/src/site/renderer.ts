import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormattedExecutionResult } from 'graphql';
import type { RenderedPage } from './template.js';

/** What a page asks the schema for while it is rendered. */
export type Execute = (query: string, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;

export interface Rendered extends RenderedPage {
  status: number;
  redirect?: string;
  /** False for pages that must not be kept: guarded ones, and those with a nonce. */
  cacheable: boolean;
}

export type Render = (request: { url: URL; execute: Execute }) => Promise<Rendered>;

/** Where the client's build lies; it is loaded at run time, so neither side imports the other's sources. */
export interface ClientBuild {
  webDir: string;
  /** index.html with the styles of every page inside */
  html: string;
  /** What the content security policy knows those styles by */
  styleHash: string;
  render: Render;
  /** Every page's address that a search may show. */
  addresses: () => Promise<string[]>;
}

/** Undefined where the client was not built (tests of the API alone, `npm run dev`). */
export async function loadClientBuild(distDir: string): Promise<ClientBuild | undefined> {
  const webDir = path.join(distDir, 'web');
  const entry = path.join(distDir, 'ssr/entry-server.js');
  if (!fs.existsSync(entry) || !fs.existsSync(path.join(webDir, 'index.html'))) return undefined;
  const { render, addresses } = (await import(pathToFileURL(entry).href)) as Pick<ClientBuild, 'render' | 'addresses'>;
  return { webDir, render, addresses, ...withStyles(webDir) };
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The styles come with the page: what they would wait for is a whole round trip before the first paint (docs/decisions/0015). */
function withStyles(webDir: string): Pick<ClientBuild, 'html' | 'styleHash'> {
  const html = fs.readFileSync(path.join(webDir, 'index.html'), 'utf8');
  const file = STYLESHEET.exec(html)?.[1];
  if (!file) throw new Error('The client build has no stylesheet in its index.html');
  const css = fs.readFileSync(path.join(webDir, file), 'utf8');
  const hash = createHash('sha256').update(css).digest('base64');
  return { html: html.replace(STYLESHEET, () => `<style>${css}</style>`), styleHash: `'sha256-${hash}'` };
}
