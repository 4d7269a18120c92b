import net from 'node:net';
import path from 'node:path';

/** Stands between a server and its database, and loses what it is told to lose. */
export interface DatabaseProxy {
  url(role: 'app' | 'owner'): string;
  /** From the statement that mentions this text on, the database's replies get lost. It commits by itself. */
  loseRepliesTo(text: string): void;
  /** Nobody gets through, as if the network were gone. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openDatabaseProxy(socketFolder: string): Promise<DatabaseProxy> {
  const open = new Set<net.Socket>();
  let marker: string | undefined;
  let isCut = false;

  const proxy = net.createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const database = net.connect(path.join(socketFolder, '.s.PGSQL.5432'));
    let deaf = false;
    client.on('data', (chunk) => {
      if (marker !== undefined && chunk.includes(marker)) deaf = true;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (!deaf) client.write(chunk);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as net.AddressInfo;
  const dropAll = (): void => open.forEach((socket) => socket.destroy());

  return {
    url: (role) => `postgresql://${role}@127.0.0.1:${port}/brokerage`,
    loseRepliesTo(text) {
      marker = text;
    },
    cut() {
      isCut = true;
      dropAll();
    },
    restore() {
      isCut = false;
      marker = undefined;
    },
    async close() {
      const closed = new Promise((resolve) => proxy.close(resolve));
      dropAll();
      await closed;
    },
  };
}
