import { percentOf, roundCents, toCents } from './cents.js';
import { hasNeverOwned } from './first-time.js';
import { alberta, newfoundland, northwestTerritories, nunavut, saskatchewan, yukon } from './land-transfer-fees.js';
import { novaScotia } from './land-transfer-nova-scotia.js';
import { quebec } from './land-transfer-quebec.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import type { Note } from './notes.js';
import { isToronto, isUnknownInOntario } from './place-key.js';
import { byBands, oneRate, scale, tableOn, type PlaceTax } from './place-tax.js';
import type { Band } from './tables/bands.js';
import { NEW_BRUNSWICK, PRINCE_EDWARD_ISLAND } from './tables/land-transfer-east.js';
import { ONTARIO, TORONTO, type OntarioRow } from './tables/land-transfer-ontario.js';
import { BRITISH_COLUMBIA, MANITOBA, type Relief } from './tables/land-transfer-west.js';
import type { Province } from './tables/provinces.js';

const ONE_OR_TWO_FAMILY = ['single-family', 'condo', 'townhouse', 'duplex'];
const RESIDENTIAL = [...ONE_OR_TWO_FAMILY, 'multi-residential'];
/** The part of a relief that the buyers who never owned a home get: their share, and only citizens and permanent residents. */
const firstTimeSharePct = (input: LandTransferTaxInput): number =>
  hasNeverOwned(input) && input.residentBuyer ? (input.neverOwnedSharePct ?? 100) : 0;

const ontarioBands = ({ propertyType }: LandTransferTaxInput, row: OntarioRow): readonly Band[] =>
  ONE_OR_TWO_FAMILY.includes(propertyType) ? row.bands : row.otherBands;

function ontario(input: LandTransferTaxInput): PlaceTax {
  const [ofOntario, ofToronto] = ['land transfer tax of Ontario', 'land transfer tax of Toronto'] as const;
  const row = tableOn(ofOntario, ONTARIO, input);
  const city = isToronto(input.city) ? tableOn(ofToronto, TORONTO, input) : undefined;
  const bands = ontarioBands(input, row);
  const cityBands = city ? ontarioBands(input, city) : [];
  const provincial = byBands(input.price, bands);
  const municipal = byBands(input.price, cityBands);
  const refund = (tax: number, most = 0): number => percentOf(Math.min(tax, toCents(most)), firstTimeSharePct(input));
  const notes: Note[] = [
    ...(isUnknownInOntario(input.city) ? (['UNKNOWN_CITY'] as const) : []),
    ...(input.residentBuyer ? [] : (['FOREIGN_BUYER_ON'] as const)),
  ];
  return {
    provincial,
    municipal,
    rebate: refund(provincial, row.firstTimeRefund) + refund(municipal, city?.firstTimeRefund),
    notes,
    scales: [scale('provincial', bands, ofOntario), scale('municipal', cityBands, ofToronto)],
    rows: { [ofOntario]: row, ...(city && { [ofToronto]: city }) },
  };
}

/** The whole of it up to one price, nothing from another, evenly less between. */
function relieved(cents: number, price: number, { wholeUpTo, goneFrom }: Relief): number {
  const share = (goneFrom - price) / (goneFrom - wholeUpTo);
  return roundCents(cents * Math.min(1, Math.max(0, share)));
}

function britishColumbia(input: LandTransferTaxInput): PlaceTax {
  const table = 'property transfer tax of British Columbia';
  const row = tableOn(table, BRITISH_COLUMBIA, input);
  const { price } = input;
  const isHome = RESIDENTIAL.includes(input.propertyType);
  const bands = isHome ? row.bands : row.otherBands;
  const provincial = byBands(price, bands);
  const onFirst = byBands(Math.min(price, row.firstTime.onFirst), row.bands);
  const firstTime = isHome ? percentOf(relieved(onFirst, price, row.firstTime), firstTimeSharePct(input)) : 0;
  const isNewHome = isHome && input.newlyBuilt && input.residentBuyer;
  const newlyBuilt = isNewHome ? relieved(provincial, price, row.newlyBuilt) : 0;
  return {
    provincial,
    // Never both: the better one.
    rebate: Math.max(firstTime, newlyBuilt),
    notes: input.residentBuyer ? (firstTime > newlyBuilt ? ['RESIDENCE_BC'] : []) : ['FOREIGN_BUYER_BC'],
    scales: [scale('provincial', bands, table)],
    rows: { [table]: row },
  };
}

function princeEdwardIsland(input: LandTransferTaxInput): PlaceTax {
  const table = 'transfer tax of Prince Edward Island';
  const row = tableOn(table, PRINCE_EDWARD_ISLAND, input);
  const sharePct = firstTimeSharePct(input);
  const pct = input.price <= row.exemptUpTo ? 0 : row.pct;
  const provincial = percentOf(toCents(input.price), pct);
  return {
    provincial,
    // no source says what a share of the title gets
    rebate: sharePct === 100 ? provincial : 0,
    notes: [
      'ASSESSED_VALUE',
      ...(sharePct > 0 && sharePct < 100 ? (['FIRST_TIME_PE_SHARE'] as const) : []),
      ...(sharePct === 100 && provincial > 0 ? (['RESIDENCE_PE'] as const) : []),
    ],
    scales: [scale('provincial', oneRate(pct), table)],
    rows: { [table]: row },
  };
}

function manitoba(input: LandTransferTaxInput): PlaceTax {
  const table = 'land transfer tax of Manitoba';
  const row = tableOn(table, MANITOBA, input);
  return {
    provincial: byBands(input.price, row.bands),
    notes: ['MANITOBA_FLAT_FEE'],
    scales: [scale('provincial', row.bands, table)],
    rows: { [table]: row },
  };
}

function newBrunswick(input: LandTransferTaxInput): PlaceTax {
  const table = 'transfer tax of New Brunswick';
  const row = tableOn(table, NEW_BRUNSWICK, input);
  return {
    provincial: percentOf(toCents(input.price), row.pct),
    notes: ['ASSESSED_VALUE'],
    scales: [scale('provincial', oneRate(row.pct), table)],
    rows: { [table]: row },
  };
}

const BY_PROVINCE: Record<Province, (input: LandTransferTaxInput) => PlaceTax> = {
  AB: alberta,
  BC: britishColumbia,
  MB: manitoba,
  NB: newBrunswick,
  NL: newfoundland,
  NS: novaScotia,
  NT: northwestTerritories,
  NU: nunavut,
  ON: ontario,
  PE: princeEdwardIsland,
  QC: quebec,
  SK: saskatchewan,
  YT: yukon,
};

export const taxOf = (input: LandTransferTaxInput): PlaceTax => BY_PROVINCE[input.province](input);
