import { floorToCent, roundCents, toCents } from '../mortgage/cents.js';
import { MOST_DOLLARS } from '../mortgage/input-error.js';
import { REVOLVING } from '../underwriting/debt-kinds.js';
import type { Liability, MortgageFile } from '../underwriting/file.js';
import { limitsOf } from '../underwriting/limits.js';
import { isPurchase } from '../underwriting/loan.js';
import { monthlyOf } from '../underwriting/obligations.js';
import type { FileResult } from '../underwriting/ratios.js';
import { fitOf, leastOf, longestOf } from './fit.js';
import type { ProgramReason } from './reasons.js';
import type { ProgramRow } from './rows.js';

export type ProgramChangeCode =
  | 'AMORTIZATION'
  | 'BORROW_LESS'
  | 'CLOSING_FUNDS'
  | 'DOWN_PAYMENT'
  | 'INCOME'
  | 'LOWER_PRICE'
  | 'PAY_DEBT'
  | 'WAIT';

/** The one change that makes a program fit; what a code has no figure for is null. */
export interface ProgramChange {
  code: ProgramChangeCode;
  /** Dollars: more down, less borrowed, more at closing, more income a year, less for the home, or off a debt */
  amount: number | null;
  /** Dollars of the down payment, the mortgage or the price after it */
  to: number | null;
  /** What paying the debt adds to the mortgage that the income carries, dollars */
  mortgageGained: number | null;
  /** The debt's place in the file, from 0, and its kind */
  debt: number | null;
  debtKind: string | null;
  /** Of an amortization */
  years: number | null;
  /** ISO date to wait for */
  date: string | null;
}

const change = (code: ProgramChangeCode, figures: Partial<Omit<ProgramChange, 'code'>>): ProgramChange => ({
  code,
  amount: null,
  to: null,
  mortgageGained: null,
  debt: null,
  debtKind: null,
  years: null,
  date: null,
  ...figures,
});

/** What each change can do something about. */
const MENDS: Readonly<Record<ProgramChangeCode, readonly string[]>> = {
  AMORTIZATION: ['AMORTIZATION_TOO_LONG', 'GDS_OVER', 'TDS_OVER'],
  BORROW_LESS: ['GDS_OVER', 'LOAN_OVER', 'LTV_OVER', 'TDS_OVER'],
  CLOSING_FUNDS: ['CLOSING_FUNDS_SHORT'],
  DOWN_PAYMENT: ['DOWN_PAYMENT_SHORT', 'GDS_OVER', 'LOAN_OVER', 'LTV_OVER', 'TDS_OVER'],
  INCOME: ['GDS_OVER', 'TDS_OVER'],
  LOWER_PRICE: ['DOWN_PAYMENT_SHORT', 'GDS_OVER', 'LOAN_OVER', 'LTV_OVER', 'PRICE_OVER_CAP', 'TDS_OVER'],
  PAY_DEBT: ['TDS_OVER'],
  WAIT: ['BANKRUPTCY_RECENT'],
};

/** What stands against a file: the reasons of a program, or of a lender too. */
export type Against = readonly (Omit<ProgramReason, 'code'> & { code: string })[];

export type Opens = (file: MortgageFile, row: ProgramRow) => boolean;

interface Tried {
  file: MortgageFile;
  row: ProgramRow;
  reasons: Against;
  result: FileResult;
  opens: Opens;
}

const opensProgram: Opens = (file, row) => fitOf(file, row).reasons.length === 0;

const withDown = (file: MortgageFile, cents: number): MortgageFile => {
  const { mortgage, availableFunds } = file;
  const more = cents - toCents(mortgage.downPayment ?? 0);
  return {
    ...file,
    mortgage: { ...mortgage, downPayment: cents / 100 },
    // what is added to the down payment is added to the cash
    availableFunds: availableFunds === undefined ? undefined : (toCents(availableFunds) + more) / 100,
  };
};
const withAmount = (file: MortgageFile, cents: number): MortgageFile => ({
  ...file,
  mortgage: { ...file.mortgage, amount: cents / 100 },
});

const FIFTH = 5;

