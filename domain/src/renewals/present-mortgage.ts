import { LIVED_IN, OCCUPANCIES } from '../application/choices.js';
import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { classOfPurchase } from '../rates/class-of-purchase.js';
import { classOfSwitch } from '../rates/class-of-switch.js';
import type { StartCase } from '../rates/start-rate.js';
import { AGREED_YEARS, isDayIn } from '../text/day.js';
import { AnswerReader } from '../underwriting/answer-reader.js';
import { purposeOf } from '../underwriting/home-of.js';

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

/** A lender insures a home in bulk only where its owner or their close family lives there: as far as anybody said. */
function inBulk(found: StartCase['insurance'], answers: AnswerReader): StartCase['insurance'] {
  const occupancy = answers.choice('property.occupancy', OCCUPANCIES) ?? 'owner_occupied';
  return found === 'insurable' && !LIVED_IN.includes(occupancy) ? 'uninsured' : found;
}

/** The mortgage they have now. */
export const classOfPresent = (application: Answers): MaturityClass => {
  const answers = reader(application);
  if (!answers.has('property.currentMortgage')) return null;
  const { insurance } = classOfSwitch({
    balance: answers.number('property.currentMortgage.balance') ?? 0,
    amortizationYears: USUAL_YEARS,
    insured: answers.isTrue('property.currentMortgage.insured'),
    value: answers.number('property.propertyValue'),
  });
  return inBulk(insurance, answers);
};

/** The mortgage that this application led to: a purchase by what was put down, a switch as it was, more than that by nobody's insurance. */
export function classOfFunded(application: Answers): MaturityClass {
  const answers = reader(application);
  switch (purposeOf(answers)) {
    case 'new_purchase': {
      const price = answers.number('property.purchasePrice');
      const down = answers.number('property.downPayment');
      if (price === undefined || down === undefined || !(price > 0)) return null;
      // its price is under the cap there
      const { insurance } = classOfPurchase({ price, downPayment: down, amortizationYears: USUAL_YEARS });
      return inBulk(insurance, answers);
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
