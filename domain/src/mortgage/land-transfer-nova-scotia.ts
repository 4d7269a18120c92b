import { percentOf, toCents } from './cents.js';
import type { LandTransferTaxInput } from './land-transfer-tax.js';
import { placeKey } from './place-key.js';
import { tableOn, type PlaceTax } from './place-tax.js';
import { NOVA_SCOTIA, NOVA_SCOTIA_COMMUNITIES, type NovaScotiaRow } from './tables/land-transfer-nova-scotia.js';

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

/** Municipal deed transfer tax; the highest rate where we do not know the municipality. */
export function novaScotia(input: LandTransferTaxInput): PlaceTax {
  const table = 'deed transfer tax of Nova Scotia';
  const row = tableOn(table, NOVA_SCOTIA, input);
  const pct = rateOf(row, input.city ?? '');
  return {
    municipal: percentOf(toCents(input.price), pct ?? row.highestPct),
    notes: [
      ...(pct === undefined ? (['NOVA_SCOTIA_HIGHEST_RATE'] as const) : []),
      ...(input.residentBuyer ? [] : (['FOREIGN_BUYER_NS'] as const)),
      'ASSESSED_VALUE',
    ],
    rows: { [table]: row },
  };
}
