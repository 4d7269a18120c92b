/// <reference types="node" />
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { art } from './vite/art.ts';
import { HASH } from './vite/content-hash.ts';
import { API, devSsr } from './vite/dev-ssr.ts';
import { letterFiles, withoutNode } from './vite/letter-files.ts';
import { LICENCES, notices } from './vite/notices.ts';
import { precompress } from './vite/precompress.ts';
import { sheets } from './vite/sheets.ts';
import { slimFormik, slimImports, slimRouter } from './vite/slim.ts';

/** React Aria's own words stay in these alone; it has no Canadian ones, and en-CA and fr-CA fall back to them. */
const LOCALES = ['en-US', 'fr-FR'];

/**
 * What every page needs comes in two files instead of a dozen: the libraries, which change with an update only, and what
 * pages share. Forms, and whatever else only some pages need, stay with those pages; the small rules that every form
 * reads come in one file.
 */
const TOGETHER = [
  {
    name: 'vendor',
    priority: 3,
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary)\//,
  },
  // comes when a page first asks for more than it brought; lower than what it uses, or that would come with it
  {
    name: 'apollo',
    priority: 1,
    test: /node_modules\/(@apollo\/client|rxjs|graphql|@wry\/[a-z]+|optimism)\/|client\/src\/lib\/(apollo|apollo-module|http-link|upload)\.ts/,
  },
  {
    name: 'shared',
    priority: 2,
    test: /client\/src\/(ui\/(?!page-head|page-turner|breadcrumb|print-sheet)[a-z-]+\.tsx|illustrations\/(picture|logo-mark)|lib\/(?!scenario\/|use-pages|share-of|answer-of|apollo|consent-words|content-mark|random|desk-paths|http-link|address-state|is-left|typed-before|idempotency|use-command|upload|kept-input|user-errors|link-token|today|office-today|draft-|sent|console-paths|use-untouched|use-settled|browser-choice)|features\/site\/(?!agree-again|legal-|upcoming|end-session|logout|closing|dock|footer-line|office-hours|page-search|privacy-text|licence-banner|licences))/,
  },
  {
    name: 'best-rate',
    priority: 2,
    test: /client\/src\/features\/rates\/(best-rate-sign|current-rates)/,
  },
  // icons that always come together: a file of 200 bytes for each costs more
  { name: 'icon', priority: 2, test: /lucide-react\/dist\/esm\/(?!icons\/)/ },
  { name: 'row-icons', priority: 2, test: /lucide-react\/dist\/esm\/icons\/(pencil|trash)\.m?js/ },
  { name: 'paper-icons', priority: 2, test: /lucide-react\/dist\/esm\/icons\/(file-text|landmark)\.m?js/ },
  // a page reads an id in its address without having a form; codes alone are smaller than their import
  { name: 'id', priority: 3, test: /domain\/src\/(forms\/id|data\/codes)\.ts/ },
  { name: 'messages', priority: 2, test: /domain\/src\/vocabulary\/messages\.ts/ },
  { name: 'form-rules', priority: 2, test: /domain\/src\/forms\/(refusal|one-line|field-input|fields|money)\.ts/ },
  // what a figure is typed as, what an application answers, what a loan is: a file of their own for each costs more
  { name: 'figure', priority: 2, test: /domain\/src\/(forms\/figure|calculator\/texts)\.ts/ },
  { name: 'answers', priority: 2, test: /domain\/src\/(forms\/sin|application\/prune)\.ts/ },
  { name: 'loan', priority: 2, test: /domain\/src\/mortgage\/(frequency|compounding)\.ts/ },
  // what the home page has in common with other pages
  { name: 'home', test: /client\/src\/features\/home\/(facts|home-head)\.tsx?/ },
  // of forms that go to somebody
  { name: 'person', priority: 2, test: /client\/src\/ui\/form\/(privacy-notice|form-failure)\.tsx/ },
  // a key of what is sent, and what it is made of
  { name: 'keys', priority: 2, test: /client\/src\/lib\/(idempotency|random)\.ts/ },
  // what was typed before a form's code came: also of pages whose forms only filter
  { name: 'typed', priority: 2, test: /client\/src\/lib\/typed-before\.ts/ },
  { name: 'type-again', priority: 2, test: /client\/src\/ui\/form\/(type-again|use-typed-before)\.ts/ },
  // what every whole form is made of
  {
    name: 'fields',
    priority: 2,
    test: /client\/src\/ui\/form\/((phone|money|number|postal|plain|text|form)-field|field|choices|password-(input|field)|submit-button|error-summary|schema-errors|use-early-input)\.tsx?|domain\/src\/forms\/(password|field-problem|email|phone-format)\.ts|lucide-react\/dist\/esm\/icons\/eye(-off)?\.m?js/,
  },
];

const ROUTER = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The first load names many chunks, and has no room for a name beside the hash; the manifest knows whose it is. */
const CHUNK = 'assets/[hash:7].js';
const assetName = `assets/[name]-[hash:${HASH}][extname]`;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  // a line for each of 450 files tells nobody anything; what is wrong is still said
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' },
    react(),
    art(),
    sheets(),
    letterFiles(),
    devSsr(),
    ...(isSsrBuild ? [] : [slimRouter(), slimFormik(), slimImports(), precompress(), notices()]),
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
      // its icons import it by this name
      { find: '../createLucideIcon.mjs', replacement: path.join(import.meta.dirname, 'src/ui/lucide-icon.tsx') },
      { find: /^@brokerage\/domain\/(.+)$/, replacement: path.join(import.meta.dirname, '../domain/src/$1.ts') },
    ],
  },
  css: {
    modules: {
      // the file's own letters instead of a line number for each name
      generateScopedName: (name, file) =>
        `${name}_${createHash('sha256')
          .update(path.relative(import.meta.dirname, file))
          .digest('hex')
          .slice(0, 4)}`,
    },
  },
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/web',
    emptyOutDir: true,
    // the budgets are measured in the browser; these sizes are what editors and the server's one file have
    reportCompressedSize: false,
    chunkSizeWarningLimit: isSsrBuild ? 8_000 : 600,
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: LICENCES },
    target: 'es2022',
    // one file of styles: a page rendered on the server is never seen without its own
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    // which files a page needs is told by the server, from the manifest
    modulePreload: false,
    rolldownOptions: {
      // a page that asks without changing anything takes the question from its generated file, and not the command; a question
      // that only the server asks ahead, and what a landing page tells the server alone, stay out of the browser's
      treeshake: {
        moduleSideEffects: [
          { test: /client\/src\/(lib\/use-command\.ts|landings\/.*\.tsx?|.*\.generated\.ts)$/, sideEffects: false },
          // of Formik’s lists, which nobody renders
          { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
      output: isSsrBuild
        ? { chunkFileNames: 'chunks/[name]-[hash:7].js', assetFileNames: assetName }
        : { codeSplitting: { groups: TOGETHER }, chunkFileNames: CHUNK, assetFileNames: assetName },
    },
  },
  // one file for rendering on the server, so that a production install needs none of the client's packages
  // (not while developing: Vite's module runner cannot evaluate React's CommonJS itself)
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const } } : {}),
  // the one worker there is, by a name that the server knows (server/src/site/assets.ts)
  worker: {
    format: 'es',
    plugins: () => [withoutNode()],
    rolldownOptions: { output: { entryFileNames: 'assets/letter-reader-[hash:7].js' } },
  },
  server: {
    port: 5173,
    proxy: { '/graphql': API, '/api': API, '/mortgage-rates': API, '/healthz': API, '/logos': API, '/dev/emails': API },
  },
}));
