// How long each phase of `npm test` takes, and how much of the processor. The scripts it starts write to the same file.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Set by `npm test`, and inherited by what it starts; elsewhere nothing is noted. */
const FILE = 'PHASES_FILE';
/** From here on this process, and those it starts, note their phases in `file`; the sum of all begins here. */
export function notePhasesIn(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  process.env[FILE] = file;
  usedAtFirst = usedByMachine();
}

/**
 * Processor seconds that the whole machine has worked. What ended as our child is not all: a browser’s renderers end as
 * nobody’s, and were two fifths of a run. On a machine that others use, theirs are in it.
 */
const usedByMachine = () =>
  os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

let used = 0;
let usedAtFirst = 0;

/** Before a phase, or before several that run beside each other. Gives back what `notePhase` wants. */
export function beginPhase() {
  used = usedByMachine();
  return performance.now();
}

/** A phase has ended. Of those beside each other, each has what was used since the one before it ended. */
export function notePhase(title, begun) {
  const file = process.env[FILE];
  const before = used;
  used = usedByMachine();
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
  return [
    '   clock  processor',
    ...phases.map(([title, seconds, cpu]) => line(seconds, cpu, title)),
    line(Math.round((performance.now() - begun) / 1000), Math.round(usedByMachine() - usedAtFirst), 'in all'),
  ];
}
