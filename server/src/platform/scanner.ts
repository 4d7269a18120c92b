import net from 'node:net';
import { once } from 'node:events';
import { cut } from '@brokerage/domain/text/storable';
import type { Config } from '../config/config.js';

/** The scanner does not answer, or not in words we know: nothing is known of the file. */
export class ScannerAwayError extends Error {
  override readonly name = 'ScannerAwayError';
}

/** Looks for viruses. */
export interface Scanner {
  /** `not_scanned`: there is no scanner. Throws `ScannerAwayError` where there is one and it does not answer. */
  scan(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<'clean' | 'infected' | 'not_scanned'>;
}

const TIMEOUT_MS = 20_000;
const MAX_CHUNK_BYTES = 256 * 1024;

/** Speaks INSTREAM with clamd. */
export function makeScanner({ clamavAddress }: Pick<Config, 'clamavAddress'>): Scanner {
  if (!clamavAddress) return { scan: () => Promise.resolve('not_scanned') };
  return {
    async scan(bytes) {
      const said = await ask(clamavAddress, bytes);
      if (said === 'stream: OK') return 'clean';
      if (said.startsWith('stream: ') && said.endsWith(' FOUND')) return 'infected';
      throw new ScannerAwayError(`the scanner said: ${cut(said, 100)}`);
    },
  };
}

async function ask(
  address: { host: string; port: number },
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<string> {
  const socket = net.connect(address);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')));
  const said = answerOf(socket);
  // a refusal may come while we are still sending, and is awaited below
  said.catch(() => undefined);
  try {
    await once(socket, 'connect');
    await send(socket, bytes);
    return await said;
  } catch (cause) {
    throw new ScannerAwayError('the virus scanner does not answer', { cause });
  } finally {
    socket.destroy();
  }
}

async function send(socket: net.Socket, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += MAX_CHUNK_BYTES) {
      const part = chunk.subarray(from, from + MAX_CHUNK_BYTES);
      const size = Buffer.alloc(4);
      size.writeUInt32BE(part.length);
      // one that has closed takes nothing, and says neither that it drained nor that it closed
      if (socket.destroyed) return;
      socket.write(size);
      if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    }
  }
  socket.write(Buffer.alloc(4));
}

async function answerOf(socket: net.Socket): Promise<string> {
  let said = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    said += String(chunk);
    if (said.includes('\0')) break;
  }
  return said.split('\0')[0] ?? '';
}
