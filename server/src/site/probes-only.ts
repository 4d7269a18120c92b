import express, { type Express } from 'express';
import type { Probe } from '../platform/health.js';
import { health } from './health.js';

/** A process that only works says whether it is alive and ready. Whoever asks it for a page has the wrong address. */
export function probesOnly(probe: Probe): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(health(probe));
  app.use((_request, response) => {
    response.status(404).json({ success: false, message: 'This process only works: no pages are served here.' });
  });
  return app;
}
