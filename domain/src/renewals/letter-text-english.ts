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

/** What they have now, and what nobody has. */
const NOT_OFFERED = 'apr|annual percentage|posted|prime|current|present|existing|old|discount|premium|penalty|tax';
/** A rate that is not the offer: those, what a fee or cash back comes to, what is charged for being late, what may be prepaid. */
const OTHER_RATE = new RegExp(
  `\\b(?:${NOT_OFFERED}|late|overdue|arrears|prepa(?:y|id)\\w*|repa(?:y|id)\\w*|up to|maximum|cap(?:ped)?|cash ?back|fees?|charges?|insurance|differential|line of credit|credit cards?|effective (?:annual|interest|rate)|semi-?annual rate|base rate|adds?|reduction)\\b`,
  'i',
);

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
      not: /\b(?:original|tax|insurance|minimum|last year|december 31|penalty|charges?|fees?|line of credit|credit cards?|savings|available|payments?)\b/i,
      read: money,
    },
    {
      name: 'maturityDate',
      label: /\b(?:matur(?:es|ity)|comes due|renewal date|term ends)\b/i,
      // how long the offer stands, the end of the new term, the day of a payment
      not: /\b(?:offer|new|next|first|payments?)\b/i,
      read: dayIn,
    },
    {
      name: 'offeredRatePct',
      label: /\b(?:rate|offer)\b/i,
      not: OTHER_RATE,
      read: (text) => only(text, PERCENT)?.[1],
    },
    {
      name: 'rateType',
      label: /\b(?:fixed|variable|adjustable)\b/i,
      not: new RegExp(`\\b(?:${NOT_OFFERED})\\b`, 'i'),
      read: (text) => kindIn(text, KIND),
    },
    {
      name: 'termYears',
      label: /\b(?:term|fixed|variable)\b/i,
      not: /\b(?:amortization|amortized|current|present|existing|previous|old|remaining|balance|left|expire[ds]?|ends?|matur\w*)\b/i,
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
      not: /\b(?:current|present|existing|total|minimum|final|tax(?:es)?|insurance|lump|prepayment|penalty|charges?|fees?|balance|bi-?weekly|weekly|weeks?|fortnight\w*|days|twice|accelerated|semi-?monthly|quarterly|annual(?:ly)?|(?:a|per) year|yearly)\b/i,
      read: money,
    },
  ],
};
