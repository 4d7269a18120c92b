import { percentOf, roundCents, toCents } from './cents.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import { oneRate, scale, tableOn, type PlaceTax } from './place-tax.js';
import {
  ALBERTA,
  NEWFOUNDLAND,
  NORTHWEST_TERRITORIES,
  NUNAVUT,
  SASKATCHEWAN,
  YUKON,
  type FlatFees,
  type PerThousand,
  type SteppedRow,
  type TerritoryRow,
} from './tables/registration-fees.js';

/** Provinces and territories without a land transfer tax: fees to register the title and the mortgage. */

function steppedFee(amount: number, { base, perStep, step, freeUpTo, atMost }: SteppedRow): number {
  const steps = Math.ceil(Math.max(0, amount - freeUpTo) / step);
  return Math.min(toCents(base + perStep * steps), toCents(atMost));
}

function perThousandFee(amount: number, { tiers, atLeast }: PerThousand): number {
  let from = 0;
  let cents = 0;
  for (const { upTo, fee } of tiers) {
    cents += Math.ceil(Math.max(0, Math.min(amount, upTo) - from) / 1000) * fee * 100;
    from = upTo;
  }
  return Math.max(roundCents(cents), toCents(atLeast));
}

const flatFee = (amount: number, fees: FlatFees): number => toCents(fees.find(({ below }) => amount < below)?.fee ?? 0);

/** A purchase without a mortgage registers none. */
const ofMortgage = (mortgage: number | undefined, fee: (amount: number) => number): number =>
  mortgage ? fee(mortgage) : 0;

function stepped(table: string, rows: readonly SteppedRow[], input: LandTransferTaxInput): PlaceTax {
  const row = tableOn(table, rows, input);
  const fee = (amount: number): number => steppedFee(amount, row);
  return { provincial: fee(input.price) + ofMortgage(input.mortgageAmount, fee), rows: { [table]: row } };
}

function territory(table: string, rows: readonly TerritoryRow[], input: LandTransferTaxInput): PlaceTax {
  const row = tableOn(table, rows, input);
  const title = perThousandFee(input.price, row.title);
  const mortgage = ofMortgage(input.mortgageAmount, (amount) => perThousandFee(amount, row.mortgage));
  return { provincial: title + mortgage, rows: { [table]: row } };
}

export const alberta = (input: LandTransferTaxInput): PlaceTax =>
  stepped('registration fees of Alberta', ALBERTA, input);

export const newfoundland = (input: LandTransferTaxInput): PlaceTax =>
  stepped('registration of deeds of Newfoundland and Labrador', NEWFOUNDLAND, input);

export const northwestTerritories = (input: LandTransferTaxInput): PlaceTax =>
  territory('registration fees of the Northwest Territories', NORTHWEST_TERRITORIES, input);

export const nunavut = (input: LandTransferTaxInput): PlaceTax =>
  territory('registration fees of Nunavut', NUNAVUT, input);

export function yukon(input: LandTransferTaxInput): PlaceTax {
  const table = 'registration fees of Yukon';
  const row = tableOn(table, YUKON, input);
  const mortgage = ofMortgage(input.mortgageAmount, (amount) => flatFee(amount, row.mortgage));
  return {
    provincial: flatFee(input.price, row.title) + mortgage,
    notes: ['YUKON_ASSURANCE_FEE'],
    rows: { [table]: row },
  };
}

export function saskatchewan(input: LandTransferTaxInput): PlaceTax {
  const table = 'title fees of Saskatchewan';
  const row = tableOn(table, SASKATCHEWAN, input);
  const small = input.price <= row.freeUpTo ? 0 : toCents(row.flat);
  if (input.price <= row.flatUpTo) return { provincial: small, rows: { [table]: row } };
  return {
    provincial: percentOf(toCents(input.price), row.pct),
    scales: [scale('provincial', oneRate(row.pct), table)],
    rows: { [table]: row },
  };
}
