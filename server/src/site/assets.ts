import path from 'node:path';
import express, { type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

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
    },
  });
}
