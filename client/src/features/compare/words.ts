import { PROVINCES } from '@brokerage/domain/application/applications';
import { formatTerm } from '../../lib/format';
import type { OfferCostFragment, RateOfferRowFragment } from './rate-offers.generated';
import { INSURANCES, PURPOSES } from './scenario';

/** With its cost where a mortgage was named. */
export type Offer = RateOfferRowFragment & { cost?: OfferCostFragment | null };

export const titleOf = ({ bankName, term, type }: Offer): string => `${bankName}, ${formatTerm(term, type)}`;

/** Whom the rate is for, in a few words; what does not matter is not said. */
export function suits({ purpose, insurance, province }: Pick<Offer, 'purpose' | 'insurance' | 'province'>): string {
  const said = [
    PURPOSES.find(({ value }) => value === purpose)?.label,
    INSURANCES.find(({ value }) => value === insurance)?.label.replace(/:.*/, ''),
    PROVINCES.find(({ code }) => code === province)?.name,
  ].filter((word) => word !== undefined);
  return said.length > 0 ? said.join(', ') : 'Any mortgage';
}