/** The least whole number from `from` to `to` that passes; the test holds from some number on. */
function leastThat(from: number, to: number, passes: (number: number) => boolean): number | undefined {
  if (from > to || !passes(to)) return undefined;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** More down: within the program's own side of 20%, because the rules change there. */
function moreDown({ file, row, opens }: Tried): ProgramChange[] {
  if (!isPurchase(file)) return [];
  const price =
    toCents(file.property.price ?? 0) + toCents(row.needs === 'IMPROVEMENTS' ? (file.improvements?.cost ?? 0) : 0);
  const down = toCents(file.mortgage.downPayment ?? 0);
  const least = toCents(leastOf(file, row));
  // a cent under 20% down, unless it is there already
  const fifth = Math.ceil(price / FIFTH) - 1;
  const isHigh = row.insurer !== 'conventional' && Math.max(down, least) <= fifth;
  const to = leastThat(Math.max(down + 1, least), isHigh ? fifth : price - 1, (cents) =>
    opens(withDown(file, cents), row),
  );
  return to === undefined ? [] : [change('DOWN_PAYMENT', { amount: (to - down) / 100, to: to / 100 })];
}

/** A lower price with the same down payment, on the program's own side of 20%. */
function lowerPrice({ file, row, opens }: Tried): ProgramChange[] {
  if (!isPurchase(file) || row.needs === 'IMPROVEMENTS') return [];
  const price = toCents(file.property.price ?? 0);
  const down = toCents(file.mortgage.downPayment ?? 0);
  const isHigh = row.insurer !== 'conventional' && down * FIFTH < price;
  const least = isHigh ? down * FIFTH + 1 : down + 1;
  const at = (cents: number): MortgageFile => ({ ...file, property: { ...file.property, price: cents / 100 } });
  const less = leastThat(1, price - Math.max(least, 1), (cents) => opens(at(price - cents), row));
  return less === undefined ? [] : [change('LOWER_PRICE', { amount: less / 100, to: (price - less) / 100 })];
}

function borrowLess({ file, row, opens }: Tried): ProgramChange[] {
  if (isPurchase(file)) return [];
  const amount = toCents(file.mortgage.amount ?? 0);
  const less = leastThat(1, amount - 1, (cents) => opens(withAmount(file, amount - cents), row));
  return less === undefined ? [] : [change('BORROW_LESS', { amount: less / 100, to: (amount - less) / 100 })];
}

/** What housing and debts take over the limit, dollars a month. */
const excessOf = ({ ratios }: FileResult, limitPct: number, costs: number): number =>
  costs - (ratios.annualIncome / 12) * (limitPct / 100);

/** The debt with so many cents of it paid; nothing where that takes nothing off its payment. */
function paid(debt: Liability, cents: number): Liability {
  const balance = toCents(debt.balance ?? 0);
  return cents >= balance ? { ...debt, payOut: true } : { ...debt, balance: (balance - cents) / 100 };
}

/** A part of a card or a line is enough; another debt has to go whole. */
const isPaidInParts = ({ kind, monthlyPayment }: Liability): boolean =>
  kind === 'heloc' || (REVOLVING.includes(kind) && (monthlyPayment ?? 0) === 0);

function payDebts({ file, row, result, opens }: Tried): ProgramChange[] {
  const { liabilities = [] } = file;
  const { ratios, policy, paymentOfDollar } = result;
  const { tdsLimitPct } = limitsOf(result);
  const excess = excessOf(result, tdsLimitPct, ratios.monthlyHousing + ratios.monthlyObligations);
  const counts = (debt: Liability): number => monthlyOf(debt, policy, ratios.qualifyingRatePct);
  return liabilities.flatMap((debt, index): ProgramChange[] => {
    const balance = toCents(debt.balance ?? 0);
    if (debt.payOut || balance === 0 || debt.kind === 'support_paid' || !(counts(debt) >= excess)) return [];
    const withPaid = (cents: number): MortgageFile => ({
      ...file,
      liabilities: liabilities.map((one, at) => (at === index ? paid(one, cents) : one)),
    });
    const from = isPaidInParts(debt) ? 1 : balance;
    const cents = leastThat(from, balance, (tried) => opens(withPaid(tried), row));
    if (cents === undefined) return [];
    const freed = counts(debt) - counts(paid(debt, cents));
    const gained = paymentOfDollar > 0 ? Math.min(MOST_DOLLARS, floorToCent(freed / paymentOfDollar)) : null;
    return [change('PAY_DEBT', { amount: cents / 100, mortgageGained: gained, debt: index, debtKind: debt.kind })];
  });
}

/** The years a program allows, where another number of them is enough. */
function otherYears({ file, row, result, opens }: Tried): ProgramChange[] {
  const isHighRatio = result.facts.isHighRatio;
  const longest = longestOf(file, row, isHighRatio);
  if (longest === undefined || longest === file.mortgage.amortizationYears) return [];
  const tried = { ...file, mortgage: { ...file.mortgage, amortizationYears: longest } };
  return opens(tried, row) ? [change('AMORTIZATION', { years: longest })] : [];
}

/** The income that carries it. Nothing else of the file changes with it, so it is worked out and not looked for. */
function moreIncome({ file, row, result, opens }: Tried): ProgramChange[] {
  const { ratios } = result;
  const { gdsLimitPct, tdsLimitPct } = limitsOf(result);
  const over = [
    excessOf(result, gdsLimitPct, ratios.monthlyHousing) / (gdsLimitPct / 100),
    excessOf(result, tdsLimitPct, ratios.monthlyHousing + ratios.monthlyObligations) / (tdsLimitPct / 100),
  ];
  const [first] = file.borrowers;
  if (!first) return [];
  const cents = roundCents(Math.max(...over) * 12 * 100 + 0.5);
  const tried = [cents - 1, cents, cents + 1].find((more) =>
    opens(
      {
        ...file,
        borrowers: [
          { ...first, incomes: [...first.incomes, { kind: 'other', annual: more / 100 }] },
          ...file.borrowers.slice(1),
        ],
      },
      row,
    ),
  );
  return tried === undefined ? [] : [change('INCOME', { amount: tried / 100 })];
}

function closingFunds({ reasons }: Tried): ProgramChange[] {
  const short = reasons.find(({ code }) => code === 'CLOSING_FUNDS_SHORT');
  const missing = toCents(short?.limitAmount ?? 0) - toCents(short?.amount ?? 0);
  return missing > 0 ? [change('CLOSING_FUNDS', { amount: missing / 100, to: short?.limitAmount ?? null })] : [];
}

function wait({ reasons }: Tried): ProgramChange[] {
  const date = reasons.find(({ code }) => code === 'BANKRUPTCY_RECENT')?.until ?? null;
  return date === null ? [] : [change('WAIT', { date })];
}

type Find = (tried: Tried) => ProgramChange[];

/** Without money first, then what takes the least of it, then what takes time. */
const GROUPS: readonly (readonly (readonly [ProgramChangeCode, Find])[])[] = [
  [['AMORTIZATION', otherYears]],
  [
    ['PAY_DEBT', payDebts],
    ['DOWN_PAYMENT', moreDown],
    ['BORROW_LESS', borrowLess],
    ['CLOSING_FUNDS', closingFunds],
  ],
  [['LOWER_PRICE', lowerPrice]],
  [['INCOME', moreIncome]],
  [['WAIT', wait]],
];

/** Without money before what takes some, and the least of it before more. */
export const byCost = (one: ProgramChange, other: ProgramChange): number =>
  groupOf(one) - groupOf(other) || (one.amount ?? 0) - (other.amount ?? 0);

const groupOf = ({ code }: ProgramChange): number => GROUPS.findIndex((group) => group.some(([name]) => name === code));

/**
 * The cheapest single change that makes a program fit, each tried alone and the program worked out again.
 * @param opens asked of the changed file, where more than the program decides
 */
export function changeFor(
  file: MortgageFile,
  row: ProgramRow,
  { result, reasons }: { result?: FileResult; reasons: Against },
  opens: Opens = opensProgram,
): ProgramChange | null {
  if (!result || reasons.length === 0) return null;
  for (const group of GROUPS) {
    const found = group.flatMap(([code, find]) =>
      reasons.every((one) => MENDS[code].includes(one.code)) ? find({ file, row, reasons, result, opens }) : [],
    );
    const [cheapest] = found.sort(byCost);
    if (cheapest) return cheapest;
  }
  return null;
}
