import http from 'node:http';
import type { Socket } from 'node:net';

export interface Deadlines {
  /** From the connection to its first byte. Node itself waits for ever. */
  silentMs: number;
  headersMs: number;
  bodyMs: number;
  /** Longer than a proxy keeps its connections, so that we never close one it is about to use */
  keepAliveMs: number;
}

export const DEADLINES: Deadlines = { silentMs: 5_000, headersMs: 8_000, bodyMs: 15_000, keepAliveMs: 65_000 };

/** An HTTP server that waits for nobody longer than it has to. */
export function makeHttpServer(handler: http.RequestListener, deadlines: Deadlines = DEADLINES): http.Server {
  const { silentMs, headersMs, bodyMs, keepAliveMs } = deadlines;
  const server = http.createServer({ keepAliveTimeout: keepAliveMs }, handler);
  server.headersTimeout = headersMs;
  server.requestTimeout = bodyMs;
  server.on('connection', (socket) => closeWhileSilent(socket, silentMs));
  return server;
}

function closeWhileSilent(socket: Socket, afterMs: number): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, afterMs);
  socket.once('close', () => clearTimeout(timer));
}
