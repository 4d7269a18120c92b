import { fitDifference, isDifferent, type FitDifference } from '@brokerage/domain/lender-fit/gains';
import type { FitBook } from '@brokerage/domain/lender-fit/candidates';
import { programsOn } from '@brokerage/domain/programs/rows';
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
  beforeOn: string | null;
  beforePolicyIds: string[] | null;
  finishedAt: Date | null;
}

interface OpenFile {
  id: string;
  content: string;
  creditScores: string | null;
}

type Parts = Pick<Platform, 'db' | 'encryption' | 'setAside'>;

/** What the programs of a day are, as text. */
const programsAt = (day: string): string =>
  programsOn(day)
    .map(({ program, effectiveFrom }) => `${program} ${effectiveFrom}`)
    .join();

/** The round that is to be asked: one that was not finished, or a new one where something else is in force. */
function roundOf({ db }: Parts, book: WholeBook, today: string): Promise<Round | undefined> {
  const policyIds = bookOn(book, today).policies.map(({ id }) => id);
  return db.transaction(async (manager) => {
    await manager.query(ONE_AT_A_TIME);
    const [last] = await manager.query<Round[]>(LATEST_ROUND);
    if (last && last.finishedAt === null) return last;
    const isSame = last && last.policyIds.join() === policyIds.join() && programsAt(last.askedOn) === programsAt(today);
    if (isSame) return undefined;
    const before = { beforeOn: last?.askedOn ?? null, beforePolicyIds: last?.policyIds ?? null };
    const round = { id: newId(), askedOn: today, policyIds, ...before, finishedAt: null };
    const { id, askedOn, beforeOn, beforePolicyIds } = round;
    await manager.query(INSERT_ROUND, [id, askedOn, policyIds, beforeOn, beforePolicyIds]);
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
  before: { asOf: string; book: FitBook },
  now: { asOf: string; book: FitBook },
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
  const before = { asOf: round.beforeOn, book: bookWith(whole, round.beforePolicyIds ?? []) };
  const now = { asOf: round.askedOn, book: bookWith(whole, round.policyIds) };
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
