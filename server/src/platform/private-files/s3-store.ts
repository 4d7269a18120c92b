import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cut } from '@brokerage/domain/text/storable';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/s3-settings.js';
import { StoreFullError } from '../files.js';
import { StoreAwayError, type ObjectStore } from './object-store.js';

/** Until the store begins to answer: whoever reads a file may take as long as they need */
const ANSWER_MS = 30_000;
const ATTEMPTS = 3;
const PAUSE_MS = 200;
/** How stores word that they have no room; S3 itself never has none */
const FULL = /<Code>(XMinioStorageFull|QuotaExceeded|InsufficientStorage|StorageFull)<\/Code>/;

interface Call {
  method: 'PUT' | 'GET' | 'DELETE';
  body?: Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

/**
 * Objects in an S3-compatible store, by addresses with the bucket in the path. Every request is signed with the digest of
 * its body, and no address is ever given to a browser.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const addressOf = (name: string): string => `${endpoint}/${bucket}/${name}`;

  const once = async (name: string, { method, body, headers = {} }: Call): Promise<Response> => {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    const request = { method, body, headers: { ...headers, 'x-amz-content-sha256': digest }, signal: late.signal };
    try {
      return await client.fetch(addressOf(name), request);
    } catch (cause) {
      throw new StoreAwayError('the store did not answer', { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Gives the answer that is not "try again", and how many attempts it took. */
  const call = async (name: string, request: Call): Promise<{ response: Response; attempt: number }> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(name, request);
      const passes = response.status === 429 || (response.status >= 500 && response.status !== 507);
      if (!passes) return { response, attempt };
      await response.body?.cancel();
      if (attempt === ATTEMPTS) throw new StoreAwayError(`the store answered ${response.status}`);
      await pause(PAUSE_MS * attempt);
    }
  };

  return {
    async write(name, bytes) {
      const body = await wholeOf(bytes);
      const { response, attempt } = await call(name, { method: 'PUT', body, headers: { 'if-none-match': '*' } });
      // it is there already: our own first attempt wrote it and its answer was lost. Nobody else draws the same name.
      if (response.ok || (response.status === 412 && attempt > 1)) {
        await response.body?.cancel();
        return;
      }
      throw await notKept(response);
    },
    async replace(name, bytes) {
      const { response } = await call(name, { method: 'PUT', body: Buffer.from(bytes) });
      if (!response.ok) throw await notKept(response);
      await response.body?.cancel();
    },
    async find(name) {
      const { response } = await call(name, { method: 'GET' });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      // whoever may not list a bucket is told so of what is not there; what is there they may read, or nothing works
      if (response.status === 404 || response.status === 403) return undefined;
      throw refusalOf(response);
    },
    async read(name) {
      const { response } = await call(name, { method: 'GET' });
      if (response.ok && response.body) return response.body as AsyncIterable<Uint8Array>;
      await response.body?.cancel();
      throw refusalOf(response);
    },
    async remove(name) {
      const { response } = await call(name, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw refusalOf(response);
    },
  };
}

async function notKept(response: Response): Promise<Error> {
  const said = await response.text();
  const full = response.status === 507 || FULL.test(said);
  return full ? new StoreFullError({ cause: new Error(cut(said, 200)) }) : refusalOf(response);
}

const refusalOf = ({ status }: Response): Error => new Error(`the store refused: ${status}`);

/** The signature needs the digest of all of it. */
async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
