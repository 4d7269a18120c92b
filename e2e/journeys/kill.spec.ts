import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { keptMail, startServer } from '../support/server';
import { expect, test } from '../support/test';

const BODY = {
  fullName: 'Ada Tremblay',
  email: 'ada@example.ca',
  phone: '416 967 1111',
  mortgageType: 'new_purchase',
  consent: { contact: true },
};

interface Reply {
  data: { applicationNumber: string };
}

async function send(url: string, key: string): Promise<{ status: number; number?: string }> {
  const response = await fetch(`${url}/mortgage/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(BODY),
  });
  const { data } = (await response.json()) as Reply;
  return { status: response.status, number: data.applicationNumber };
}

async function inbox(url: string, dataDir: string): Promise<string[]> {
  const { readFileSync } = await import('node:fs');
  const { accounts } = JSON.parse(readFileSync(`${dataDir}/demo-accounts.json`, 'utf8')) as {
    accounts: { role: string; email: string; password: string }[];
  };
  const admin = accounts.find(({ role }) => role === 'ADMIN');
  const post = async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const login = (await post('/api/auth/login', { email: admin?.email, password: admin?.password })) as {
    data: { token: string };
  };
  const query = '{ enquiries(filter: {q: "ada@example.ca"}, limit: 100) { items { applicationNumber } } }';
  const answer = (await post('/graphql', { query }, login.data.token)) as {
    data: { enquiries: { items: { applicationNumber: string }[] } };
  };
  return answer.data.enquiries.items.map(({ applicationNumber }) => applicationNumber);
}

test('kill -9 between submit and reply, then the same key again: one record, one e-mail each', async () => {
  test.setTimeout(120_000);
  // from "hardly arrived" to "just before the reply": somewhere in between the row is written and the reply is not
  const delays = [0, 4, 8, 12, 20, 40];
  let server = await startServer({ env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
  const { dataDir } = server;
  try {
    const answered = new Map<number, string | undefined>();
    for (const delay of delays) {
      const first = send(server.url, `killed-${delay}`).catch(() => undefined);
      await pause(delay);
      await server.kill();
      const reply = await first;
      server = await startServer({ dataDir, env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
      const again = await send(server.url, `killed-${delay}`);
      expect(again.status).toBe(201);
      if (reply) expect(again.number).toBe(reply.number);
      answered.set(delay, again.number);
    }
    const numbers = [...answered.values()];
    expect(new Set(numbers).size).toBe(delays.length);
    expect((await inbox(server.url, dataDir)).sort()).toEqual([...numbers].sort());
    for (const number of numbers) {
      const letters = (): number =>
        keptMail(dataDir).filter((mail) => mail.includes('To: ada@example.ca') && mail.includes(String(number))).length;
      await expect.poll(letters, { timeout: 90_000 }).toBe(1);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
