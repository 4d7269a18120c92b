import net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface FakeClamd {
  address: string;
  /** What it was sent */
  scanned: Buffer[];
  /** `away` closes every connection; `confused` answers what nobody asked */
  mood: 'well' | 'away' | 'confused';
  close(): Promise<void>;
}

/** The test file of the antivirus industry, in two parts so that no scanner takes this file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Speaks as much INSTREAM as clamd does, and knows one virus. */
export async function fakeClamd(): Promise<FakeClamd> {
  const clamd: Pick<FakeClamd, 'scanned' | 'mood'> = { scanned: [], mood: 'well' };
  const server = net.createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    if (clamd.mood === 'away') {
      socket.destroy();
      return;
    }
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const file = chunk.subarray(-4).equals(END) ? wholeOf(Buffer.concat(chunks)) : undefined;
      if (!file) return;
      clamd.scanned.push(file);
      if (clamd.mood === 'confused') socket.end('UNKNOWN COMMAND\0');
      else socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: clamd.scanned,
    get mood() {
      return clamd.mood;
    },
    set mood(mood) {
      clamd.mood = mood;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const END = Buffer.alloc(4);
const COMMAND = Buffer.from('zINSTREAM\0');

/** The file, once its last chunk, which is empty, has come. */
function wholeOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return undefined;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const size = received.readUInt32BE(at);
    at += 4;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at, at + size));
    at += size;
  }
  return undefined;
}
