/// <reference types="node" />
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, runnerImport, type Plugin, type ViteDevServer } from 'vite';
import type * as Scenes from './src/illustrations/scenes';
import type { Rendered, RenderRequest } from './src/app/entry-server';

const API = process.env.API ?? 'http://localhost:4000';
/** React Aria's own words stay in these alone; it has no Canadian ones, and en-CA and fr-CA fall back to them. */
const LOCALES = ['en-US', 'fr-FR'];
const WORTH_COMPRESSING = 1024;

/** .br and .gz beside every file named by its content, so that the server compresses nothing twice */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle(out, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(js|css|svg|json)$/.test(name)) continue;
      const file = path.join(out.dir ?? '', name);
      const raw = fs.readFileSync(file);
      if (raw.length < WORTH_COMPRESSING) continue;
      fs.writeFileSync(
        `${file}.br`,
        zlib.brotliCompressSync(raw, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      fs.writeFileSync(`${file}.gz`, zlib.gzipSync(raw, { level: 9 }));
    }
  },
});

/**
 * What every page needs comes in two files instead of a dozen: the libraries, which change with an update only, and what
 * pages share. Forms, and whatever else only some pages need, stay with those pages.
 */
const FIRST_LOAD = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|@apollo\/client|rxjs|graphql|@wry\/[a-z]+|optimism)\//,
  },
  {
    name: 'shared',
    test: /client\/src\/(ui\/(?!page-head|breadcrumb)[a-z-]+\.tsx|illustrations\/|lib\/(?!typed-before|idempotency|send-file)|features\/site\/(?!upcoming|closing|office-hours|page-search)|features\/rates\/(best-rate-sign|current-rates|payment-example|rate-card|rates-section|unlock-card|updated-at|use-rates))/,
  },
];

const ROUTER = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const ART = 'virtual:art';

/**
 * Our drawings are functions; what a page loads are pictures made from them here. Inline, a street's thousand shapes
 * would be part of every page and its code part of every visit.
 */
const art = async (): Promise<Plugin> => {
  const scenes = path.join(import.meta.dirname, 'src/illustrations/scenes.ts');
  const { module } = await runnerImport<typeof Scenes>(scenes, { configFile: false, logLevel: 'warn' });
  const files = Object.entries(module.SCENES).map(([name, { viewBox, drawing }]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    return { name, file: `assets/${name}-${hash}.svg`, svg, width, height };
  });
  return {
    name: 'art',
    resolveId: (id) => (id === ART ? `\0${ART}` : undefined),
    load(id) {
      if (id !== `\0${ART}`) return undefined;
      const facts = files.map(({ name, file, width, height }) => [name, { src: `/${file}`, width, height }]);
      return `export const art = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    buildStart() {
      const { mode, config } = this.environment;
      if (mode !== 'build' || config.build.ssr) return;
      for (const { file, svg } of files) this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    configureServer: (vite) => {
      vite.middlewares.use((request, response, next) => {
        const found = files.find(({ file }) => request.url === `/${file}`);
        if (found) response.setHeader('content-type', 'image/svg+xml').end(found.svg);
        else next();
      });
    },
  };
};

/**
 * The router names its components for developers, one statement each: a statement is kept, and keeps the component. Without
 * the names what nobody imports (its forms, its data routes) stays out of the first load.
 */
const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
  },
});

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** the pages rendered on the server while developing too, so that a mismatch shows where it is made */
const devSsr = (): Plugin => ({
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
    response.writeHead(302, { location: page.redirect }).end();
    return;
  }
  const state = JSON.stringify(page.state).replace(/</g, '\\u003c');
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(
    template
      .replace('<!--head-->', () => `<title>${escapeHtml(page.title)}</title>${page.head}`)
      .replace('<!--app-->', () => page.body)
      .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`),
  );
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' },
    react(),
    tailwindcss(),
    art(),
    slimRouter(),
    devSsr(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  resolve: {
    // rxjs keeps its modern build under this name; the usual one carries helpers for browsers nobody has
    ...(isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] }),
    // the rules both sides obey are read from their sources: one build, and only what is used comes along
    alias: [
      // the router's own entry carries its warnings for developers into production
      ...(command === 'build'
        ? [{ find: /^react-router(-dom)?$/, replacement: path.join(ROUTER, 'dist/production/index.mjs') }]
        : []),
      { find: /^domain\/(.+)$/, replacement: path.join(import.meta.dirname, '../domain/src/$1.ts') },
    ],
  },
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // one file of styles: a page rendered on the server is never seen without its own
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    // which files a page needs is told by the server, from the manifest
    modulePreload: false,
    rolldownOptions: { output: isSsrBuild ? { codeSplitting: false } : { codeSplitting: { groups: FIRST_LOAD } } },
  },
  // one file for rendering on the server, so that a production install needs none of the client's packages
  // (not while developing: Vite's module runner cannot evaluate React's CommonJS itself)
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } } : {}),
  server: {
    port: 5173,
    proxy: { '/graphql': API, '/api': API, '/mortgage-rates': API, '/healthz': API, '/logos': API, '/dev/emails': API },
  },
}));
