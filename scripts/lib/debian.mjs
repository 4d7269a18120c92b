// What the tests need beside Node: the machine's own, or Debian's package where there is none.
import { spawnSync } from 'node:child_process';
import { run } from './project.mjs';

/** What `find` finds; installs Debian's package first when it finds nothing and we may. Ends with `advice` otherwise. */
export function ensureDebian({ title, packageName, find, advice }) {
  const present = find();
  if (present) return present;
  const debian = spawnSync('apt-get', ['--version']).status === 0;
  if (debian && process.getuid?.() === 0) {
    // RUNLEVEL=1: a service that comes with the package is not started
    const quiet = 'RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive';
    run(`Installing ${title}`, `apt-get update -qq && ${quiet} apt-get install -y -qq ${packageName}`);
    const installed = find();
    if (installed) return installed;
  }
  console.error(advice);
  process.exit(1);
}
