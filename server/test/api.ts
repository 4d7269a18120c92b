import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { RoleName } from '@brokerage/domain/account/roles';
import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { GraphQLSchema } from 'graphql';
import { makeSchema } from '../src/api/schema.js';
import { createApp, type App } from '../src/app.js';
import { openApi } from '../src/rest/openapi.js';
import type { Origin } from '../src/kernel/actor.js';
import type { Module } from '../src/manifest/module.js';
import { newTokenText } from '../src/modules/api-tokens/token-text.js';
import { MODULES } from '../src/modules/index.js';
import type { Person } from '../src/modules/auth/sessions/session.sql.js';
import { LIVING } from '../src/modules/auth/sessions/session.sql.js';
import { newId } from '../src/platform/ids.js';
import type { Logger } from '../src/platform/logger.js';
import { hashPassword } from '../src/platform/passwords.js';
import { sha256 } from '../src/platform/sha256.js';
import { Contract } from './contract.js';
import { testPlatform, type TestPlatform } from './platform.js';

export const PASSWORD = 'correct horse battery staple';

/** Hashed once for each process: a hash takes as long as in production. */
let hashed: Promise<string> | undefined;
const passwordHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD));

/** Made once for each process: a seventh of a second, and nothing of it is a database's. */
let schema: GraphQLSchema | undefined;
const productSchema = (): GraphQLSchema => (schema ??= makeSchema(MODULES));

/** As `fetch` of Node on this machine */
const ORIGIN: Origin = { requestId: 'test', ip: '127.0.0.1', userAgent: 'node' };

/** Whatever the server said: the expectations give it its shape. */
type Json = ReturnType<typeof JSON.parse>;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  body: Json;
}

export interface Call {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is where it is a text or a form */
  body?: unknown;
}

export interface TestApi extends TestPlatform {
  app: App;
  url: string;
  /** Every reply of a documented call must be as the document says. */
  call(path: string, call?: Call): Promise<Reply>;
  contract: Contract;
  graphql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Reply>;
  /** Makes a person with PASSWORD and gives their id. */
  person(email: string, role?: RoleName, name?: string): Promise<string>;
  /** A session that begins now, as by a sign-in without its password check. */
  token(email: string): Promise<string>;
  /** The text of an API token of theirs that was made a moment ago. */
  apiToken(email: string, scopes: readonly TokenScope[]): Promise<string>;
  /** Runs `work` and gives the texts of the SQL statements that the requests in it sent. */
  statements(work: () => Promise<unknown>): Promise<string[]>;
  rows<T = Json>(sql: string, values?: unknown[]): Promise<T[]>;
}

export interface ApiOptions {
  log?: Logger;
  /** A build of the client; without one only the API answers */
  clientDist?: string;
  /** Beside the product's own */
  modules?: readonly Module[];
  /** What they need of the database before the product starts */
  migration?: string;
}

const asItIs = (body: unknown): body is string | FormData | undefined =>
  body === undefined || typeof body === 'string' || body instanceof FormData;

/** The whole server over a database of its own, on a free port. */
export async function testApi(overrides: NodeJS.ProcessEnv = {}, options: ApiOptions = {}): Promise<TestApi> {
  const test = await testPlatform({ LIMITS_FACTOR: '1000', ...overrides }, options);
  const { db } = test.platform;
  const app = await createApp(test.platform, {
    clientDist: options.clientDist ?? '/nowhere',
    modules: options.modules,
    schema: options.modules ? undefined : productSchema(),
    clock: false,
  });
  // what workers send meanwhile is not the request's
  const inRequest = new AsyncLocalStorage<true>();
  const server = http.createServer((request, response) => inRequest.run(true, () => app.handler(request, response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pool = (db.driver as PostgresDriver).master as pg.Pool;

  let asked = 0;
  const contract = new Contract(app.rest.table, () => openApi(test.platform.config, app.rest));
  const api: TestApi = {
    ...test,
    app,
    url,
    contract,
    async call(path, { method = 'GET', token, headers = {}, body } = {}) {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: asItIs(body) ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      const reply = {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text ? JSON.parse(text) : undefined,
      };
      contract.check({ method, path, accept: headers['accept'] }, reply);
      return reply;
    },
    // each body is another one, so that none is answered from what is kept for visitors
    graphql: (query, variables, token) =>
      api.call('/graphql', { method: 'POST', token, body: { query, variables, extensions: { asked: ++asked } } }),
    async person(email, role = 'ACCOUNT_HOLDER', name = 'A. Person') {
      const id = newId();
      await db.query('insert into user_account (id, name, email, role, password_hash) values ($1, $2, $3, $4, $5)', [
        id,
        name,
        email,
        role,
        await passwordHash(),
      ]);
      return id;
    },
    async token(email) {
      const sql = 'select id, name, email, role from user_account where lower(email) = lower($1)';
      const [person] = await db.query<Person[]>(sql, [email]);
      if (!person) throw new Error(`nobody has the address ${email}`);
      return (await app.services.sessions.begin(person, ORIGIN)).token;
    },
    async apiToken(email, scopes) {
      const text = newTokenText();
      await db.query(
        `insert into api_token (id, user_id, name, token_hash, scopes, expires_at)
         select $1, id, 'A program', $2, $3, now() + interval '90 days' from user_account where lower(email) = lower($4)`,
        [newId(), sha256(text), scopes, email],
      );
      return text;
    },
    async statements(work) {
      const sent: string[] = [];
      const client = await pool.connect();
      const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
      client.release();
      const { query } = prototype;
      prototype.query = function (...args: unknown[]) {
        const [first] = args;
        const text = typeof first === 'string' ? first : (first as { text?: string }).text;
        // what a new connection is told is no request's own, nor what the one that listens is asked
        const { application_name: name } = (this as pg.Client & { connectionParameters: pg.ClientConfig })
          .connectionParameters;
        const isOfConnection = text?.startsWith('set lock_timeout') || name === 'brokerage-listen';
        // whoever is signed in is looked up once in a few seconds, which a busy machine is slower than
        const isOfSession = text === LIVING.text;
        if (text !== undefined && !isOfConnection && !isOfSession && inRequest.getStore()) sent.push(text);
        return query.apply(this, args);
      };
      try {
        await work();
      } finally {
        prototype.query = query;
      }
      return sent;
    },
    rows: (sql, values = []) => db.query(sql, values),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      await test.close();
    },
  };
  return api;
}

/** A lender with rates of these percents, for five years fixed. */
export async function lender(
  api: TestApi,
  name: string,
  percents: number[],
): Promise<{ id: string; rateIds: string[] }> {
  const id = newId();
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  await api.rows('insert into bank (id, name, slug, kind) values ($1, $2, $3, $4)', [id, name, slug, 'Credit union']);
  const rateIds = percents.map(() => newId());
  for (const [index, percent] of percents.entries()) {
    await api.rows(`insert into rate (id, bank_id, term, type, rate) values ($1, $2, 5, 'fixed', $3)`, [
      rateIds[index],
      id,
      percent,
    ]);
  }
  return { id, rateIds };
}

export const APPLICATION = {
  fullName: 'Noor Haddad',
  email: 'noor@example.ca',
  phone: '416 555-0142',
  mortgageType: 'new_purchase',
  province: 'ON',
  propertyValue: 640_000,
  downPayment: 128_000.5,
  consent: { contact: true },
};
