import {
  DOWN_PAYMENT_SOURCES,
  EMPLOYMENT_STATUSES,
  OTHER_INCOMES,
  PAY_KINDS,
  PROPERTY_USES,
  RESIDENCY,
} from '../application/choices.js';
import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { MORTGAGE_TYPES } from '../application/applications.js';
import { AnswerReader } from './answer-reader.js';
import { peopleOf, type Person } from './borrowers-of.js';
import type { ChecklistBorrower, ChecklistInput } from './document-checklist.js';

function borrower({ id, about, employment, declarations }: Person): ChecklistBorrower {
  const current = employment.within('current');
  return {
    id,
    residency: about.choice('residency', RESIDENCY),
    employment: {
      status: employment.choice('status', EMPLOYMENT_STATUSES),
      current: {
        pay: current.choices('pay', PAY_KINDS),
        probation: current.isTrue('probation'),
        // an end that is named is a contract's
        contract: current.isTrue('contract') || current.has('contractEnds'),
        onLeave: current.isTrue('onLeave'),
      },
    },
    secondJob: about.rows('jobs').length > 0,
    otherIncome: about.rows('otherIncome').flatMap((row) => row.choice('kind', OTHER_INCOMES) ?? []),
    paysSupport: declarations.isTrue('paysSupport'),
    bankruptcy: declarations.isTrue('bankruptcy'),
    proposal: declarations.isTrue('proposal'),
  };
}

/** A townhouse with a fee belongs to a condo corporation too. */
function homeType(property: AnswerReader): string | undefined {
  const type = property.text('type');
  return type === 'townhouse' && (property.number('condoFee') ?? 0) > 0 ? 'condo' : type;
}

/** What of an application decides which documents it needs. */
export function checklistFileOf(application: Answers): ChecklistInput {
  const answers = new AnswerReader(pruneApplication(application).application);
  const property = answers.within('property');
  return {
    mortgageType: answers.choice('mortgageType', MORTGAGE_TYPES),
    lenderKind: answers.text('product') === 'private' ? 'private' : undefined,
    borrowers: peopleOf(answers).map(borrower),
    property: {
      // integrators name the home's address without saying that it was found
      found: property.has('found') ? property.isTrue('found') : property.has('address.street'),
      type: homeType(property),
      newlyBuilt: property.isTrue('newlyBuilt'),
      privateSale: property.isTrue('privateSale'),
      rented: property.text('occupancy') === 'rental' || property.isTrue('hasSuite'),
    },
    downPaymentSources: property
      .rows('downPaymentSources')
      .flatMap((row) => row.choice('source', DOWN_PAYMENT_SOURCES) ?? []),
    secondMortgage: property.has('secondMortgage'),
    debtsPaidOut: answers.rows('financial.liabilities').some((row) => row.isTrue('payOut')),
    otherProperties: answers.rows('financial.properties').map((row) => ({
      use: row.choice('use', PROPERTY_USES) ?? 'home',
      mortgaged: (row.number('balance') ?? 0) > 0,
    })),
  };
}
