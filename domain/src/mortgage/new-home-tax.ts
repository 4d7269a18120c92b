import { percentOf, roundCents, toCents } from './cents.js';
import { checkFirstTime, hadNoneInFourYears, type FirstTimeInput } from './first-time.js';
import { checkAmount, checkDate, checkFlag, checkOneOf } from './input-error.js';
import type { Note } from './notes.js';
import { madeBy, type Provenance } from './provenance.js';
import { isInForce, rowOn, type Dated } from './tables/dated.js';
import {
  GST,
  GST_FIRST_TIME,
  GST_NEW_HOUSING,
  ONTARIO_TEMPORARY,
  PROVINCIAL_FIRST_TIME,
  PROVINCIAL_NEW_HOUSING,
  PROVINCIAL_TAX,
  type RebateRow,
} from './tables/new-home-tax.js';
import { PROVINCES, type Province } from './tables/provinces.js';

export interface NewHomeTaxInput extends FirstTimeInput {
  /** Dollars, before tax */
  price: number;
  province: Province;
  newlyBuilt: boolean;
  /** You or a close relative will live in the home */
  primaryResidence: boolean;
  /** A citizen or permanent resident, as the first-time buyers' rebates require; true unless given */
  residentBuyer?: boolean;
  /** ISO date of the agreement of purchase and sale */
  agreementDate: string;
}

export interface NewHomeTax extends Provenance {
  /** 5%, the federal part of the HST too */
  gst: number;
  federalRebate: number;
  gstAfterRebate: number;
  /** The provincial part of the HST, or the QST */
  provincialTax: number;
  provincialRebate: number;
  total: number;
  totalRebate: number;
  totalAfterRebate: number;
  /** The part of the rebates that a builder may credit on closing */
  creditable: number;
  notes: Note[];
}

/** Whole cents, with the row it rests on; none where there is no rebate. */
export interface Rebate {
  cents: number;
  row?: RebateRow;
  rows: Record<string, Dated>;
}

export interface NewHomeRebates {
  federal: Rebate;
  /** Of the provincial part by itself */
  ordinary: Rebate;
  /** Of both taxes together */
  wholeTax: Rebate;
  /** It is the larger one: the provincial rebate is what it leaves beside the federal one */
  isTemporary: boolean;
}

const NO_REBATE: Rebate = { cents: 0, rows: {} };
const larger = (one: Rebate, other: Rebate): Rebate => (other.cents > one.cents ? other : one);

function checkInput(input: NewHomeTaxInput): void {
  checkAmount('price', input.price);
  checkOneOf('province', input.province, PROVINCES);
  for (const field of ['newlyBuilt', 'primaryResidence'] as const) checkFlag(field, input[field]);
  checkFirstTime(input);
  checkFlag('residentBuyer', input.residentBuyer ?? true);
  checkDate('agreementDate', input.agreementDate);
}

function amountOf(row: RebateRow, price: number, tax: number): number {
  if (price >= row.goneFrom) return 0;
  if (price <= row.wholeUpTo) return Math.min(percentOf(tax, row.pctOfTax), toCents(row.most));
  const share = (row.goneFrom - price) / (row.goneFrom - row.wholeUpTo);
  return toCents(row.least) + roundCents((toCents(row.most) - toCents(row.least)) * share);
}

/** The rebate of an agreement signed that day; none where no row is in force. */
function rebateOf(table: string, rows: readonly RebateRow[] | undefined, input: NewHomeTaxInput, tax: number): Rebate {
  const row = rows?.find((candidate) => isInForce(candidate, input.agreementDate));
  return row ? { cents: amountOf(row, input.price, tax), row, rows: { [table]: row } } : NO_REBATE;
}

