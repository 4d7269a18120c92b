import { PROVINCES } from '@brokerage/domain/application/applications';
import type { SceneName } from '../../illustrations/scene-names';
import type { OpenJobsQuery } from './careers.generated';

export type ListedJob = OpenJobsQuery['jobs'][number];
type Placed = Pick<ListedJob, 'city' | 'province' | 'remote'>;

export const provinceName = (code: string | null): string | undefined =>
  PROVINCES.find((province) => province.code === code)?.name;

/** 'Toronto, or from home in Ontario' */
export function placeWords({ city, province, remote }: Placed): string {
  const where = provinceName(province);
  const home = where === undefined ? 'From home, anywhere in Canada' : `From home in ${where}`;
  if (city === null) return remote ? home : (where ?? 'Canada');
  return remote ? `${city}, or ${home.replace('From', 'from')}` : city;
}

export const licenceWords = (needed: boolean): string => (needed ? 'Licence needed' : 'No licence needed');

const WEST = { name: 'vancouver-special', ground: 'var(--lake-200)' } as const;
const PRAIRIE = { name: 'bungalow', ground: 'var(--larch-200)' } as const;

/** The house of its place, as people build there; a row of houses for all of Canada. */
const HOUSES: Readonly<Record<string, { name: SceneName; ground: string }>> = {
  BC: WEST,
  YT: WEST,
  AB: PRAIRIE,
  SK: PRAIRIE,
  MB: PRAIRIE,
  ON: { name: 'gable', ground: 'var(--barn-200)' },
  QC: { name: 'triplex', ground: 'var(--plum-200)' },
};

export const houseOf = ({ province }: Pick<Placed, 'province'>): { name: SceneName; ground: string } =>
  HOUSES[province ?? ''] ?? { name: 'row', ground: 'var(--lake-200)' };
