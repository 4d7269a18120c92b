import { byCost, type ProgramChange } from '../programs/changes.js';
import { conditionsMissed } from '../programs/conditions.js';
import type { ProgramAnswerCode } from '../programs/programs.js';
import type { Program, ProgramRow } from '../programs/rows.js';
import { programsOn } from '../programs/versions.js';
import type { MortgageFile } from '../underwriting/file.js';
import { couldBeHad, type StartCase } from '../rates/start-rate.js';
import { isPrivate } from '../underwriting/loan.js';
import { ratePurposeOf } from '../underwriting/rate-case.js';
import { CLASS_OF } from '../underwriting/ratios.js';
import {
  byAnswer,
  candidateOf,
  cheapestOfEach,
  figuresOf,
  isRefused,
  openedBy,
  type Exit,
  type FitBook,
  type FitFigures,
  type FitLender,
} from './candidates.js';
import { likeliest, type ExitChance } from './exit-chances.js';
import { classOf, type AskedFile } from './own-conditions.js';
import { fileUnder } from './policy.js';
import { lenderReason, type LenderQuestion, type LenderReason } from './reasons.js';
import { byTotal, type FitCost, type FitLoan, type FitRate } from './total-cost.js';

/** What a lender says of a file. */
export interface LenderAnswer {
  lender: FitLender;
  answer: ProgramAnswerCode;
  /** The version of its policy; null: we have none, so somebody asks */
  policyId: string | null;
  /** Its policy is made up to show how it works */
  sample: boolean;
  program: Program | null;
  rate: FitRate | null;
  reasons: LenderReason[];
  asks: LenderQuestion[];
  /** The one cheapest change that opens it, where it can be worked out */
  change: ProgramChange | null;
  figures: FitFigures | null;
  /** What is costed */
  loan: FitLoan | null;
  cost: FitCost | null;
  /** From 1, by total cost; null for what does not fit */
  place: number | null;
}

const NOTHING = {
  program: null,
  rate: null,
  asks: [],
  change: null,
  figures: null,
  loan: null,
  cost: null,
  place: null,
} as const;

/** Who lends without insurance alone, as trust companies do, takes no mortgage that an insurer stands behind. */
const isTaken = (rate: FitRate, insurance: StartCase['insurance']): boolean =>
  insurance !== 'insured' || rate.insurance !== 'uninsured';

function answerOf(
  asked: AskedFile,
  lender: FitLender,
  rows: readonly ProgramRow[],
  book: FitBook,
  exit: Exit,
): LenderAnswer {
  const purpose = ratePurposeOf(asked.file.mortgageType);
  const { province } = asked.file.property;
  const own = book.rates.filter(({ bankId }) => bankId === lender.id);
  const candidates = rows.flatMap((row) => {
    const insurance = CLASS_OF[classOf(asked.file, row)];
    return own
      .filter((rate) => couldBeHad(rate, { purpose, insurance, province }) && isTaken(rate, insurance))
      .map((rate) => candidateOf(asked, row, rate, book, exit));
  });
  const [first] = [...candidates].sort(byAnswer);
  if (!first)
    return {
      lender,
      answer: 'does_not_fit',
      policyId: null,
      sample: false,
      reasons: [lenderReason('NO_RATE')],
      ...NOTHING,
      asks: [],
    };
  const opened = isRefused(first) ? openedBy(asked, cheapestOfEach(candidates)) : null;
  const found = opened?.of ?? first;
  const { row, rate, policy, reasons, asks, loan, cost } = found;
  return {
    lender,
    answer: reasons.length > 0 ? 'does_not_fit' : asks.length > 0 ? 'ask_us' : 'fits',
    policyId: policy?.id ?? null,
    sample: policy?.sample ?? false,
    program: row.program,
    rate,
    reasons,
    asks,
    change: opened?.change ?? null,
    figures: figuresOf(found, fileUnder(asked.file, policy?.terms ?? null, rate)),
    loan,
    cost,
    place: null,
  };
}

/**
 * The programs that could carry a file. One whose premium no source says counts only where no other insurer's is known: the
 * loan without it is smaller than it would be, and so are its ratios.
 */
function rowsFor(file: MortgageFile): ProgramRow[] {
  const rows = programsOn(file.asOf, file.programs).filter((row) => conditionsMissed(file, row).length === 0);
  const isKnown = ({ insurer, premium }: ProgramRow): boolean => insurer === 'conventional' || premium !== undefined;
  const hasKnown = rows.some((row) => row.insurer !== 'conventional' && isKnown(row));
  return hasKnown ? rows.filter(isKnown) : rows;
}

const misses = ({ answer }: LenderAnswer): number => Number(answer === 'does_not_fit');

/** Those that one change opens stand before the others. */
function byPlace(one: LenderAnswer, other: LenderAnswer): number {
  const [a, b] = [misses(one), misses(other)];
  if (a !== b) return a - b;
  if (a === 0 && one.rate && one.cost && other.rate && other.cost)
    return byTotal({ rate: one.rate, cost: one.cost }, { rate: other.rate, cost: other.cost });
  if (one.change && other.change && byCost(one.change, other.change) !== 0) return byCost(one.change, other.change);
  return (
    Number(one.change === null) - Number(other.change === null) ||
    one.lender.name.localeCompare(other.lender.name, 'en-CA') ||
    (one.lender.id < other.lender.id ? -1 : 1)
  );
}

/** With the place that each has by the cost to each month alone: they may come in another order. */
function withPlaces(answers: readonly LenderAnswer[], chances: readonly ExitChance[]): LenderAnswer[] {
  const open = answers.flatMap(({ answer, lender, rate, cost }) =>
    answer !== 'does_not_fit' && rate && cost ? [{ id: lender.id, rate, cost }] : [],
  );
  const orders = chances.map((_, index) => {
    const totalThen = ({ weighed }: FitCost): number | null => weighed?.months[index]?.total ?? null;
    return [...open].sort((one, other) => byTotal(one, other, totalThen)).map(({ id }) => id);
  });
  return answers.map((answer) => {
    const { cost, lender } = answer;
    if (!cost?.weighed) return answer;
    const placeIn = (order: readonly string[] = []): number | null => order.indexOf(lender.id) + 1 || null;
    const months = cost.weighed.months.map((month, index) => ({ ...month, place: placeIn(orders[index]) }));
    return { ...answer, cost: { ...cost, weighed: { ...cost.weighed, months } } };
  });
}

/**
 * What each lender says of a file: those that fit and those to ask about by what they cost until the month somebody leaves,
 * then why each other one does not fit, the nearest first. None of a private lender's file. A figure that nobody knows never
 * counts as met. Source: each lender's policy, the programs' rows, and the engine.
 *
 * @param asked with a file that `checkFile` has let through
 * @param chances of several months, that `chancesProblem` has let through: the order is by their weighed cost then
 */
export function lenderFit(
  asked: AskedFile,
  book: FitBook,
  exitMonth: number,
  chances: readonly ExitChance[] = [],
): LenderAnswer[] {
  const { file } = asked;
  if (isPrivate(file)) return [];
  const rows = rowsFor(file);
  const exit = { month: likeliest(chances, exitMonth), chances };
  const answers = book.lenders.map((lender) => answerOf(asked, lender, rows, book, exit)).sort(byPlace);
  return withPlaces(answers, chances).map((answer, index) => ({
    ...answer,
    place: answer.answer === 'does_not_fit' ? null : index + 1,
  }));
}
