import fs from 'node:fs';

export default async function teardown() {
  const { server, folder } = globalThis.testServer;
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
