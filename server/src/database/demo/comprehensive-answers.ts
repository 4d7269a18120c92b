import type { Answers } from '@brokerage/domain/application/parts';

/**
 * What the sample account holder answered in the comprehensive form: equity for a laneway suite, with every part done.
 * The name, email address and phone number are added where the people are known.
 */
export const EQUITY_TAKEOUT: Answers = {
  mortgageType: 'equity_takeout',
  product: 'first',
  hasCoApplicants: false,
  applicant: {
    birthDate: '1986-02-11',
    residency: 'citizen',
    maritalStatus: 'single',
    creditBand: 'good',
    address: { street: '1840 Bowness Road NW', city: 'Calgary', province: 'AB', postalCode: 'T2N 3K3' },
    addressSince: '2017-06',
    housing: 'own',
  },
  employment: {
    status: 'employed',
    current: {
      employer: 'Bow River Surveying',
      title: 'Survey technologist',
      since: '2015-03',
      pay: ['salary', 'overtime'],
      annual: '88000',
      variable: { year1: '6400', year2: '5200' },
    },
  },
  declarations: {
    firstTimeBuyer: false,
    bankruptcy: false,
    proposal: false,
    judgments: false,
    paysSupport: false,
    publicOffice: false,
    thirdParty: false,
  },
  property: {
    province: 'AB',
    address: { street: '1840 Bowness Road NW', city: 'Calgary', postalCode: 'T2N 3K3' },
    type: 'single-family',
    occupancy: 'owner_occupied',
    hasSuite: false,
    water: 'municipal',
    propertyValue: '402000',
    propertyTax: '3120',
    heating: '140',
    currentMortgage: {
      lender: 'Prairie Sample Credit Union',
      balance: '118000',
      payment: '812',
      rate: '3.14',
      maturityDate: '2027-06-01',
      insured: false,
    },
    hasSecondMortgage: false,
    amountRequested: '60000',
    refinancePurpose: 'renovation',
  },
  financial: {
    hasAssets: true,
    assets: [
      { id: 'asset-1', kind: 'tfsa', amount: '21500' },
      { id: 'asset-2', kind: 'vehicle', description: '2021 hatchback', amount: '17000' },
    ],
    hasLiabilities: true,
    liabilities: [
      { id: 'debt-1', kind: 'car_loan', lender: 'Sample Auto Finance', balance: '9800', payment: '285' },
      {
        id: 'debt-2',
        kind: 'credit_card',
        lender: 'Sample Bank',
        balance: '1450',
        limit: '8000',
        payment: '45',
      },
    ],
    hasProperties: false,
  },
  consents: { privacy: true, contact: true, creditCheck: true },
};
