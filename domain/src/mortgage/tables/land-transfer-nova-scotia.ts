import type { Dated } from './dated.js';

/** Municipal deed transfer tax as a percent of the price, by municipality. */
export interface NovaScotiaRow extends Dated {
  pctByPlace: Readonly<Record<string, number>>;
  /** The highest rate the province allows: our estimate where we do not know the municipality. */
  highestPct: number;
}

/** What the province adds on a home whose buyers do not all live there, nor move there within six months: percent. */
export interface NonResidentRow extends Dated {
  pct: number;
}

export const NOVA_SCOTIA_NON_RESIDENT: readonly NonResidentRow[] = [
  {
    effectiveFrom: '2025-04-01',
    source: 'Provincial Non-resident Deed Transfer Tax, 10% (novascotia.ca; reminetwork.com) [S2]',
    pct: 10,
  },
];

export const NOVA_SCOTIA: readonly NovaScotiaRow[] = [
  {
    effectiveFrom: '2017-01-01',
    effectiveTo: '2026-03-31',
    source: 'Halifax 1.5% (ratehub.ca); others Service Nova Scotia, municipal deed transfer tax rates [S2]',
    highestPct: 1.5,
    pctByPlace: {
      Halifax: 1.5,
      'Cape Breton': 1.5,
      'Annapolis Royal': 1.5,
      Middleton: 1.5,
      Antigonish: 1.5,
      Bridgewater: 1.5,
      Amherst: 1.25,
      Truro: 1,
      Stewiacke: 1,
      'New Glasgow': 1,
      Yarmouth: 1,
      Kentville: 0,
    },
  },
  {
    effectiveFrom: '2026-04-01',
    source: 'Service Nova Scotia, novascotia.ca/sns/pdf/ans-property-dtt-rates.pdf, April 2026, second-hand [S2]',
    highestPct: 1.5,
    pctByPlace: {
      Halifax: 1.5,
      'Cape Breton': 1.5,
      Amherst: 1.5,
      'Annapolis Royal': 1.5,
      Antigonish: 1.5,
      Berwick: 1.25,
      Bridgewater: 1.5,
      'Clark’s Harbour': 1,
      'County of Annapolis': 1.5,
      'County of Antigonish': 1,
      'County of Colchester': 1.5,
      'County of Cumberland': 1.5,
      'County of Inverness': 1.5,
      'County of Kings': 1.5,
      'County of Pictou': 1,
      'County of Richmond': 1.5,
      'County of Victoria': 1.5,
      Digby: 1.5,
      'District of Argyle': 1,
      'District of Barrington': 1.5,
      'District of Chester': 1.5,
      'District of Clare': 1,
      'District of Digby': 1,
      'District of East Hants': 1.5,
      'District of Guysborough': 1,
      'District of Lunenburg': 1.25,
      'District of Shelburne': 1.5,
      'District of St. Mary’s': 1.25,
      'District of Yarmouth': 1,
      Kentville: 1.5,
      Lockeport: 1.5,
      Lunenburg: 1.5,
      'Mahone Bay': 1.5,
      Middleton: 1.5,
      Mulgrave: 1.5,
      'New Glasgow': 1,
      Oxford: 1.5,
      Pictou: 1,
      'Port Hawkesbury': 1.5,
      Queens: 1.5,
      Shelburne: 1.5,
      Stellarton: 1,
      Stewiacke: 1,
      Trenton: 1,
      Truro: 1.5,
      'West Hants': 1.5,
      Westville: 1,
      Wolfville: 1.5,
      Yarmouth: 1,
    },
  },
];

/** Communities, and towns that joined a neighbour, by the municipality that taxes them. */
export const NOVA_SCOTIA_COMMUNITIES: Readonly<Record<string, string>> = {
  Baddeck: 'County of Victoria',
  // the municipalities' own long names and their letters
  'Cape Breton Regional Municipality': 'Cape Breton',
  CBRM: 'Cape Breton',
  HRM: 'Halifax',
  'Region of Queens': 'Queens',
  'Region of Queens Municipality': 'Queens',
  Bedford: 'Halifax',
  Bridgetown: 'County of Annapolis',
  'Cole Harbour': 'Halifax',
  Dartmouth: 'Halifax',
  Elmsdale: 'District of East Hants',
  Enfield: 'District of East Hants',
  'Glace Bay': 'Cape Breton',
  'Halifax Regional Municipality': 'Halifax',
  Hantsport: 'West Hants',
  Liverpool: 'Queens',
  'Lower Sackville': 'Halifax',
  'New Minas': 'County of Kings',
  'New Waterford': 'Cape Breton',
  'North Sydney': 'Cape Breton',
  Parrsboro: 'County of Cumberland',
  Sackville: 'Halifax',
  Springhill: 'County of Cumberland',
  Sydney: 'Cape Breton',
  'Sydney Mines': 'Cape Breton',
  Windsor: 'West Hants',
};
