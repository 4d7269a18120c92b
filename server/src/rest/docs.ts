import { createRequire } from 'node:module';
import path from 'node:path';
import express, { Router } from 'express';
import type { Config } from '../config/config.js';
import { sendNamed } from './etag.js';
import { openApi, type DocumentParts } from './openapi.js';

const SWAGGER_DIR = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;
/** Swagger UI writes style attributes and elements of its own; nothing else of the site's policy is loosened. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, persistAuthorization: false });
`;

/** The OpenAPI document and the page that shows it; every file of it comes from this server. */
export function docs(config: Pick<Config, 'siteUrl'>, parts: DocumentParts): Router {
  const router = Router();
  const document = JSON.stringify(openApi(config, parts));
  router.get('/api/openapi.json', (request, response) => {
    response.set('Cache-Control', 'public, max-age=300').type('json');
    sendNamed(request, response, document);
  });
  router.use('/api/docs', (_request, response, next) => {
    response.set('Content-Security-Policy', POLICY);
    next();
  });
  router.get('/api/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(PAGE);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(START);
  });
  const files = express.static(SWAGGER_DIR, { index: false, maxAge: '1d' });
  router.get(
    FILES.map((file) => `/api/docs/${file}`),
    (request, response, next) => {
      request.url = `/${path.basename(request.path)}`;
      files(request, response, next);
    },
  );
  return router;
}
