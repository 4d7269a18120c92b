// Redis for the tests of the throttles that instances share.
import { spawnSync } from 'node:child_process';
import { ensureDebian } from './debian.mjs';

/** Sees to it that `redis-server` can be started; installs Debian's when there is none and we may. */
export const ensureRedis = () =>
  ensureDebian({
    title: 'Redis',
    packageName: 'redis-server',
    find: () => spawnSync('redis-server', ['--version']).status === 0,
    advice: 'The tests of shared throttles need redis-server: install it (Debian: sudo apt-get install redis-server).',
  });
