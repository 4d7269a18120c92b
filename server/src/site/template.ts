import fs from 'node:fs';
import path from 'node:path';
import type { AgentHost } from './renderer.js';
import { LOADER_SNIPPET, SESSION_SNIPPET, TOUCH_SNIPPET } from './snippets.js';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What the client's renderer gives for one address. */
export interface RenderedPage {
  title: string;
  head: string;
  body: string;
  /** Undefined: the browser does not take the body over, it makes its own. */
  state: unknown;
  /** The page's source file: its key in Vite's manifest. */
  source: string;
}

/** What the browser needs besides the page's own code on an agent's host */
const OF_AGENTS_HOSTS = 'src/app/agent-host.tsx';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** JSON inside a script element: nothing in it may end the element, and no line separator may break old parsers. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The built index.html, without the scripts Vite put in it: ours come after the first paint. */
export class PageTemplate {
  readonly #parts: { beforeHead: string; beforeApp: string; beforeState: string; end: string };
  readonly #manifest: Record<string, ManifestChunk>;
  readonly #entry: string;
  readonly #chunks = new Map<string, string[]>();

  constructor(webDir: string) {
    const html = fs
      .readFileSync(path.join(webDir, 'index.html'), 'utf8')
      .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, '');
    const [beforeHead, afterHead] = split(html, '<!--head-->');
    const [beforeApp, afterApp] = split(afterHead, '<!--app-->');
    const [beforeState, end] = split(afterApp, '<!--state-->');
    this.#parts = { beforeHead, beforeApp, beforeState, end };
    const manifest = fs.readFileSync(path.join(webDir, '.vite/manifest.json'), 'utf8');
    this.#manifest = JSON.parse(manifest) as Record<string, ManifestChunk>;
    const entry = Object.values(this.#manifest).find((chunk) => chunk.isEntry);
    if (!entry) throw new Error('The client build has no entry in its manifest');
    this.#entry = `/${entry.file}`;
  }

  /** `notice`: HTML above the page, which its scripts leave alone. */
  compose({ title, head, body, state, source }: RenderedPage, host?: AgentHost, notice = ''): string {
    const { beforeHead, beforeApp, beforeState, end } = this.#parts;
    const chunks = [...this.#chunksOf(source), ...(host ? this.#chunksOf(OF_AGENTS_HOSTS) : [])];
    const boot = { entry: this.#entry, chunks: [...new Set(chunks)] };
    return [
      host ? beforeHead.replace('<html', () => `<html ${attributesOf(host)}`) : beforeHead,
      `<title>${escapeHtml(title)}</title>${head}<script>${SESSION_SNIPPET}</script><script>${TOUCH_SNIPPET}</script>`,
      beforeApp.replace('<body>', (start) => start + notice),
      body,
      beforeState,
      `<script type="application/json" id="state">${state === undefined ? '' : escapeJson(state)}</script>`,
      `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
      `<script>${LOADER_SNIPPET}</script>`,
      end,
    ].join('');
  }

  /** The files the page needs besides the entry, so that all are fetched side by side. */
  #chunksOf(source: string): string[] {
    const known = this.#chunks.get(source);
    if (known) return known;
    const files = new Set<string>();
    const walk = (key: string): void => {
      const chunk = this.#manifest[key];
      if (!chunk || chunk.isEntry || files.has(`/${chunk.file}`)) return;
      files.add(`/${chunk.file}`);
      chunk.imports?.forEach(walk);
    };
    walk(source);
    const entry = Object.values(this.#manifest).find((chunk) => chunk.isEntry);
    entry?.imports?.forEach(walk);
    const chunks = [...files];
    this.#chunks.set(source, chunks);
    return chunks;
  }
}

const attributesOf = ({ agent, agentId, site }: AgentHost): string =>
  `data-agent="${escapeHtml(agent)}" data-agent-id="${escapeHtml(agentId)}" data-site="${escapeHtml(site)}"`;

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`client/index.html has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
