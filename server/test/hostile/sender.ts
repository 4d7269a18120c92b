import http from 'node:http';

const DEADLINE_MS = 10_000;
const TEN_MEGABYTES = Buffer.alloc(10_000_000, 'x');

export interface Answer {
  /** 0: the connection ended without an answer */
  status: number;
  text: string;
}

export interface Sending {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: readonly Buffer[];
}

/** Sends requests exactly as they are written, many over few connections. */
export class Sender {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  send({ method, path, headers, body = [] }: Sending): Promise<Answer> {
    const length = body.reduce((sum, part) => sum + part.length, 0);
    return new Promise((resolve, reject) => {
      const request = http.request({
        host: this.#url.hostname,
        port: this.#url.port,
        agent: this.#agent,
        method,
        path,
        headers: { ...headers, 'content-length': length },
        timeout: DEADLINE_MS,
      });
      request.once('timeout', () => request.destroy(new Error(`no answer: ${method} ${path.slice(0, 200)}`)));
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      // a body that was refused by its length may meet a closed connection after the answer
      request.once('error', reject);
      for (const part of body) request.write(part);
      request.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The halves of a body around ten megabytes of text. */
export const aroundTenMegabytes = ([before, after]: readonly [string, string]): Buffer[] => [
  Buffer.from(`${before}"`),
  TEN_MEGABYTES,
  Buffer.from(`"${after}`),
];