/** The first-time buyers' rebate tops the ordinary one up: together they give the larger of the two. */
function federalRebate(input: NewHomeTaxInput, gst: number, isFirstTime: boolean): Rebate {
  const ordinary = rebateOf('GST new housing rebate', GST_NEW_HOUSING, input, gst);
  return isFirstTime
    ? larger(ordinary, rebateOf('first-time home buyers’ GST rebate', GST_FIRST_TIME, input, gst))
    : ordinary;
}

function provincialRebate(input: NewHomeTaxInput, tax: number, isFirstTime: boolean): Rebate {
  const { province } = input;
  const ordinary = rebateOf('provincial new housing rebate', PROVINCIAL_NEW_HOUSING[province], input, tax);
  if (!isFirstTime) return ordinary;
  const firstTime = PROVINCIAL_FIRST_TIME[province];
  return larger(ordinary, rebateOf('provincial first-time home buyers’ rebate', firstTime, input, tax));
}

/** The rebates on so much GST and provincial tax, in whole cents. */
export function rebatesOf(input: NewHomeTaxInput, gst: number, tax: number): NewHomeRebates {
  const { province, residentBuyer = true } = input;
  const isEligible = input.newlyBuilt && input.primaryResidence;
  // one of the buyers is enough for the whole of it
  const isFirstTime = hadNoneInFourYears(input) && residentBuyer;
  const federal = isEligible ? federalRebate(input, gst, isFirstTime) : NO_REBATE;
  const ordinary = isEligible ? provincialRebate(input, tax, isFirstTime) : NO_REBATE;
  const wholeTax =
    isEligible && province === 'ON'
      ? rebateOf('Ontario’s temporary HST relief', ONTARIO_TEMPORARY, input, gst + tax)
      : NO_REBATE;
  return { federal, ordinary, wholeTax, isTemporary: wholeTax.cents > federal.cents + ordinary.cents };
}

function notesOf({ province }: NewHomeTaxInput, provincial: number, isTemporary: boolean): Note[] {
  if (isTemporary) return ['NEW_HOME_ON_TEMPORARY'];
  if (province === 'SK') return ['NEW_HOME_SK_PST'];
  return province === 'NS' && provincial > 0 ? ['NEW_HOME_NS_REBATE_LATER'] : [];
}

/**
 * GST, HST or QST on a new home, and the rebates of a buyer who will live there. A resale home pays none. The rules
 * are those of the day the agreement was signed. Source: Excise Tax Act s. 254, S.C. 2026 c. 2, and the provinces.
 */
export function newHomeTax(input: NewHomeTaxInput): NewHomeTax {
  checkInput(input);
  const { province, agreementDate } = input;
  const gstRow = rowOn('GST', GST, agreementDate, 'agreementDate');
  const provincialRow = rowOn(
    'provincial sales tax on homes',
    PROVINCIAL_TAX[province],
    agreementDate,
    'agreementDate',
  );
  const price = input.newlyBuilt ? toCents(input.price) : 0;
  const gst = percentOf(price, gstRow.pct);
  const tax = percentOf(price, provincialRow.pct);
  const { federal, ordinary, wholeTax, isTemporary } = rebatesOf(input, gst, tax);
  const provincial = isTemporary ? wholeTax.cents - federal.cents : ordinary.cents;
  const rebates = federal.cents + provincial;
  const rows = { GST: gstRow, 'provincial sales tax on homes': provincialRow };
  return {
    gst: gst / 100,
    federalRebate: federal.cents / 100,
    gstAfterRebate: (gst - federal.cents) / 100,
    provincialTax: tax / 100,
    provincialRebate: provincial / 100,
    total: (gst + tax) / 100,
    totalRebate: rebates / 100,
    totalAfterRebate: (gst + tax - rebates) / 100,
    // Nova Scotia pays its rebate to the buyer alone.
    creditable: (province === 'NS' ? federal.cents : rebates) / 100,
    notes: input.newlyBuilt ? notesOf(input, provincial, isTemporary) : [],
    ...madeBy({ ...rows, ...federal.rows, ...(isTemporary ? wholeTax : ordinary).rows }),
  };
}
