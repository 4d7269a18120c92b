import { percentOf, roundCents, toCents } from './cents.js';
import { NoTableError } from './input-error.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import type { Band } from './tables/bands.js';
import { rowOn, type Dated } from './tables/dated.js';
import {
  MONTREAL,
  NEW_BRUNSWICK,
  NEWFOUNDLAND,
  NOVA_SCOTIA,
  PRINCE_EDWARD_ISLAND,
  QUEBEC,
} from './tables/land-transfer-east.js';
import { ONTARIO, TORONTO, type OntarioRow } from './tables/land-transfer-ontario.js';
import { ALBERTA, BRITISH_COLUMBIA, MANITOBA, SASKATCHEWAN, type Relief } from './tables/land-transfer-west.js';
import type { Province } from './tables/provinces.js';

/** Whole cents. */
export interface PlaceTax {
  provincial?: number;
  municipal?: number;
  rebate?: number;
  warnings?: string[];
  /** The rows used, by the name of their table */
  rows: Record<string, Dated>;
}

const ONE_OR_TWO_FAMILY = ['single-family', 'condo', 'townhouse', 'duplex'];
const RESIDENTIAL = [...ONE_OR_TWO_FAMILY, 'multi-residential'];
/** The former municipalities are Toronto; people still write their names. */
const TORONTO_NAMES = ['toronto', 'northyork', 'scarborough', 'etobicoke', 'eastyork'];

/** A city as the tables write it: letters alone, without accents and "City of". */
export function placeKey(city = ''): string {
  const letters = city.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  return letters
    .toLowerCase()
    .replace(/^ *(city|town|ville) (of|de) /, '')
    .replaceAll(' ', '');
}

/** Marginal tax of a price, whole cents. */
export function byBands(price: number, bands: readonly Band[]): number {
  let from = 0;
  let cents = 0;
  for (const { upTo, pct } of bands) {
    cents += Math.max(0, Math.min(price, upTo) - from) * pct;
    from = upTo;
  }
  return roundCents(cents);
}

const on = <Row extends Dated>(table: string, rows: readonly Row[], { closingDate }: LandTransferTaxInput): Row =>
  rowOn(table, rows, closingDate, 'closingDate');

/** The relief of first-time buyers and new builds is for citizens and permanent residents. */
const hasFirstTimeRelief = ({ firstTimeBuyer, residentBuyer }: LandTransferTaxInput): boolean =>
  firstTimeBuyer && residentBuyer;

const foreignWarning = ({ residentBuyer }: LandTransferTaxInput, text: string): string[] =>
  residentBuyer ? [] : [text];

function ontarioScale(input: LandTransferTaxInput, row: OntarioRow): number {
  return byBands(input.price, ONE_OR_TWO_FAMILY.includes(input.propertyType) ? row.bands : row.otherBands);
}

function ontario(input: LandTransferTaxInput): PlaceTax {
  const row = on('land transfer tax of Ontario', ONTARIO, input);
  const isToronto = TORONTO_NAMES.includes(placeKey(input.city));
  const city = isToronto ? on('land transfer tax of Toronto', TORONTO, input) : undefined;
  const provincial = ontarioScale(input, row);
  const municipal = city ? ontarioScale(input, city) : 0;
  const refund = (tax: number, most = 0): number => (hasFirstTimeRelief(input) ? Math.min(tax, toCents(most)) : 0);
  const foreign = 'Ontario taxes foreign buyers a further 25%, Toronto a further 10%; not in this figure.';
  return {
    provincial,
    municipal,
    rebate: refund(provincial, row.firstTimeRefund) + refund(municipal, city?.firstTimeRefund),
    warnings: foreignWarning(input, foreign),
    rows: { 'land transfer tax of Ontario': row, ...(city && { 'land transfer tax of Toronto': city }) },
  };
}

/** The whole of it up to one price, nothing from another, evenly less between. */
function relieved(cents: number, price: number, { wholeUpTo, goneFrom }: Relief): number {
  const share = (goneFrom - price) / (goneFrom - wholeUpTo);
  return roundCents(cents * Math.min(1, Math.max(0, share)));
}

