// The product's own processes: two that answer, one that works.
import path from 'node:path';
import { ROOT } from '../project.mjs';
import { freePort, until } from './parts.mjs';

const MAIN = path.join(ROOT, 'server/dist/product.js');

/** Whether the process at this port says that it can serve. */
export const isReady = (port) => fetch(`http://127.0.0.1:${port}/healthz/ready`).then(({ ok }) => ok);

export class Product {
  #part;

  constructor(parts, name, role, { port, env }) {
    Object.assign(this, { parts, name, role, port });
    this.env = { ...env, ROLE: role, HOST: '127.0.0.1', PORT: String(port) };
  }

  static async plan(parts, name, role, env) {
    return new Product(parts, name, role, { port: await freePort(), env });
  }

  async start() {
    this.#part = await this.parts.begin(this.name, process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...this.env },
      isReady: () => isReady(this.port),
    });
  }

  /** SIGTERM: what is in flight is finished. */
  stop() {
    return this.parts.stop(this.#part);
  }

  kill() {
    return this.parts.kill(this.#part);
  }

  ready() {
    return until(() => isReady(this.port), `${this.name} ready`);
  }
}
