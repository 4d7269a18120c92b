import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Rendered, RenderRequest } from '../src/app/entry-server';

/** Where the API runs while developing. */
export const API = process.env.API ?? 'http://localhost:4000';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** the pages rendered on the server while developing too, so that a mismatch shows where it is made */
export const devSsr = (): Plugin => ({
  name: 'dev-ssr',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      const address = request.originalUrl ?? '/';
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
        next();
        return;
      }
      sendPage(vite, new URL(address, `http://${request.headers.host ?? 'localhost'}`), response).catch(
        (error: unknown) => {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        },
      );
    });
  },
});

async function sendPage(vite: ViteDevServer, url: URL, response: ServerResponse): Promise<void> {
  const file = fs.readFileSync(path.join(vite.config.root, 'index.html'), 'utf8');
  const template = await vite.transformIndexHtml(url.pathname + url.search, file);
  const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as {
    render: (request: RenderRequest) => Promise<Rendered>;
  };
  const page = await entry.render({
    url,
    execute: async (query, variables) => {
      const reply = await fetch(`${API}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await reply.json()) as Awaited<ReturnType<RenderRequest['execute']>>;
    },
  });
  if (page.redirect) {
    response.writeHead(302, { location: page.redirect + url.search }).end();
    return;
  }
  const state = page.state === undefined ? '' : JSON.stringify(page.state).replace(/</g, '\\u003c');
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(
    template
      .replace('<!--head-->', () => `<title>${escapeHtml(page.title)}</title>${page.head}`)
      .replace('<!--app-->', () => page.body)
      .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`),
  );
}
