import { fitDifference, isDifferent, type FitDifference, type InForce } from '@brokerage/domain/lender-fit/gains';
import type { FitBook } from '@brokerage/domain/lender-fit/candidates';
import { programsOn, type ProgramVersion } from '@brokerage/domain/programs/versions';
import { fileOf } from '@brokerage/domain/underwriting/file-of';
import { checkFile } from '@brokerage/domain/underwriting/check-file';
import { officeToday } from '../../kernel/office-today.js';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { type Answers, readScores } from '../underwriting/public.js';
import { bookOn, bookWith, readBook, type WholeBook } from './fit-book.js';
import {
  FINISH_ROUND,
  INSERT_CHANGES,
  INSERT_ROUND,
  LATEST_ROUND,
  ONE_AT_A_TIME,
  OPEN_FILES,
} from './fit-change.sql.js';
import { postalCodeOf } from './postal-code.js';

const ASK = 'files asked again';
/** Each file is worked out twice with every lender */
const AT_ONCE = 25;
const USUAL_YEARS = 25;
const ANY_RATE = 5;
const USUAL_TERM = 5;

interface Round {
  id: string;
  askedOn: string;
  policyIds: string[];
  programIds: string[];
  beforeOn: string | null;
  beforePolicyIds: string[] | null;
  beforeProgramIds: string[];
  finishedAt: Date | null;
}

interface OpenFile {
  id: string;
  content: string;
  creditScores: string | null;
}

type Parts = Pick<Platform, 'db' | 'encryption' | 'setAside'>;

const chosen = <Version extends { id: string }>(versions: readonly Version[], ids: readonly string[]): Version[] =>
  versions.filter(({ id }) => ids.includes(id));

/** What the programs of a day are, as text. */
const programsAt = (day: string, versions: readonly ProgramVersion[]): string =>
  JSON.stringify(programsOn(day, versions));

/** What held on a day, by what was published then. */
const heldOn = (
  whole: WholeBook,
  asOf: string,
  policyIds: readonly string[],
  programIds: readonly string[],
): InForce => ({
  asOf,
  book: bookWith(whole, policyIds),
  programs: chosen(whole.programs, programIds),
});

/** The round that is to be asked: one that was not finished, or a new one where something else is in force. */
function roundOf({ db }: Parts, book: WholeBook, today: string): Promise<Round | undefined> {
  const policyIds = bookOn(book, today).policies.map(({ id }) => id);
  const programIds = book.programs.map(({ id }) => id);
  const now = programsAt(today, book.programs);
  return db.transaction(async (manager) => {
    await manager.query(ONE_AT_A_TIME);
    const [last] = await manager.query<Round[]>(LATEST_ROUND);
    if (last && last.finishedAt === null) return last;
    const isSame =
      last &&
      last.policyIds.join() === policyIds.join() &&
      programsAt(last.askedOn, chosen(book.programs, last.programIds)) === now;
    if (isSame) return undefined;
    const before = {
      beforeOn: last?.askedOn ?? null,
      beforePolicyIds: last?.policyIds ?? null,
      beforeProgramIds: last?.programIds ?? [],
    };
    const round = { id: newId(), askedOn: today, policyIds, programIds, ...before, finishedAt: null };
    const { id, askedOn, beforeOn, beforePolicyIds, beforeProgramIds } = round;
    const values = [id, askedOn, policyIds, beforeOn, beforePolicyIds, programIds, beforeProgramIds];
    await manager.query(INSERT_ROUND, values);
    return last ? round : undefined;
  });
}

/** The lowest rate of five years that anybody publishes: both times the same, so no difference is its. */
function rateOf({ rates }: FitBook): number {
  const found = rates.filter(({ term, type }) => term === USUAL_TERM && type === 'fixed').map(({ rate }) => rate);
  return found.length > 0 ? Math.min(...found) : ANY_RATE;
}

function differenceOf(
  { encryption }: Parts,
  { content, creditScores }: OpenFile,
  before: InForce,
  now: InForce,
): FitDifference | undefined {
  const answers = encryption.decryptJson<Answers>(content);
  const scores = readScores(encryption, creditScores);
  const terms = { asOf: now.asOf, ratePct: rateOf(now.book), amortizationYears: USUAL_YEARS, creditScores: scores };
  const { file } = fileOf(answers, terms);
  if (!file) return undefined;
  checkFile(file);
  return fitDifference({ file, postalCode: postalCodeOf(answers) }, before, now);
}

/**
 * Asks open files again once other policies or programs are in force than at the round before, and keeps who gains and who
 * loses. A round that was broken off goes on. Gives how many files changed.
 */
export async function askFilesAgain(parts: Parts, today = officeToday()): Promise<number> {
  const { db, encryption, setAside } = parts;
  const whole = await readBook(db);
  const round = await roundOf(parts, whole, today);
  if (!round || round.beforeOn === null) return 0;
  const before = heldOn(whole, round.beforeOn, round.beforePolicyIds ?? [], round.beforeProgramIds);
  const now = heldOn(whole, round.askedOn, round.policyIds, round.programIds);
  let changed = 0;
  const compare = async (files: readonly OpenFile[]): Promise<void> => {
    const found = files.flatMap((file) => {
      try {
        const difference = differenceOf(parts, file, before, now);
        return difference && isDifferent(difference) ? [{ applicationId: file.id, difference }] : [];
      } catch (error) {
        // one that can't be worked out holds up no other
        setAside.note(ASK, error, file.id);
        return [];
      }
    });
    const rows = found.map(({ applicationId, difference }) => ({
      ...{ id: newId(), applicationId, content: encryption.encryptJson(difference) },
    }));
    if (rows.length > 0) await db.query(INSERT_CHANGES, [round.id, JSON.stringify(rows)]);
    changed += rows.length;
  };
  await inRounds<OpenFile>(
    (after, most) => db.query(OPEN_FILES, [after, most]),
    (files) => allInHalves(files, compare, ({ id }, error) => setAside.note(ASK, error, id)),
    { ...byId, most: AT_ONCE },
  );
  await db.query(FINISH_ROUND, [round.id]);
  return changed;
}

export const ASK_FILES_AGAIN: Schedule = {
  name: ASK,
  cron: '*/10 * * * *',
  async run(platform) {
    await askFilesAgain(platform);
  },
};
