export type RateType =
  | 'FIXED'
  | 'VARIABLE';
