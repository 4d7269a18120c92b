import type { MortgageTypeValue } from '../application/applications.js';
import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { MortgageInputError } from '../mortgage/input-error.js';
import type { StartCase } from '../rates/start-rate.js';
import { AnswerReader } from './answer-reader.js';
import { fileOf } from './file-of.js';
import type { MortgageFile } from './file.js';
import { purposeOf } from './home-of.js';
import { loanClass, loanFacts } from './loan.js';
import { CLASS_OF, policyOf } from './ratios.js';

/** Which published rates a mortgage could have. */
export type RateCase = Pick<StartCase, 'purpose' | 'insurance'>;

/** What published rates call a kind of mortgage: whatever takes money out of a home is a refinance. */
export function ratePurposeOf(type: MortgageTypeValue): StartCase['purpose'] {
  if (type === 'new_purchase') return 'purchase';
  return type === 'renewal' ? 'renewal' : 'refinance';
}

/** Who did not say yet what they need buys with little down. */
export const UNTOLD: RateCase = { purpose: 'purchase', insurance: 'insured' };

/** Of a kind of mortgage about which no more is known. */
const usualOf = (purpose: StartCase['purpose']): RateCase => ({
  purpose,
  insurance: { purchase: UNTOLD.insurance, renewal: 'insurable' as const, refinance: 'uninsured' as const }[purpose],
});

const ofFile = (file: MortgageFile): RateCase => ({
  purpose: ratePurposeOf(file.mortgageType),
  insurance: CLASS_OF[loanClass(file, loanFacts(file), policyOf(file))],
});

/** The same of an application, as far as its answers go: the class of the file that they make, as the office has it. */
export function rateCaseOf(application: Answers, terms: { asOf: string; amortizationYears: number }): RateCase {
  const { asOf, amortizationYears } = terms;
  const type = purposeOf(new AnswerReader(pruneApplication(application).application));
  const usual = type === undefined ? UNTOLD : usualOf(ratePurposeOf(type));
  // no class depends on the rate
  const { file } = fileOf(application, { asOf, ratePct: 0, amortizationYears });
  if (file === undefined) return usual;
  try {
    return ofFile(file);
  } catch (error) {
    // an answer that the rules refuse, such as a price of 0
    if (!(error instanceof MortgageInputError)) throw error;
    return usual;
  }
}
