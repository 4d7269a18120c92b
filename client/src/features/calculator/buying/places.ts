import { BY_LAWS } from '@brokerage/domain/mortgage/tables/land-transfer-quebec';
import { NOVA_SCOTIA } from '@brokerage/domain/mortgage/tables/land-transfer-nova-scotia';
import type { Choice } from '@brokerage/domain/forms/fields';

const same = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name }));
const elsewhere = (label: string): Choice => ({ value: '', label });

/** Cities with a tax or a rate of their own, by province; elsewhere the city makes no difference. */
const CITIES: Readonly<Record<string, readonly Choice[]>> = {
  ON: [elsewhere('Outside Toronto'), ...same('Toronto')],
  QC: [elsewhere('Another city or town'), ...same('Montréal', ...Object.keys(BY_LAWS))],
  NS: [...same(...Object.keys(NOVA_SCOTIA.at(-1)?.pctByPlace ?? {})), elsewhere('I’m not sure yet')],
};

export const citiesOf = (province: string): readonly Choice[] => CITIES[province] ?? [];
