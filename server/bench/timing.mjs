// `npm run timing`: how long the answers take for email addresses that have an account and for those that have none, asked
// in turns of a product of its own. Ends with 1 where the two can be told apart.
import { temporaryServer } from '../../scripts/lib/temporary-server.mjs';

const PORT = 4730;
/** The account holder of the sample data */
const KNOWN = 'account@example.ca';
const ROUNDS = 300;
const APART_MS = 5;

// the throttles would answer instead
const server = await temporaryServer({ port: PORT, env: { LIMITS_FACTOR: '1000', DEMO: '1' } });

const CALLS = {
  login: (email) => ['/api/auth/login', { email, password: 'certainly not the password' }],
  forgot: (email) => ['/api/auth/forgot-password', { email }],
};

async function ask([path, body]) {
  const begun = performance.now();
  const reply = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return { ms: performance.now() - begun, said: `${reply.status} ${text}` };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Mann-Whitney: how likely two samples of one kind differ as much as these (normal approximation). */
function likelihood(one, other) {
  const all = [...one.map((ms) => [ms, true]), ...other.map((ms) => [ms, false])].sort(([a], [b]) => a - b);
  const ranks = all.reduce((sum, [, mine], index) => sum + (mine ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs((u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12));
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI));
}

let told = false;
for (const [name, call] of Object.entries(CALLS)) {
  for (let warm = 0; warm < 20; warm += 1) await ask(call(`warm${warm}@example.ca`));
  const times = { known: [], unknown: [] };
  const said = new Set();
  for (let round = 0; round < ROUNDS; round += 1) {
    // who comes first changes, so that neither always follows the other
    const turns = round % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of turns) {
      const reply = await ask(call(kind === 'known' ? KNOWN : `nobody${round}@example.ca`));
      times[kind].push(reply.ms);
      said.add(reply.said);
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const p = likelihood(times.known, times.unknown);
  const apart = said.size > 1 || (Math.abs(a - b) > APART_MS && p < 0.01);
  told ||= apart;
  console.log(
    `${name.padEnd(7)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms (medians of ${ROUNDS}), p = ${p.toFixed(3)}, ` +
      `${said.size} different answer${said.size === 1 ? '' : 's'}: ${apart ? 'CAN BE TOLD APART' : 'the same'}`,
  );
}
await server.stop();
process.exit(told ? 1 : 0);
