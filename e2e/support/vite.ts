import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const CLIENT = fileURLToPath(new URL('../../client/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../test-results/vite', import.meta.url));

/** The client as `npm run dev` serves it, on a free port; without a server behind it. */
export async function serveClient(): Promise<{ url: string; close: () => Promise<void> }> {
  const vite = await createServer({
    configFile: path.join(CLIENT, 'vite.config.ts'),
    cacheDir: CACHE,
    logLevel: 'error',
    // nothing is edited while a test runs
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('Vite told no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => vite.close() };
}
