import type { LetterField } from '@brokerage/domain/renewals/letter-form';
import { groupDigits } from '@brokerage/domain/forms/dollars';
import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';

/** A letter that a test draws, and what it says. */
export interface DrawnLetter {
  name: string;
  svg: string;
  says: Partial<Record<LetterField, string>>;
}

export interface Facts {
  lender: string;
  balance: string;
  maturityDate: string;
  offeredRatePct: string;
  rateType: 'fixed' | 'variable';
  termYears: string;
  amortizationYears: string;
}

const FACTS: readonly Facts[] = [
  { lender: 'Northgate Bank', balance: '412300.00', maturityDate: '2027-05-14', offeredRatePct: '4.79', rateType: 'fixed', termYears: '5', amortizationYears: '21' },
  { lender: 'Harbour Credit Union', balance: '287650.18', maturityDate: '2027-09-01', offeredRatePct: '5.04', rateType: 'fixed', termYears: '3', amortizationYears: '17' },
  { lender: 'Prairie Trust', balance: '1063920.55', maturityDate: '2028-01-31', offeredRatePct: '4.15', rateType: 'variable', termYears: '5', amortizationYears: '24' },
  { lender: 'Granite Savings', balance: '98740.06', maturityDate: '2027-12-28', offeredRatePct: '6.39', rateType: 'fixed', termYears: '1', amortizationYears: '8' },
  { lender: 'Bank of Tamarack', balance: '533086.77', maturityDate: '2029-03-09', offeredRatePct: '3.88', rateType: 'fixed', termYears: '7', amortizationYears: '29' },
]; // oxfmt-ignore

const dollars = (text: string): string => `$${groupDigits(text)}`;
const day = (text: string): string => longDate(calendarDay(text));

/** The lines of a letter; two words in one are columns. */
export type Layout<Of extends Facts = Facts> = (of: Of) => (string | [string, string])[];

/** How lenders put it: sentences, a list, a table, and one with other figures beside those that count. */
const LAYOUTS: readonly Layout[] = [
  (of) => [
    of.lender, 'Renewal statement', '', 'Dear customer,',
    `Your mortgage matures on ${day(of.maturityDate)}.`,
    `Your balance at renewal will be ${dollars(of.balance)}.`,
    `Your remaining amortization is ${of.amortizationYears} years.`, '',
    `We offer you a rate of ${of.offeredRatePct}%.`,
    `Term: ${of.termYears} ${of.termYears === '1' ? 'year' : 'years'}, closed, ${of.rateType}.`,
  ],
  (of) => [
    of.lender, 'Mortgage renewal offer', '',
    `Maturity date: ${day(of.maturityDate)}`,
    `Outstanding balance: ${dollars(of.balance)}`,
    `Amortization: ${of.amortizationYears} years`,
    `Interest rate: ${of.offeredRatePct}%`,
    `${of.termYears}-year ${of.rateType} term`,
  ],
  (of) => [
    of.lender, 'Your new term', '',
    ['Maturity date', day(of.maturityDate)],
    ['Mortgage balance', dollars(of.balance)],
    ['Offered rate', `${of.offeredRatePct}%`],
    ['Type', of.rateType === 'fixed' ? 'Fixed' : 'Variable'],
    ['New term', `${of.termYears} ${of.termYears === '1' ? 'year' : 'years'}`],
    ['Remaining amortization', `${of.amortizationYears} years`],
  ],
  (of) => [
    of.lender, 'November 19, 2026', '',
    'Your current rate is 2.14%.',
    'Our posted rate is 6.79%.',
    `Your mortgage comes due on ${day(of.maturityDate)}.`,
    `Balance: ${dollars(of.balance)}`,
    `Your offer: ${of.offeredRatePct}% ${of.rateType}`,
    `Term: ${of.termYears} ${of.termYears === '1' ? 'year' : 'years'}`,
    `Amortization: ${of.amortizationYears} years`,
    'The annual percentage rate (APR) is 4.99%.',
  ],
]; // oxfmt-ignore

/** As a phone sees paper: upright or a little askew, dark or pale, large or small. */
const LOOKS = [
  { family: 'sans-serif', size: 26, turn: 0, ink: '#000', paper: '#fff' },
  { family: 'serif', size: 28, turn: 0.6, ink: '#222', paper: '#f6f1e4' },
  { family: 'monospace', size: 24, turn: -0.5, ink: '#111', paper: '#eef2f4' },
  { family: 'sans-serif', size: 30, turn: 0.8, ink: '#333', paper: '#e6e2d8' },
  { family: 'serif', size: 26, turn: -0.7, ink: '#000', paper: '#fbfbf2' },
] as const;

const WIDTH = 1100;
const MARGIN = 70;
const COLUMN = 560;

function drawn(lines: readonly (string | [string, string])[], look: (typeof LOOKS)[number]): string {
  const { family, size, turn, ink, paper } = look;
  const step = Math.round(size * 1.9);
  const height = 2 * MARGIN + step * (lines.length + 1);
  const text = (x: number, y: number, words: string): string => `<text x="${x}" y="${y}">${words}</text>`;
  const body = lines
    .map((line, index) => {
      const y = MARGIN + step * (index + 1);
      return typeof line === 'string'
        ? text(MARGIN, y, line)
        : text(MARGIN, y, line[0]) + text(MARGIN + COLUMN, y, line[1]);
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${paper}"/>` +
    `<g transform="rotate(${turn} ${WIDTH / 2} ${height / 2})" fill="${ink}" font-family="${family}" font-size="${size}">${body}</g></svg>`
  );
}

/** Each mortgage in each layout, each layout in several looks. */
export const lettersOf = <Of extends Facts>(layouts: readonly Layout<Of>[], facts: readonly Of[]): DrawnLetter[] =>
  layouts.flatMap((layout, at) =>
    facts.map((of, index) => {
      const look = LOOKS[(index + at) % LOOKS.length] ?? LOOKS[0];
      return { name: `layout ${at + 1}, ${of.lender}`, svg: drawn(layout(of), look), says: { ...of } };
    }),
  );

/** Twenty letters: five mortgages, each in four layouts. */
export const LETTERS: readonly DrawnLetter[] = lettersOf(LAYOUTS, FACTS);
