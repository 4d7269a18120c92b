import { PROVINCES } from 'domain/vocabulary/applications';
import type { Choice } from './spec';

/** The territories charge registration fees of which we have no table. */
const WITHOUT_TABLE = ['NT', 'NU', 'YT'];

export const PROVINCE_CHOICES: readonly Choice[] = PROVINCES.filter(({ code }) => !WITHOUT_TABLE.includes(code)).map(
  ({ code, name }) => ({ value: code, label: name }),
);

const same = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

/** Cities with a tax of their own, by province; elsewhere the city makes no difference. */
const CITIES: Readonly<Record<string, readonly Choice[]>> = {
  ON: [{ value: '', label: 'Outside Toronto' }, ...same('Toronto')],
  QC: [{ value: '', label: 'Outside Montréal' }, ...same('Montréal')],
  NS: same(
    'Halifax',
    'Cape Breton',
    'Amherst',
    'Annapolis Royal',
    'Antigonish',
    'Bridgewater',
    'Kentville',
    'Middleton',
    'New Glasgow',
    'Stewiacke',
    'Truro',
    'Yarmouth',
  ),
};

export const citiesOf = (province: string): readonly Choice[] => CITIES[province] ?? [];
