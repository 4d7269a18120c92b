import { percentOf, toCents } from './cents.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import type { Note } from './notes.js';
import { placeKey } from './place-key.js';
import { oneRate, scale, tableOn, type PlaceTax } from './place-tax.js';
import { isInForce } from './tables/dated.js';
import {
  NOVA_SCOTIA,
  NOVA_SCOTIA_COMMUNITIES,
  NOVA_SCOTIA_NON_RESIDENT,
  type NonResidentRow,
  type NovaScotiaRow,
} from './tables/land-transfer-nova-scotia.js';

/** What the province's tax on non-residents is on. */
const HOMES: readonly string[] = ['single-family', 'condo', 'townhouse', 'duplex', 'multi-residential'];

/** A county or district may be named without the word, unless a town has the same name. */
const WAYS = ['', 'County of ', 'District of '];

function rateOf({ pctByPlace }: NovaScotiaRow, city: string): number | undefined {
  const key = placeKey(city);
  const community = Object.entries(NOVA_SCOTIA_COMMUNITIES).find(([name]) => placeKey(name) === key);
  const wanted = community ? placeKey(community[1]) : key;
  const names = WAYS.map((way) => placeKey(way) + wanted);
  const places = Object.entries(pctByPlace).map(([name, pct]) => ({ key: placeKey(name), pct }));
  return names.flatMap((name) => places.find((place) => place.key === name) ?? [])[0]?.pct;
}

/** The row of the tax on non-residents, where it is due. */
const nonResidentRow = ({
  residentOfProvince,
  propertyType,
  closingDate,
}: LandTransferTaxInput): NonResidentRow | undefined =>
  residentOfProvince === false && HOMES.includes(propertyType)
    ? NOVA_SCOTIA_NON_RESIDENT.find((row) => isInForce(row, closingDate))
    : undefined;

/** What is said of the tax on non-residents: it is in the figure, or nobody said where the buyers live. */
function residenceNotes({ residentOfProvince, residentBuyer }: LandTransferTaxInput, isAdded: boolean): Note[] {
  if (isAdded) return ['NON_RESIDENT_NS_ADDED'];
  if (residentOfProvince !== undefined) return [];
  return [residentBuyer ? 'NON_RESIDENT_NS' : 'FOREIGN_BUYER_NS'];
}

/** Municipal deed transfer tax, and the province's on buyers who live elsewhere; the highest rate where we do not know the municipality. */
export function novaScotia(input: LandTransferTaxInput): PlaceTax {
  const table = 'deed transfer tax of Nova Scotia';
  const row = tableOn(table, NOVA_SCOTIA, input);
  const added = nonResidentRow(input);
  const onNonResidents = 'deed transfer tax on non-residents of Nova Scotia';
  const pct = rateOf(row, input.city ?? '');
  return {
    // the province's own part
    provincial: added ? percentOf(toCents(input.price), added.pct) : 0,
    municipal: percentOf(toCents(input.price), pct ?? row.highestPct),
    notes: [
      ...(pct === undefined ? (['NOVA_SCOTIA_HIGHEST_RATE'] as const) : []),
      'ASSESSED_VALUE',
      ...residenceNotes(input, added !== undefined),
    ],
    scales: [
      ...(added ? [scale('provincial', oneRate(added.pct), onNonResidents)] : []),
      scale('municipal', oneRate(pct ?? row.highestPct), table),
    ],
    rows: { [table]: row, ...(added && { [onNonResidents]: added }) },
  };
}
