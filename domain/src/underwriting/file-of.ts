import { ASSETS, DOWN_PAYMENT_SOURCES, LENDER_KINDS } from '../application/choices.js';
import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { UNDERWRITING } from '../mortgage/tables/underwriting.js';
import type { ProgramVersion } from '../programs/versions.js';
import { AnswerReader } from './answer-reader.js';
import { borrowersOf } from './borrowers-of.js';
import { liabilitiesOf, otherPropertiesOf } from './debts-of.js';
import type { MortgageFile } from './file.js';
import { chargesThatStay, homeOf, isBehind, loanOf, purposeOf, workOf } from './home-of.js';

/** What an application does not say: the day, the rate, the years; and what the office tries in its place. */
export interface Terms {
  asOf: string;
  ratePct: number;
  amortizationYears: number;
  downPayment?: number;
  /** By the borrower's id; not checked where unknown */
  creditScores?: Readonly<Record<string, number>>;
  /** Terms of insurers' programs that the office published */
  programs?: readonly ProgramVersion[];
}

export interface FileReading {
  /** Not there while an answer everything rests on is missing */
  file?: MortgageFile;
  /** Places of the answers that are missing; what rests on one counts as nothing */
  missing: string[];
  /** Places of answers for which a usual figure stands in */
  assumed: string[];
}

const CASH = ['cash', 'tfsa', 'investments'] as const;
type Cash = (typeof CASH)[number];
/** The assets a source is paid from: the same money, however often it is listed. */
const PAID_FROM: Readonly<Record<string, readonly Cash[]>> = {
  savings: ['cash', 'tfsa'],
  investments: ['investments', 'tfsa'],
};

/** The dollars of the rows, by what the rows are. */
function totalsOf(rows: readonly AnswerReader[], kindOf: (row: AnswerReader) => string): Map<string, number> {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(kindOf(row), (totals.get(kindOf(row)) ?? 0) + (row.number('amount') ?? 0));
  return totals;
}

/**
 * The money for the day of closing, dollars, where the applicant said what they own: the sources of the down payment,
 * and the assets that no source is paid from. Money that is listed as a source and as an asset counts once.
 */
function fundsOf(answers: AnswerReader, downPayment: number | undefined): number | undefined {
  const rows = answers.rows('financial.assets');
  if (downPayment === undefined || (rows.length === 0 && !answers.has('financial.hasAssets'))) return undefined;
  const sources = totalsOf(
    answers.rows('property.downPaymentSources'),
    (row) => row.choice('source', DOWN_PAYMENT_SOURCES) ?? '',
  );
  const assets = totalsOf(rows, (row) => row.choice('kind', ASSETS) ?? '');
  let named = 0;
  for (const [source, amount] of sources) {
    named += amount;
    let covered = amount;
    for (const kind of PAID_FROM[source] ?? []) {
      const left = assets.get(kind) ?? 0;
      const used = Math.min(left, covered);
      assets.set(kind, left - used);
      covered -= used;
    }
  }
  const beside = CASH.reduce((sum, kind) => sum + (assets.get(kind) ?? 0), 0);
  // a part of the down payment that no source names comes out of what is listed
  return Math.max(downPayment, named + beside);
}

/** Whether a part of the down payment is borrowed. */
export const isBorrowed = (answers: AnswerReader): boolean =>
  answers.rows('property.downPaymentSources').some((row) => row.choice('source', DOWN_PAYMENT_SOURCES) === 'borrowed');

/**
 * A mortgage file made of an application's answers, without those that another answer rules out. What is missing is
 * named; only heating is assumed.
 */
export function fileOf(application: Answers, terms: Terms): FileReading {
  const { asOf, ratePct, amortizationYears } = terms;
  const { assumedHeating } = rowOn('underwriting policy', UNDERWRITING, asOf, 'asOf');
  const answers = new AnswerReader(pruneApplication(application).application);
  const mortgageType = purposeOf(answers);
  if (mortgageType === undefined) return { missing: [...answers.missing], assumed: [] };
  const property = homeOf(answers.within('property'), mortgageType, assumedHeating);
  const loan = loanOf(answers, mortgageType, terms.downPayment);
  const borrowers = borrowersOf(answers, terms.creditScores ?? {});
  const liabilities = liabilitiesOf(answers);
  const otherProperties = otherPropertiesOf(answers, assumedHeating);
  const secondMortgage = chargesThatStay(answers);
  const reading = {
    missing: [...answers.missing],
    assumed: answers.has('property.heating') ? [] : ['property.heating'],
  };
  if (property === undefined || loan === undefined) return reading;
  const isSwitch = mortgageType === 'renewal' && !isBehind(answers);
  return {
    ...reading,
    file: {
      asOf,
      mortgageType,
      property,
      mortgage: {
        ...loan,
        ratePct,
        amortizationYears,
        straightSwitch: isSwitch,
        presentLender: isSwitch ? answers.choice('property.currentMortgage.lenderKind', LENDER_KINDS) : undefined,
        alreadyInsured: isSwitch && answers.isTrue('property.currentMortgage.insured'),
        lenderKind: answers.text('product') === 'private' ? 'private' : undefined,
        nonTraditionalDownPayment: isBorrowed(answers),
      },
      borrowers,
      liabilities,
      otherProperties,
      secondMortgage,
      improvements: workOf(answers),
      availableFunds: fundsOf(answers, loan.downPayment),
      programs: terms.programs,
    },
  };
}
