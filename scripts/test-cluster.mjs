// `npm run test:cluster`: a small cluster on this machine's loopback, and each of its parts killed under load. Takes minutes
// and installs postgresql, redis-server and pgbouncer where they are missing; it is no part of `npm test`.
// `-- primary` runs only what has this word in its name. Ends with 1 where something failed.
import { startCluster } from './lib/cluster/cluster.mjs';
import { ensureParts } from './lib/cluster/ensure.mjs';
import * as faults from './lib/cluster/faults.mjs';
import * as together from './lib/cluster/together.mjs';

const CHECKS = [
  ['a session of one is known to the other', together.session],
  ['a setting is seen within a second', together.setting],
  ['throttles are shared', together.throttles],
  ['one time is booked once', together.bookings],
  // before the others: their emails would be waited for too
  ['the worker killed', faults.workerKilled],
  ['rolling restart', faults.rollingRestart],
  ['a web process killed', faults.webKilled],
  ['Redis killed', faults.redisKilled],
  ['the store killed', faults.storeKilled],
  ['the replica killed', faults.replicaKilled],
  ['the primary killed, the replica promoted', faults.primaryKilled],
];

const words = process.argv.slice(2);
const wanted = CHECKS.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
ensureParts();
const cluster = await startCluster({ say: (line) => console.log(`▸ ${line}`) });
const giveUp = (error) => {
  if (error instanceof Error) console.error(error);
  void cluster.close().then(() => process.exit(1));
};
for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException']) process.once(event, giveUp);
let failed = 0;
for (const [name, check] of wanted) {
  const began = performance.now();
  try {
    const said = await check(cluster);
    console.log(`✓ ${name} (${Math.round((performance.now() - began) / 1_000)} s): ${said}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${name}: ${error.stack}`);
  }
}
await cluster.close();
console.log(`\n${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
