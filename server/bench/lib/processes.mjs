import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

const { start: usual } = JSON.parse(fs.readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).scripts;

/** The built product, with the settings of memory that `npm start` gives it (docs/decisions/0172). */
export const PRODUCT = {
  command: [process.execPath, ...usual.match(/--\S+/g), 'server/dist/product.js'],
  env: Object.fromEntries([...usual.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value])),
};

/** Servers of one measurement: all of them end with `stop`, also when something fails. */
export function processes(cwd) {
  const children = [];
  return {
    /** `command` is the program and its arguments; waits 30 s until `isReady` gives true. */
    async start(command, env, isReady) {
      const [program, ...args] = command;
      const child = spawn(program, args, {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      });
      children.push(child);
      for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
        if (await isReady().catch(() => false)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`${command.join(' ')} did not start`);
    },
    async stop() {
      for (const child of children) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}
