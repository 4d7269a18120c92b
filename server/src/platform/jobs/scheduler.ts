import { Cron } from 'croner';
import { v5 as nameBasedId } from 'uuid';
import { doesJobs } from '../../config/process-role.js';
import type { Platform } from '../platform.js';
import type { Schedule } from './schedule.js';

const ZONE = 'America/Toronto';
/** Only names the ids of our own jobs */
const NAMESPACE = '5f0d8f0e-6f3b-4f0e-9a52-6a3c1b7c2d11';
/** After the clock struck, so that the database agrees on the date. */
const AFTERWARDS_MS = 250;
/** A timer counts time that passed, not the clock's: one that was set, or slept, is noticed within a minute. */
const LONGEST_WAIT_MS = 60_000;

/** The queue of the work that a single instance does. */
export const SCHEDULE_QUEUE = 'schedule';

/** When a cron expression, read in Toronto, comes next after this moment. */
export function nextAfter(cron: string, moment: Date): Date {
  const next = new Cron(cron, { timezone: ZONE }).nextRun(moment);
  if (!next) throw new Error(`${cron} never comes`);
  return next;
}

type Parts = Pick<
  Platform,
  'cache' | 'config' | 'db' | 'encryption' | 'files' | 'jobs' | 'log' | 'mail' | 'privateFiles' | 'setAside'
>;

/**
 * Begins to watch the clock, and gives how to stop. Each instance has its own timers. What a single instance shall do
 * becomes a job whose id is made from its name and its time: all instances add it, it exists once, and it is tried again
 * where it fails (docs/decisions/0036).
 */
export function startSchedules(schedules: readonly Schedule[], parts: Parts): () => void {
  const byName = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  if (byName.size < schedules.length) throw new Error('Two schedules have the same name.');
  parts.jobs.work(SCHEDULE_QUEUE, async ({ data }) => {
    const name = String(data['name']);
    const schedule = byName.get(name);
    // one of another build: what it leaves comes again, and an instance that knows it takes it
    if (!schedule) throw new Error(`this build has no schedule ${name}`);
    await schedule.run(parts);
  });
  const own = doesJobs(parts.config.role) ? schedules : schedules.filter(({ everyInstance }) => everyInstance);
  const stops = own.map((schedule) =>
    onEach(schedule.cron, (moment) => {
      begin(schedule, moment, parts).catch((error: unknown) =>
        parts.log.warn({ err: error, schedule: schedule.name }, 'what was due could not begin; it comes again'),
      );
    }),
  );
  return () => stops.forEach((stop) => stop());
}

async function begin(schedule: Schedule, moment: Date, parts: Parts): Promise<void> {
  const { name, everyInstance } = schedule;
  if (everyInstance) {
    await schedule.run(parts);
    return;
  }
  const id = nameBasedId(`${name} ${moment.toISOString()}`, NAMESPACE);
  await parts.jobs.insert(parts.db.manager, [{ id, queue: SCHEDULE_QUEUE, data: { name } }]);
}

/** What a look at the clock finds: the moment that has come, if it has, and the one to wait for from here on. */
export function look(cron: string, waitingFor: Date, now: number): { due: Date | undefined; next: Date } {
  if (now < waitingFor.getTime() + AFTERWARDS_MS) {
    // where the clock was set back, something earlier comes first
    const first = nextAfter(cron, new Date(now));
    return { due: undefined, next: first < waitingFor ? first : waitingFor };
  }
  // a machine that slept does not catch up on everything it missed
  const from = new Date(Math.max(waitingFor.getTime(), now - AFTERWARDS_MS));
  return { due: waitingFor, next: nextAfter(cron, from) };
}

/** Calls `work` shortly after each moment of the expression. Gives what stops it. */
function onEach(cron: string, work: (moment: Date) => void): () => void {
  let timer: NodeJS.Timeout;
  const waitFor = (moment: Date): void => {
    const left = moment.getTime() + AFTERWARDS_MS - Date.now();
    timer = setTimeout(
      () => {
        const { due, next } = look(cron, moment, Date.now());
        if (due) work(due);
        waitFor(next);
      },
      Math.min(left, LONGEST_WAIT_MS),
    );
    timer.unref();
  };
  waitFor(nextAfter(cron, new Date()));
  return () => clearTimeout(timer);
}
