import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = { accessKeyId: 'AKIDOFTHETESTS', secretAccessKey: 'a secret only the store and we know' };
export const REGION = 'ca-central-1';
export const BUCKET = 'papers';

export interface S3Double {
  endpoint: string;
  /** What is stored, by name: what somebody with the disk would read */
  objects: Map<string, Buffer>;
  /** The next requests are answered with these, after the body was read */
  answers: { status: number; body?: string; stored?: true }[];
  /** Why requests were refused */
  refused: string[];
  close(): Promise<void>;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/**
 * A strict store of our own. It works out the signature from the specification, not with the client's code, and refuses what
 * s3rver lets pass: nobody, a wrong secret, another body than the signed one, an old date.
 */
export async function s3Double(): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const answers: S3Double['answers'] = [];
  const refused: string[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const why = refusalOf(request, body);
      if (why) {
        refused.push(why);
        response.writeHead(403).end(`<Error><Code>AccessDenied</Code><Message>${why}</Message></Error>`);
        return;
      }
      const name = nameOf(request);
      const planned = answers.shift();
      if (planned?.stored) objects.set(name, body);
      if (planned) response.writeHead(planned.status).end(planned.body);
      else serve(request, response, name, body);
    });
  });

  function serve(request: http.IncomingMessage, response: http.ServerResponse, name: string, body: Buffer): void {
    const known = objects.get(name);
    if (request.method === 'PUT') {
      if (known && request.headers['if-none-match'] === '*') return void response.writeHead(412).end();
      objects.set(name, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (known) response.writeHead(200, { 'content-length': known.length }).end(known);
    else response.writeHead(404).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    answers,
    refused,
    close,
  };
}

const nameOf = ({ url = '' }: http.IncomingMessage): string => url.slice(`/${BUCKET}/`.length);

/** AWS Signature Version 4, of a request without a query. */
function refusalOf({ method = '', url = '', headers }: http.IncomingMessage, body: Buffer): string | undefined {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region = '', signedHeaders = '', signature = ''] =
    shape.exec(headers.authorization ?? '') ?? [];
  if (!keyId) return 'anonymous';
  if (keyId !== S3_KEYS.accessKeyId || region !== REGION) return 'unknown key or region';
  if (!url.startsWith(`/${BUCKET}/`)) return 'another bucket';
  const date = String(headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !date.startsWith(day)) return 'another time';
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== sha256(body)) return 'another body than the signed one';
  const names = signedHeaders.split(';');
  const mustSign = ['host', ...Object.keys(headers).filter((name) => /^(x-amz-|if-)/.test(name))];
  if (mustSign.some((name) => !names.includes(name))) return 'a header is not signed';
  const canonicalHeaders = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, url, '', canonicalHeaders, signedHeaders, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_KEYS.secretAccessKey}`);
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? undefined : 'wrong signature';
}
