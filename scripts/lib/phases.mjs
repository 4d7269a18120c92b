// How long each phase of `npm test` takes. The scripts it starts write to the same file.
import fs from 'node:fs';
import path from 'node:path';

/** Set by `npm test`, and inherited by what it starts; elsewhere nothing is noted. */
const FILE = 'PHASES_FILE';

/** From here on this process, and those it starts, note their phases in `file`. */
export function notePhasesIn(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  process.env[FILE] = file;
}

/** `begun`: of `performance.now()` */
export function notePhase(title, begun) {
  const file = process.env[FILE];
  if (file) fs.appendFileSync(file, `${title}\t${Math.round((performance.now() - begun) / 1000)}\n`);
}

/** One line for each phase so far, in their order. */
export const phaseLines = () =>
  fs
    .readFileSync(process.env[FILE], 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [title, seconds] = line.split('\t');
      return `${seconds.padStart(6)} s  ${title}`;
    });
