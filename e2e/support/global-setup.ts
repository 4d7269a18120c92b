import { removeData, startServer } from './server';
import { freshFolder, offerTemplate } from './template';

/** Prepares one data folder (database, migrations, sample data), from which every product of the tests is copied. */
export default async function globalSetup(): Promise<() => void> {
  const server = await startServer({ dataDir: freshFolder() });
  await server.stop();
  offerTemplate(server.dataDir);
  return () => removeData(server);
}
