import { isIPv4, isIPv6 } from 'node:net';
import express, { type Express, type Request } from 'express';

/** As IIS, Azure and some load balancers write it: with the port of the connection, and brackets around what has colons */
const WRITTEN = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::\d{1,5})?$/;
/** What a dual-stack socket calls an IPv4 address, in the one writing */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The one writing of an address, whoever wrote it: without a port, brackets or the name of a network card. Undefined: it is none. */
export function addressIn(text: string): string | undefined {
  const [, inBrackets, plain] = WRITTEN.exec(text.trim()) ?? [];
  const bare = (inBrackets ?? plain ?? text.trim()).replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const address = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low].flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 255]).join('.');
}

/**
 * `request.ip` in the one writing: what is counted, compared and shown of a visitor. By the port, each connection would be
 * another network, and no throttle would hold. What a proxy says instead of an address (`unknown`) counts as the proxy.
 */
export function nameVisitors(app: Express): void {
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    get(this: Request): string | undefined {
      const told: unknown = Reflect.get(express.request, 'ip', this);
      return (typeof told === 'string' ? addressIn(told) : undefined) ?? addressIn(this.socket.remoteAddress ?? '');
    },
  });
}
