import { isIP } from 'node:net';

interface Range {
  min: number;
  max: number;
}

export interface HostAndPort {
  host: string;
  port: number;
}

const MAX_PORT = 65_535;
const NAME = /^[\w-]+(?:\.[\w-]+)*$/;

/** Whether it is an address as programs take it: `http:localhost` is none, although a browser reads it. */
const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));

/** Reads variables one by one and collects what is wrong with them, so that a person is told everything at once. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** An empty variable counts as not set. */
  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  require(name: string, holds: boolean, complaint: string): void {
    if (!holds) this.problems.push(`${name} ${complaint}`);
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const good = isUrl(value, protocols);
    this.require(name, good, `must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return good ? value : undefined;
  }

  /** The address of a site, in its one writing: whatever is behind the host would stand in the middle of every link. */
  origin(name: string): string | undefined {
    const value = this.url(name, ['http:', 'https:']);
    if (value === undefined) return undefined;
    const { origin, pathname, search, hash, username, password } = new URL(value);
    const isBare = /^\/*$/.test(pathname) && search + hash + username + password === '';
    this.require(name, isBare, 'must end with its host or port, like https://example.ca');
    return origin;
  }

  /** Where to listen: an address of this machine, or a name that leads to one. */
  host(name: string, fallback: string): string {
    const value = this.text(name);
    if (value === undefined) return fallback;
    // as an address has it in a browser
    const host = value.replace(/^\[(.*)\]$/, '$1');
    this.require(
      name,
      isIP(host) > 0 || NAME.test(host),
      'must be an address or a name, like 0.0.0.0, :: or localhost',
    );
    return host;
  }

  /** Several, with commas between. */
  urls(name: string, protocols: readonly string[]): string[] {
    const values = (this.text(name) ?? '').split(',').map((value) => value.trim());
    const given = values.filter((value) => value !== '');
    const good = given.every((value) => isUrl(value, protocols));
    const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.require(name, good, `must be addresses beginning with ${kinds}, with commas between`);
    return given;
  }

  hostAndPort(name: string): HostAndPort | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const [, host = '', digits = ''] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(value) ?? [];
    const port = Number(digits);
    const good = host !== '' && port > 0 && port <= MAX_PORT;
    this.require(name, good, 'must be a host and a port, like localhost:3310');
    return good ? { host, port } : undefined;
  }

  integer(name: string, { min, max, fallback }: Range & { fallback: number }): number {
    return this.optionalInteger(name, { min, max }) ?? fallback;
  }

  optionalInteger(name: string, { min, max }: Range): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    const good = /^\d+$/.test(value) && number >= min && number <= max;
    this.require(name, good, `must be a whole number from ${min} to ${max}`);
    return good ? number : undefined;
  }

  positive(name: string, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    const good = Number.isFinite(number) && number > 0;
    this.require(name, good, 'must be a number above 0');
    return good ? number : fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const complaint = `${name} must be 0 or 1`;
    if (value !== '0' && value !== '1' && !this.problems.includes(complaint)) this.problems.push(complaint);
    return value === '1';
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value);
    this.require(name, found !== undefined, `must be one of ${choices.join(', ')}`);
    return found ?? fallback;
  }
}
