import type { MortgageType } from '../../modules/applications/application.entity.js';
import type { EnquiryStatus } from '../../modules/enquiries/enquiry.entity.js';

export interface Sample {
  name: string;
  /** Sent by the account holder of the sample people, while signed in */
  ofAccountHolder?: boolean;
  type: MortgageType;
  province: string;
  hoursAgo: number;
  /** The statuses it went through, in order */
  path: EnquiryStatus[];
  answers: Record<string, string>;
  comments?: string;
  note?: string;
}

/** Invented people, from the newest to the oldest. */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'Priya Raman',
    type: 'new_purchase',
    province: 'ON',
    hoursAgo: 0.4,
    path: ['NEW'],
    answers: {
      propertyValue: '742000.00',
      downPayment: '148400.00',
      annualIncome: '134000.00',
      timeline: '1_3_months',
      creditBand: 'excellent',
    },
    comments: 'We found a semi in the east end and the offer date is next week.',
  },
  {
    name: 'Luc Bélanger',
    type: 'renewal',
    province: 'QC',
    hoursAgo: 2,
    path: ['NEW'],
    answers: { propertyValue: '515000.00', mortgageBalance: '287300.00', annualIncome: '96000.00' },
  },
  {
    name: 'Hannah Olsen',
    type: 'refinance',
    province: 'BC',
    hoursAgo: 5,
    path: ['NEW'],
    answers: {
      propertyValue: '1180000.00',
      mortgageBalance: '612000.00',
      annualIncome: '171000.00',
      creditBand: 'good',
    },
    comments: 'Looking to roll a line of credit into the mortgage.',
  },
  {
    name: 'Jordan Singh',
    ofAccountHolder: true,
    type: 'new_purchase',
    province: 'AB',
    hoursAgo: 9,
    path: ['NEW'],
    answers: { propertyValue: '468000.00', downPayment: '46800.00', annualIncome: '103500.00', creditBand: 'good' },
  },
  {
    name: 'Jordan Singh',
    ofAccountHolder: true,
    type: 'equity_takeout',
    province: 'AB',
    hoursAgo: 21,
    path: ['NEW', 'IN_REVIEW'],
    answers: { propertyValue: '402000.00', mortgageBalance: '118000.00', annualIncome: '88000.00' },
    note: 'Wants 60,000 for a laneway suite. Asked for the last tax assessment.',
  },
  {
    name: 'Daniel MacIsaac',
    type: 'new_purchase',
    province: 'NS',
    hoursAgo: 31,
    path: ['NEW'],
    answers: { propertyValue: '389000.00', downPayment: '38900.00', annualIncome: '79000.00' },
    comments: 'First home. Evenings are best.',
  },
  {
    name: 'Aisha Farouk',
    type: 'renewal',
    province: 'ON',
    hoursAgo: 44,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED'],
    answers: {
      propertyValue: '690000.00',
      mortgageBalance: '402500.00',
      annualIncome: '142000.00',
      creditBand: 'excellent',
    },
    note: 'Called. Renewal date is in March; comparing five-year fixed and variable.',
  },
  {
    name: 'Tom Bergstrom',
    type: 'refinance',
    province: 'SK',
    hoursAgo: 70,
    path: ['NEW', 'CONTACTED'],
    answers: { propertyValue: '344000.00', mortgageBalance: '201000.00', annualIncome: '91000.00' },
  },
  {
    name: 'Grace Oduya',
    type: 'new_purchase',
    province: 'ON',
    hoursAgo: 120,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED', 'CONVERTED'],
    answers: {
      propertyValue: '925000.00',
      downPayment: '231250.00',
      annualIncome: '208000.00',
      creditBand: 'excellent',
    },
    note: 'Approved. Closing on December 18.',
  },
  {
    name: 'Étienne Roy',
    type: 'other',
    province: 'NB',
    hoursAgo: 170,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED'],
    answers: { annualIncome: '67000.00' },
    comments: 'Question about buying together with my sister.',
  },
  {
    name: 'Wei Zhang',
    type: 'equity_takeout',
    province: 'BC',
    hoursAgo: 260,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED', 'CONVERTED'],
    answers: { propertyValue: '1460000.00', mortgageBalance: '540000.00', annualIncome: '195000.00' },
  },
  {
    name: 'Colleen Paquette',
    type: 'renewal',
    province: 'AB',
    hoursAgo: 400,
    path: ['NEW', 'CONTACTED', 'CLOSED'],
    answers: { propertyValue: '455000.00', mortgageBalance: '310000.00', annualIncome: '99000.00' },
    note: 'Stayed with the present lender.',
  },
];
