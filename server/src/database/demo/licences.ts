import type { Licence } from '@brokerage/domain/vocabulary/licences';

/** Invented numbers that say so. They are shown with sample data only. */
export const LICENCES: readonly Licence[] = [
  { province: 'ON', number: '10412 (sample)' },
  { province: 'BC', number: 'X300567 (sample)' },
  { province: 'AB', number: '71180 (sample)' },
  { province: 'SK', number: '508823 (sample)' },
  { province: 'MB', number: '20361 (sample)' },
  { province: 'QC', number: '605412 (sample)' },
  { province: 'NB', number: '180042 (sample)' },
  { province: 'NS', number: '4417203 (sample)' },
  { province: 'NL', number: '22-09-TM (sample)' },
];
