import { Router } from 'express';
import type { Probe } from '../platform/health.js';

/** `live`: the process answers. `ready`: the database answers too; a proxy sends nothing here otherwise. */
export function health(probe: Probe): Router {
  const router = Router();
  router.get('/healthz/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ok: true });
  });
  router.get('/healthz/ready', async (_request, response) => {
    const ready = await probe.ready();
    response.set('Cache-Control', 'no-store');
    if (!ready) response.set('Retry-After', '2');
    response.status(ready ? 200 : 503).json({ ok: ready });
  });
  return router;
}
