// How long each phase of `npm test` takes, and how much of the processor. The scripts it starts write to the same file.
import fs from 'node:fs';
import path from 'node:path';

/** Set by `npm test`, and inherited by what it starts; elsewhere nothing is noted. */
const FILE = 'PHASES_FILE';
/** What Linux counts processor time in, everywhere. */
const TICKS_PER_SECOND = 100;

/** From here on this process, and those it starts, note their phases in `file`. */
export function notePhasesIn(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  process.env[FILE] = file;
}

/** Processor seconds of all children that have ended, theirs included; 0 where the system does not say. */
function usedByChildren() {
  try {
    // after the name in brackets: state is the first field, cutime and cstime the 14th and 15th
    const fields = fs.readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

let used = 0;

/** Before a phase, or before several that run beside each other. Gives back what `notePhase` wants. */
export function beginPhase() {
  used = usedByChildren();
  return performance.now();
}

/** A phase has ended, and with it the child that it ran in: what that child used is the difference. */
export function notePhase(title, begun) {
  const file = process.env[FILE];
  const before = used;
  used = usedByChildren();
  if (!file) return;
  fs.appendFileSync(
    file,
    `${title}\t${Math.round((performance.now() - begun) / 1000)}\t${Math.round(used - before)}\n`,
  );
}

const line = (seconds, processor, title) =>
  `${String(seconds).padStart(6)} s ${String(processor).padStart(6)} s  ${title}`;

/** One line for each phase so far, in their order: seconds by the clock, seconds of the processor. `begun`: of the whole. */
export function phaseLines(begun) {
  const phases = fs
    .readFileSync(process.env[FILE], 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  const processor = phases.reduce((sum, [, , seconds]) => sum + Number(seconds), 0);
  return [
    '   clock  processor',
    ...phases.map(([title, seconds, cpu]) => line(seconds, cpu, title)),
    line(Math.round((performance.now() - begun) / 1000), processor, 'in all'),
  ];
}
