import type { RateType } from '../../schema.generated';

/** In the order of the columns. */
export const TYPES: readonly { value: RateType; label: string }[] = [
  { value: 'FIXED', label: 'Fixed' },
  { value: 'VARIABLE', label: 'Variable' },
];
