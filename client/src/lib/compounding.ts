import type { Compounding as Engine } from '@brokerage/domain/mortgage/periodic-rate';
import type { Compounding } from '../schema.generated';

/** The engine's word for what the schema names. */
export const engineCompounding = (name: Compounding): Engine => (name === 'MONTHLY' ? 'monthly' : 'semi-annual');
