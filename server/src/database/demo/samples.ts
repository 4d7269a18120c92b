import type { Answers } from '@brokerage/domain/application/parts';
import type { Touch } from '@brokerage/domain/leads/attribution';
import type { MortgageTypeValue } from '@brokerage/domain/application/applications';
import type { EnquiryStatus } from '../../modules/enquiries/enquiry.entity.js';
import { EQUITY_TAKEOUT } from './comprehensive-answers.js';

export interface Sample {
  name: string;
  /** Sent by the sample account holder while signed in */
  ofAccountHolder?: boolean;
  type: MortgageTypeValue;
  province: string;
  hoursAgo: number;
  /** Hours until the first answer; 3 unless it was late */
  answeredAfter?: number;
  /** The statuses it went through, in order */
  path: EnquiryStatus[];
  /** Of the basic form */
  answers?: Record<string, string>;
  /** Of the comprehensive form, where that was sent */
  comprehensive?: Answers;
  comments?: string;
  note?: string;
  /** The adviser it came for, by the first part of their host */
  adviser?: string;
  /** How they found the site; without it: directly */
  came?: Touch;
}

/** Invented people, newest first. */
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
    comments: 'We found a semi in the east end. Offers are due next Thursday, so we need a pre-approval fast.',
  },
  {
    name: 'Luc Bélanger',
    adviser: 'marie-eve-roy',
    came: {
      path: '/mortgage/renewal',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'renewal-quebec',
      gclid: 'sample-1',
    },
    type: 'renewal',
    province: 'QC',
    hoursAgo: 2,
    path: ['NEW'],
    answers: { propertyValue: '515000.00', mortgageBalance: '287300.00', annualIncome: '96000.00' },
  },
  {
    name: 'Hannah Olsen',
    came: { path: '/mortgage/refinance', utm_source: 'facebook', utm_medium: 'social', utm_campaign: 'one-payment' },
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
    comments: 'I’d like to roll a $45,000 line of credit into the mortgage.',
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
    comprehensive: EQUITY_TAKEOUT,
    note: 'Wants $60,000 for a laneway suite. Asked for the 2026 property tax bill and the current mortgage statement.',
  },
  {
    name: 'Daniel MacIsaac',
    came: { path: '/agent/avery-chen', agent: 'avery-chen' },
    type: 'new_purchase',
    province: 'NS',
    hoursAgo: 31,
    path: ['NEW'],
    answers: { propertyValue: '389000.00', downPayment: '38900.00', annualIncome: '79000.00' },
    comments: 'First-time buyer. Please call after 6 p.m.',
  },
  {
    name: 'Aisha Farouk',
    came: { path: '/blogs', referrer: 'www.google.com' },
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
    note: 'Called. Renews March 15 at 5.24%. Sending 5-year fixed and variable side by side by Friday.',
  },
  {
    name: 'Tom Bergstrom',
    came: { path: '/mortgage/renewal', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' },
    type: 'refinance',
    province: 'SK',
    hoursAgo: 70,
    answeredAfter: 31,
    path: ['NEW', 'CONTACTED'],
    answers: { propertyValue: '344000.00', mortgageBalance: '201000.00', annualIncome: '91000.00' },
    note: 'Left a voicemail, he called back. Penalty quote requested from his lender; about $4,100 expected.',
  },
  {
    name: 'Grace Oduya',
    came: {
      path: '/mortgage/new-purchase',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'first-home',
      gclid: 'sample-2',
    },
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
    note: 'Approved at 80% LTV, rate held until January 12. Closing December 18, lawyer’s details received.',
  },
  {
    name: 'Étienne Roy',
    came: { path: '/rates', referrer: 'www.ratescompared.example.ca' },
    type: 'other',
    province: 'NB',
    hoursAgo: 170,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED'],
    answers: { annualIncome: '67000.00' },
    comments: 'Can my sister and I buy a duplex together? We both work full time.',
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
    came: { path: '/mortgage/renewal', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'october' },
    type: 'renewal',
    province: 'AB',
    hoursAgo: 400,
    path: ['NEW', 'CONTACTED', 'CLOSED'],
    answers: { propertyValue: '455000.00', mortgageBalance: '310000.00', annualIncome: '99000.00' },
    note: 'Stayed with her lender, who matched 4.34%. Follow up in fall 2029.',
  },
];