function britishColumbia(input: LandTransferTaxInput): PlaceTax {
  const row = on('property transfer tax of British Columbia', BRITISH_COLUMBIA, input);
  const { price } = input;
  const isHome = RESIDENTIAL.includes(input.propertyType);
  const provincial = byBands(price, isHome ? row.bands : row.otherBands);
  const onFirst = byBands(Math.min(price, row.firstTime.onFirst), row.bands);
  const firstTime = isHome && hasFirstTimeRelief(input) ? relieved(onFirst, price, row.firstTime) : 0;
  const isNewHome = isHome && input.newlyBuilt && input.residentBuyer;
  const newlyBuilt = isNewHome ? relieved(provincial, price, row.newlyBuilt) : 0;
  return {
    provincial,
    // Never both: the better one.
    rebate: Math.max(firstTime, newlyBuilt),
    warnings: foreignWarning(input, 'British Columbia may tax foreign buyers further; not in this figure.'),
    rows: { 'property transfer tax of British Columbia': row },
  };
}

function quebec(input: LandTransferTaxInput): PlaceTax {
  const isMontreal = placeKey(input.city) === 'montreal';
  const table = isMontreal ? 'transfer duties of Montréal' : 'transfer duties of Québec';
  const row = on(table, isMontreal ? MONTREAL : QUEBEC, input);
  const byLaw = 'A municipal by-law may set up to 3% on the part over $500,000; not in this figure.';
  return {
    municipal: byBands(input.price, row.bands),
    warnings: isMontreal ? [] : [byLaw],
    rows: { [table]: row },
  };
}

function novaScotia(input: LandTransferTaxInput): PlaceTax {
  const row = on('deed transfer tax of Nova Scotia', NOVA_SCOTIA, input);
  const pct = row.pctByPlace[placeKey(input.city)];
  if (pct === undefined)
    throw new NoTableError('city', 'There is no table of the deed transfer tax for this municipality of Nova Scotia');
  return {
    municipal: percentOf(toCents(input.price), pct),
    warnings: foreignWarning(input, 'Nova Scotia taxes non-residents a further 10%; not in this figure.'),
    rows: { 'deed transfer tax of Nova Scotia': row },
  };
}

function princeEdwardIsland(input: LandTransferTaxInput): PlaceTax {
  const row = on('transfer tax of Prince Edward Island', PRINCE_EDWARD_ISLAND, input);
  const provincial = input.price <= row.exemptUpTo ? 0 : percentOf(toCents(input.price), row.pct);
  return {
    provincial,
    rebate: hasFirstTimeRelief(input) ? provincial : 0,
    rows: { 'transfer tax of Prince Edward Island': row },
  };
}

function alberta(input: LandTransferTaxInput): PlaceTax {
  const row = on('registration fees of Alberta', ALBERTA, input);
  const fee = (amount: number): number => toCents(row.base + row.perStep * Math.ceil(amount / row.step));
  const ofMortgage = input.mortgageAmount ? fee(input.mortgageAmount) : 0;
  return { provincial: fee(input.price) + ofMortgage, rows: { 'registration fees of Alberta': row } };
}

function saskatchewan(input: LandTransferTaxInput): PlaceTax {
  const row = on('title fees of Saskatchewan', SASKATCHEWAN, input);
  const { price } = input;
  const small = price <= row.freeUpTo ? 0 : toCents(row.flat);
  return {
    provincial: price <= row.flatUpTo ? small : percentOf(toCents(price), row.pct),
    rows: { 'title fees of Saskatchewan': row },
  };
}

function newfoundland(input: LandTransferTaxInput): PlaceTax {
  const row = on('registration of deeds of Newfoundland and Labrador', NEWFOUNDLAND, input);
  const steps = Math.ceil(Math.max(0, input.price - row.freeUpTo) / row.step);
  return {
    provincial: toCents(row.base + row.perStep * steps),
    rows: { 'registration of deeds of Newfoundland and Labrador': row },
  };
}

function manitoba(input: LandTransferTaxInput): PlaceTax {
  const row = on('land transfer tax of Manitoba', MANITOBA, input);
  return { provincial: byBands(input.price, row.bands), rows: { 'land transfer tax of Manitoba': row } };
}

function newBrunswick(input: LandTransferTaxInput): PlaceTax {
  const row = on('transfer tax of New Brunswick', NEW_BRUNSWICK, input);
  return { provincial: percentOf(toCents(input.price), row.pct), rows: { 'transfer tax of New Brunswick': row } };
}

const BY_PROVINCE: Partial<Record<Province, (input: LandTransferTaxInput) => PlaceTax>> = {
  AB: alberta,
  BC: britishColumbia,
  MB: manitoba,
  NB: newBrunswick,
  NL: newfoundland,
  NS: novaScotia,
  ON: ontario,
  PE: princeEdwardIsland,
  QC: quebec,
  SK: saskatchewan,
};

export function taxOf(input: LandTransferTaxInput): PlaceTax {
  const place = BY_PROVINCE[input.province];
  if (!place) throw new NoTableError('province', `There is no table of registration fees for ${input.province}`);
  return place(input);
}
