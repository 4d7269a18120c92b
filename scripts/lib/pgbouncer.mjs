// A pooler for the test of how the product behaves behind one.
import { spawnSync } from 'node:child_process';
import { ensureDebian } from './debian.mjs';

/** Sees to it that `pgbouncer` can be started; installs Debian's when there is none and we may. */
export const ensurePgbouncer = () =>
  ensureDebian({
    title: 'PgBouncer',
    packageName: 'pgbouncer',
    find: () => spawnSync('/usr/sbin/pgbouncer', ['--version']).status === 0,
    advice: 'The test of a pooler needs pgbouncer: install it (Debian: sudo apt-get install pgbouncer).',
  });
