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
  const server = http.createServer({ keepAliveTimeout: keepAliveMs }, oneHost(handler));
  server.headersTimeout = headersMs;
  server.requestTimeout = bodyMs;
  server.on('connection', (socket) => closeWhileSilent(socket, silentMs));
  return server;
}

/** Two hosts are two answers to whose site is asked for (RFC 9112 §3.2). Node reads the first and says nothing. */
const oneHost =
  (next: http.RequestListener): http.RequestListener =>
  (request, response) => {
    const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length < 2) {
      next(request, response);
      return;
    }
    const refusal = { success: false, message: 'The request names more than one host.', data: null, errors: [] };
    response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
    response.end(JSON.stringify(refusal));
  };

function closeWhileSilent(socket: Socket, afterMs: number): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, afterMs);
  socket.once('close', () => clearTimeout(timer));
}
