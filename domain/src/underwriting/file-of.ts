import { ASSETS, DOWN_PAYMENT_SOURCES } from '../application/choices.js';
import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { UNDERWRITING } from '../mortgage/tables/underwriting.js';
import { AnswerReader } from './answer-reader.js';
import { borrowersOf } from './borrowers-of.js';
import { liabilitiesOf, otherPropertiesOf } from './debts-of.js';
import type { MortgageFile } from './file.js';
import { chargesThatStay, homeOf, isBehind, loanOf, purposeOf } from './home-of.js';

/** What an application does not say: the day, the rate, the years; and what the office tries in its place. */
export interface Terms {
  asOf: string;
  ratePct: number;
  amortizationYears: number;
  downPayment?: number;
  /** By the borrower's id; not checked where unknown */
  creditScores?: Readonly<Record<string, number>>;
}

export interface FileReading {
  /** Not there while an answer everything rests on is missing */
  file?: MortgageFile;
  /** Places of the answers that are missing; what rests on one counts as nothing */
  missing: string[];
  /** Places of answers for which a usual figure stands in */
  assumed: string[];
}

const CASH = ['cash', 'tfsa', 'investments'];

/** The down payment and what is left beside it, where the applicant said what they own. */
function fundsOf(answers: AnswerReader, downPayment: number | undefined): number | undefined {
  const assets = answers.rows('financial.assets');
  if (downPayment === undefined || (assets.length === 0 && !answers.has('financial.hasAssets'))) return undefined;
  return assets
    .filter((asset) => CASH.includes(asset.choice('kind', ASSETS) ?? ''))
    .reduce((sum, asset) => sum + (asset.number('amount') ?? 0), downPayment);
}

const isBorrowed = (answers: AnswerReader): boolean =>
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
        alreadyInsured: isSwitch && answers.isTrue('property.currentMortgage.insured'),
        lenderKind: answers.text('product') === 'private' ? 'private' : undefined,
        nonTraditionalDownPayment: isBorrowed(answers),
      },
      borrowers,
      liabilities,
      otherProperties,
      secondMortgage,
      availableFunds: fundsOf(answers, loan.downPayment),
    },
  };
}
