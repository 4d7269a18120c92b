// `npm run cluster`: the parts of compose.scale.yml on this machine's loopback, from Debian's packages, until Ctrl-C.
// Installs postgresql, redis-server and pgbouncer where they are missing; nginx stands in front where there is one.
import { once } from 'node:events';
import { ADMIN, startCluster } from './lib/cluster/cluster.mjs';
import { ensureParts } from './lib/cluster/ensure.mjs';

ensureParts();
const cluster = await startCluster({ say: (line) => console.log(`▸ ${line}`) });
const { address, webs, worker, primary, replica, parts } = cluster;
console.log(`
The site       ${address ?? webs.map(({ port }) => `http://127.0.0.1:${port}`).join(' ')}
Sign in        ${ADMIN.email} / ${ADMIN.password}
Web processes  ${webs.map(({ port }) => `http://127.0.0.1:${port}`).join(' ')}
Worker         http://127.0.0.1:${worker.port}/healthz/ready
Primary        ${primary.url('owner')}
Replica        ${replica.url('app')}
Logs           ${parts.folder}/logs

Ctrl-C ends all of it.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.close();
