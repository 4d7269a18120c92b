import { removeData, startServer } from './server';

/** One product for all journeys; its address and folder go to the tests by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  return async () => {
    await server.stop();
    removeData(server);
  };
}
