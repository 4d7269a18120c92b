import { removeData, startServer, type RunningServer } from './server';

let running: RunningServer | undefined;

/** The product that this worker's tests share, on a data folder nobody else has. */
export function theProduct(): RunningServer {
  if (!running) throw new Error('no product runs here: does the test come from support/test?');
  return running;
}

/** What a worker-scoped fixture of its own does: starts a product from the template, and removes it with its data. */
export async function provideProduct(use: (server: RunningServer) => Promise<void>): Promise<void> {
  running = await startServer();
  await use(running);
  await running.stop();
  removeData(running);
  running = undefined;
}
