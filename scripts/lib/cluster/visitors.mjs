// Visitors of the cluster: each from an address of the loopback of their own, as the throttles see them.
import http from 'node:http';
import https from 'node:https';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Throttles are those of production: an address sends fewer than they allow. */
const REQUESTS_OF_ONE = 20;
const PATIENCE_MS = 20_000;
/** Between two requests of one person: the machine must have time for what is started anew meanwhile */
const BREATH_MS = 50;

let addresses = 0;
/** 127.1.0.1 and on: nginx sees where a connection comes from, and the whole net is this machine's. */
const nextAddress = () => {
  addresses += 1;
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255 || 1}`;
};

export class Visitor {
  #sent = 0;
  #agent;
  #turn = 0;

  constructor({ address, certificate, webs }) {
    this.origins = address ? [address] : webs.map(({ port }) => `http://127.0.0.1:${port}`);
    this.certificate = certificate;
  }

  /** What is answered. Without nginx, the other web process is asked where one does not answer, as nginx does. */
  async send(path, options = {}) {
    this.#turn += 1;
    const [first, second] = this.origins.map((_, n) => this.origins[(n + this.#turn) % this.origins.length]);
    try {
      const reply = await this.#sendTo(first, path, options);
      if (reply.status !== 503 || second === undefined) return reply;
    } catch (error) {
      if (second === undefined) throw error;
    }
    return this.#sendTo(second, path, options);
  }

  close() {
    this.#agent?.destroy();
  }

  #sendTo(origin, path, { method = 'GET', headers = {}, body } = {}) {
    const { protocol, hostname, port } = new URL(origin);
    const secure = protocol === 'https:';
    if (this.#sent % REQUESTS_OF_ONE === 0) {
      this.close();
      const of = { keepAlive: true, localAddress: nextAddress(), ca: this.certificate };
      this.#agent = secure ? new https.Agent(of) : new http.Agent(of);
    }
    this.#sent += 1;
    const text = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const typed = text === body ? headers : { 'content-type': 'application/json', ...headers };
    return new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', servername: hostname, port, path, method, agent: this.#agent };
      const request = (secure ? https : http).request(
        { ...asked, headers: { host: `${hostname}:${port}`, ...typed }, timeout: PATIENCE_MS },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const said = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode, headers: response.headers, text: said });
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.end(text);
    });
  }
}

/** A couple that buys: consents, papers and emails hang on each of them. */
const application = (email) => ({
  mortgageType: 'new_purchase',
  applicant: { fullName: 'Amélie Gagnon', email, phone: '416 555-0142' },
  employment: { status: 'employed', current: { employer: 'Harbourview Health Centre', annual: '86431' } },
  property: { found: true, province: 'ON', type: 'single-family', purchasePrice: '689000', downPayment: '75000' },
  consents: { privacy: true, contact: true },
});

const READS = ['/', '/rates', '/blogs', '/mortgage-rates/current', '/calculator?principal=410000&rate=4.2'];

/**
 * Visitors who read and people who send applications, until `stop`. A sender whose application was not taken sends it again
 * with its key, as the page does. `stop` gives what they saw.
 */
export function load(cluster, name, { senders = 6, readers = 2 } = {}) {
  const seen = { taken: new Map(), doubled: [], reads: 0, failed: 0, told: 0, wrong: [], outageMs: 0 };
  let ended = false;
  let lastGood = performance.now();
  const good = () => {
    seen.outageMs = Math.max(seen.outageMs, performance.now() - lastGood);
    lastGood = performance.now();
  };
  /** 503 with Retry-After is what people may be told; anything else is wrong. */
  const bad = (what, reply) => {
    if (reply?.status === 503 && reply.headers['retry-after'] !== undefined) seen.told += 1;
    else {
      seen.failed += 1;
      if (seen.wrong.length < 10)
        seen.wrong.push(`${what}: ${reply ? `${reply.status} ${reply.text.slice(0, 120)}` : 'no answer'}`);
    }
  };
  const send = async (visitor, key) => {
    const post = {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: application(`${key}@cluster.example.ca`),
    };
    for (;;) {
      const reply = await visitor.send('/mortgage/comprehensive', post).catch(() => undefined);
      if (reply?.status === 201) return JSON.parse(reply.text).data.id;
      bad('an application', reply);
      await pause(100);
    }
  };
  const sender = async (number) => {
    const visitor = new Visitor(cluster);
    for (let n = 0; !ended; n += 1) {
      const key = `${name}-${number}-${n}-${randomUUID().slice(0, 8)}`;
      const id = await send(visitor, key);
      good();
      seen.taken.set(key, id);
      // every fifth is sent again, as by a second click
      if (n % 5 === 0 && (await send(visitor, key)) !== id) seen.doubled.push(key);
      await pause(BREATH_MS);
    }
    visitor.close();
  };
  const reader = async () => {
    const visitor = new Visitor(cluster);
    for (let n = 0; !ended; n += 1) {
      const path = READS[n % READS.length];
      const reply = await visitor.send(path).catch(() => undefined);
      if (reply?.status === 200) seen.reads += 1;
      else bad(path, reply);
      await pause(BREATH_MS);
    }
    visitor.close();
  };
  const all = Promise.all([
    ...Array.from({ length: senders }, (_, number) => sender(number)),
    ...Array.from({ length: readers }, reader),
  ]);
  return {
    seen,
    async stop() {
      ended = true;
      await all;
      good();
      return { ...seen, outageMs: Math.round(seen.outageMs) };
    },
  };
}

/** Of what was taken: how much is there, and how much more than once. Both must be what was taken, and nothing. */
export async function kept(node, name, taken) {
  const like = `${name}-%@cluster.example.ca`;
  const [counts] = await node.ask(
    `with sent as (select id, email from application where email like $1)
     select (select count(*)::int from sent) as applications,
       (select count(distinct email)::int from sent) as people,
       (select count(*)::int from idempotency_key where key like $2) as keys,
       (select count(*)::int from application_event v join sent on sent.id = v.application_id) as events,
       (select count(*)::int from enquiry e join sent on sent.id = e.source_id) as enquiries,
       (select count(*)::int from mail_message where recipient like $1) as emails`,
    [like, `${name}-%`],
  );
  const ids = await node.ask('select id from application where email like $1', [like]);
  const there = new Set(ids.map(({ id }) => id));
  const lost = [...taken.values()].filter((id) => !there.has(id)).length;
  const doubled = Object.values(counts).filter((count) => count !== taken.size);
  return { lost, doubled: doubled.length > 0 ? counts : 0 };
}
