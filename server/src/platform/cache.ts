import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { etagOf } from './etag.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** One public answer, ready to be sent: compressed once, named by its content. */
export interface CachedReply {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  tags: ReadonlySet<string>;
}

export interface ReplyToPrepare {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  tags: ReadonlySet<string>;
}

/** Compresses an answer once and names it by its content. */
export async function prepareReply({ status, headers, body, tags }: ReplyToPrepare): Promise<CachedReply> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip(identity, { level: 6 }),
  ]);
  return { status, headers, etag: etagOf(identity), bodies: { identity, gzip: gz, br }, tags };
}

/**
 * Answers that every signed-out visitor shares, each with the tags ("rates", "settings") of what it was made from.
 *
 * It is only as fresh as the news of changes, so it holds nothing while the LISTEN connection is down: `suspend` empties
 * it, `resume` lets it fill again. An answer that was begun before a change and finished after it is never kept: `begin`
 * gives the generation it was made in, and `put` refuses another.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, CachedReply>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bodies }, key) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + key.length + 1024,
  });
  readonly #renewed: (() => void)[] = [];
  #generation = 0;
  #suspended = false;

  /** Tells each time when what was read before may no longer be kept. */
  onRenewed(listener: () => void): void {
    this.#renewed.push(listener);
  }

  get(key: string): CachedReply | undefined {
    return this.#entries.get(key);
  }

  /** The generation an answer belongs to; take it before the first read of the data. */
  begin(): number {
    return this.#generation;
  }

  /** Keeps the answer if nothing changed since `begin`. */
  put(key: string, reply: CachedReply, generation: number): void {
    if (!this.#suspended && generation === this.#generation) this.#entries.set(key, reply);
  }

  /** Forgets every answer made from what the tag names. */
  invalidate(tag: string): void {
    this.#renew();
    for (const [key, entry] of this.#entries.entries()) if (entry.tags.has(tag)) this.#entries.delete(key);
  }

  /** The news of changes is lost: forget everything and keep nothing. */
  suspend(): void {
    this.#suspended = true;
    this.#renew();
    this.#entries.clear();
  }

  /** The news of changes is back; what was missed meanwhile was never kept. */
  resume(): void {
    this.#renew();
    this.#entries.clear();
    this.#suspended = false;
  }

  #renew(): void {
    this.#generation += 1;
    for (const tell of this.#renewed) tell();
  }

  get size(): number {
    return this.#entries.size;
  }
}
