import type { Frequency } from './payment.js';

export const PAYMENTS_PER_YEAR: Record<Frequency, number> = {
  monthly: 12,
  'semi-monthly': 24,
  'bi-weekly': 26,
  weekly: 52,
  'accelerated-bi-weekly': 26,
  'accelerated-weekly': 52,
};

export const FREQUENCIES = Object.keys(PAYMENTS_PER_YEAR) as Frequency[];
