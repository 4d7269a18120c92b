import { OCCUPANCIES } from '../application/choices.js';
import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { classOfPurchase } from '../rates/class-of-purchase.js';
import type { StartCase } from '../rates/start-rate.js';
import { AGREED_YEARS, isDayIn } from '../text/day.js';
import { AnswerReader } from '../underwriting/answer-reader.js';
import { purposeOf } from '../underwriting/home-of.js';
import { classOfLetter } from './letter-verdict.js';

const reader = (application: Answers): AnswerReader => new AnswerReader(pruneApplication(application).application);

/** The day on which the mortgage that somebody has now comes due, as their application says it; null where it says none. */
export function presentTermEnd(application: Answers): string | null {
  const day = reader(application).text('property.currentMortgage.maturityDate');
  return day !== undefined && isDayIn(day, AGREED_YEARS) ? day : null;
}

/** Of a mortgage whose years nobody wrote down */
const USUAL_YEARS = 25;

/** Of which class of rate the mortgage is that comes due; null where the answers don't say. */
export type MaturityClass = StartCase['insurance'] | null;

/** The mortgage they have now. */
export const classOfPresent = (application: Answers): MaturityClass => {
  const answers = reader(application);
  if (!answers.has('property.currentMortgage')) return null;
  return classOfLetter({ insured: answers.isTrue('property.currentMortgage.insured') });
};

/** The mortgage that this application led to: a purchase by what was put down, a switch as it was, more than that by nobody's insurance. */
export function classOfFunded(application: Answers): MaturityClass {
  const answers = reader(application);
  switch (purposeOf(answers)) {
    case 'new_purchase': {
      const price = answers.number('property.purchasePrice');
      const down = answers.number('property.downPayment');
      if (price === undefined || down === undefined || !(price > 0)) return null;
      const { insurance } = classOfPurchase({ price, downPayment: down, amortizationYears: USUAL_YEARS });
      const occupancy = answers.choice('property.occupancy', OCCUPANCIES);
      // only where the owner lives there can a lender insure it in bulk
      const isLivedIn = occupancy === undefined || occupancy === 'owner_occupied';
      return insurance === 'insurable' && !isLivedIn ? 'uninsured' : insurance;
    }
    case 'renewal':
      return classOfPresent(application);
    case 'refinance':
    case 'equity_takeout':
      return 'uninsured';
    default:
      return null;
  }
}
