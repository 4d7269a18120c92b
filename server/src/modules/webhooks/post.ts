import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from '../../platform/public-address.js';

const TIMEOUT_MS = 15_000;

/** Posts JSON to an address that somebody gave us; gives the status, or undefined where nobody answered. */
export type Post = (url: string, body: string, headers: Record<string, string>) => Promise<number | undefined>;

/** Reaches the internet alone: an address inside a network is refused when the connection is made. Follows no redirect. */
export const postOver =
  (lookup: LookupFunction): Post =>
  (url, body, headers) => {
    const { hostname } = new URL(url);
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(address) && !isPublicAddress(address)) return Promise.resolve(undefined);
    return post(new URL(url), body, { headers, lookup });
  };

export const postToInternet = postOver(publicLookup());

/** Reads no more of the answer than its status. */
export function post(
  url: URL,
  body: string,
  options: Pick<https.RequestOptions, 'headers' | 'lookup'>,
): Promise<number | undefined> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      // a connection of its own, made after its name was looked up
      agent: false,
      lookup: options.lookup,
      headers: {
        ...(options.headers as Record<string, string>),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'brokerage-webhooks',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.on('response', (response) => {
      response.on('error', () => undefined).destroy();
      resolve(response.statusCode);
    });
    sent.on('error', () => undefined);
    // the end of every connection, also of one that answered with another protocol; a second answer counts for nothing
    sent.on('close', () => resolve(undefined));
    sent.end(body);
  });
}
