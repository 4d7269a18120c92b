import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@brokerage/domain/integrations/webhook-events';
import { post, type Post } from '../src/modules/webhooks/post.js';
import { sendDue } from '../src/modules/webhooks/webhook-send.js';
import { PASSWORD, testApi, type TestApi } from './api.js';

export interface Received {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A program that takes events, at home, where the product never goes. */
export class Receiver {
  received: Received[] = [];
  /** The status of its next answers */
  answer = 200;
  readonly #server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(this.answer, { location: `${this.home}/elsewhere` }).end('something');
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get home(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get paths(): string[] {
    return this.received.map(({ path }) => path);
  }
}

type Act = 'deleteWebhook' | 'resendWebhookDelivery' | 'startWebhook' | 'testWebhook';

const CREATE = `mutation($input: CreateWebhookInput!) {
  createWebhook(input: $input) { userErrors { code message field } id secret }
}`;
const LIST = '{ myWebhooks { id url events stoppedAt lastAt lastCode lastDelivered } }';
const DELIVERIES = `query($id: ID!) {
  myWebhookDeliveries(webhookId: $id) { id type status attempts lastCode nextAt }
}`;

/** An API with people who have webhooks, and the program that takes their events. */
export async function webhookHouse(overrides: NodeJS.ProcessEnv = {}) {
  const api: TestApi = await testApi(overrides);
  const receiver = new Receiver();
  await receiver.open();
  let counter = 0;
  const toReceiver: Post = (url, body, headers) =>
    post(new URL(url.replace('https://hooks.test', receiver.home)), body, { headers });
  return {
    api,
    receiver,
    async close() {
      await receiver.close();
      await api.close();
    },
    /** What the tests before left is not the next one's. */
    async clear() {
      await api.rows('delete from webhook');
      receiver.received = [];
      receiver.answer = 200;
    },
    async somebody() {
      const email = `hook${(counter += 1)}@example.ca`;
      const id = await api.person(email);
      return { id, email, session: await api.token(email) };
    },
    async create(token: string, events: readonly WebhookEvent[], more: Record<string, unknown> = {}) {
      const input = { url: 'https://hooks.test/in', events, password: PASSWORD, ...more };
      return (await api.graphql(CREATE, { input }, token)).body.data.createWebhook;
    },
    list: (token: string) => api.graphql(LIST, {}, token),
    deliveries: async (id: string, token: string) =>
      (await api.graphql(DELIVERIES, { id }, token)).body.data.myWebhookDeliveries,
    async act(name: Act, id: string, token: string) {
      const operation = `mutation($id: ID!) { ${name}(id: $id) { userErrors { code } } }`;
      return (await api.graphql(operation, { id }, token)).body.data[name].userErrors;
    },
    send: (now?: () => Date) => sendDue(api.platform, toReceiver, now),
    /** As if the time until the next attempt had passed. */
    later: () => api.rows(`update webhook_delivery set next_at = now() where status = 'WAITING'`),
  };
}

export type WebhookHouse = Awaited<ReturnType<typeof webhookHouse>>;

export const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};
