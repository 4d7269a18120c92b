import http from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Seconds by method, route pattern and status; never an address with an id in it */
  httpSeconds: Histogram<'method' | 'route' | 'status'>;
  mails: Counter<'outcome'>;
  setAside: Counter<'work'>;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    setAside: new Counter({
      name: 'set_aside_total',
      help: 'Rows that could not be worked on, by the work',
      labelNames: ['work'],
      registers: [registry],
    }),
    mails: new Counter({
      name: 'mail_total',
      help: 'E-mails by what became of them',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}

/** Serves the metrics on a port of their own, which no proxy opens to the world. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<() => Promise<void>> {
  const server = http.createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}
