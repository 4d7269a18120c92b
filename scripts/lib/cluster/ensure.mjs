// What a cluster on this machine needs: the build, and Debian's packages where they are missing and may be installed.
import { ensureDebian } from '../debian.mjs';
import { ensurePgbouncer } from '../pgbouncer.mjs';
import { ensureBuilt, ensureInstalled } from '../project.mjs';
import { ensureRedis } from '../redis.mjs';
import { programs } from './postgres.mjs';

export function ensureParts() {
  ensureInstalled();
  ensureBuilt();
  ensureRedis();
  ensurePgbouncer();
  ensureDebian({
    title: 'PostgreSQL',
    packageName: 'postgresql',
    find: programs,
    advice: 'A cluster needs PostgreSQL with pg_basebackup: install it (Debian: sudo apt-get install postgresql).',
  });
}
