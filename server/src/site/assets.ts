import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Services } from '../modules/index.js';
import { SHOWN_ELSEWHERE } from '../platform/shown-elsewhere.js';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

/**
 * A worker has the policy of its own reply. The one that reads letters compiles WebAssembly, asks us for its files, and
 * nobody else for anything; no page and no other script may (docs/decisions/0156).
 */
const READER = /^letter-reader-[\w-]+\.js$/;
const PICTURE = /\.(?:avif|jpe?g|png|svg|webp)$/;
const READERS_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

function setPolicy(response: Pick<ServerResponse, 'setHeader'>, name: string): void {
  if (READER.test(name)) response.setHeader('Content-Security-Policy', READERS_POLICY);
  if (PICTURE.test(name)) showElsewhere(response);
}

function showElsewhere(response: Pick<ServerResponse, 'setHeader'>): void {
  for (const [name, value] of Object.entries(SHOWN_ELSEWHERE)) response.setHeader(name, value);
}

/** The client's files: those named by their content never change, the others are asked for again after an hour. */
export function assets(webDir: string): RequestHandler {
  const files = expressStaticGzip(webDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      dotfiles: 'ignore',
      setHeaders(response, file) {
        setPolicy(response, path.basename(file).replace(/\.(?:br|gz)$/, ''));
        const immutable = path.relative(webDir, file).startsWith(`assets${path.sep}`);
        response.setHeader(
          'Cache-Control',
          immutable ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`,
        );
      },
    },
  }) as RequestHandler;
  // index.html is only the template of the pages
  return (request, response, next) =>
    request.path.startsWith('/index.html') ? next() : void files(request, response, next);
}

const OF_A_BUILD = /^[\w-]{1,80}\.[a-z0-9]{2,5}$/;

/** What pages of another build ask for: of the one before, or of an instance that was started with the next. */
export function otherBuilds(files: Pick<Services['clientFiles'], 'find'>): RequestHandler {
  return async (request, response, next) => {
    const name = request.path.slice(1);
    const content = OF_A_BUILD.test(name) ? await files.find(name) : undefined;
    if (!content) {
      next();
      return;
    }
    setPolicy(response, name);
    response.type(path.extname(name)).set('Cache-Control', `public, max-age=${YEAR_S}, immutable`).send(content);
  };
}

/** What was uploaded and made anew by us: named by its content, and nothing but a picture whoever opens it. */
export function uploadedFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR_S * 1000,
    setHeaders(response) {
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      response.setHeader('X-Content-Type-Options', 'nosniff');
      showElsewhere(response);
    },
  });
}
