import { dayIn } from './letter-days.js';
import { amortizationIn, amountOf, kindIn, only, termIn, type LetterLanguage } from './letter-rules.js';

const MONEY = /(?:^|[^\d.,])\$ ?(\d{1,3}(?:[ ,]\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?)(?!\d|, ?\d|\.\d|[A-Za-z%])/g;
const PERCENT = /(?:^|[^\d.,])(\d{1,2}(?:\.\d{1,3})?) ?%/g;
const DURATION = {
  years: /(?:^|[^\d.,])(\d{1,2}(?:\.\d)?)[ -]?(?:years?|yrs?)\b/gi,
  months: /(?:^|[^\d.,])(\d{1,3})[ -]?months?\b/gi,
  yearsAndMonths: /(?:^|[^\d.,])(\d{1,2})[ -]?(?:years?|yrs?),?(?: and)? (\d{1,2})[ -]?months?\b/i,
};
const KIND = { fixed: /\bfixed\b/i, variable: /\b(?:variable|adjustable)\b/i };

const money = (text: string): string | undefined => amountOf(only(text, MONEY)?.[1]);

/** A rate that is not the offer: what they pay now, what the lender posts, what a discount or a fee comes to. */
const OTHER_RATE =
  /\b(?:apr|annual percentage|posted|prime|current|present|existing|old|discount|premium|penalty|tax)\b/i;

/** How letters in English put it. */
export const ENGLISH: LetterLanguage = {
  plain: (text) => text,
  below: /^[$\d(]|^[A-Z][a-z]+ \d/,
  // with a lender's word in it
  lender:
    /^(?:[A-Z][\w&.’'-]* ){1,5}(?:Bank|Trust|Credit Union|Caisse|Savings|Financial|Mortgages?)(?: of Canada)?$|^Bank of [A-Z][\w ]+$/,
  rules: [
    {
      name: 'balance',
      label: /\b(?:balance|amount owing|amount outstanding|principal outstanding|outstanding principal)\b/i,
      not: /\b(?:original|tax|insurance|minimum|last year|december 31)\b/i,
      read: money,
    },
    { name: 'maturityDate', label: /\b(?:matur(?:es|ity)|comes due|renewal date|term ends)\b/i, read: dayIn },
    {
      name: 'offeredRatePct',
      label: /\b(?:rate|offer)\b/i,
      not: OTHER_RATE,
      read: (text) => only(text, PERCENT)?.[1],
    },
    {
      name: 'rateType',
      label: /\b(?:fixed|variable|adjustable)\b/i,
      not: OTHER_RATE,
      read: (text) => kindIn(text, KIND),
    },
    {
      name: 'termYears',
      label: /\b(?:term|fixed|variable)\b/i,
      not: /\b(?:amortization|amortized|current|present|existing|remaining|expired)\b/i,
      read: (text) => termIn(text, DURATION),
    },
    {
      name: 'amortizationYears',
      label: /\b(?:amortization|amortized|years left)\b/i,
      not: /\boriginal\b/i,
      read: (text) => amortizationIn(text, DURATION),
    },
    {
      name: 'payment',
      label: /\bpayment\b/i,
      not: /\b(?:current|present|existing|tax|insurance|lump|prepayment|bi-?weekly|weekly|semi-?monthly|quarterly|annual)\b/i,
      read: money,
    },
  ],
};
