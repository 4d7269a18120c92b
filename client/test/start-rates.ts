import { ROUND_RATE } from '../src/features/calculator/fields/common';
import type { Answers } from './in-app';

/** What is published for each class. */
export const RATES = { INSURED: 3.94, INSURABLE: 4.19, UNINSURED: 4.44 };

const isClass = (name: unknown): name is keyof typeof RATES => typeof name === 'string' && name in RATES;

/** The server's answer of a rate to begin with. */
export const startRates = {
  StartRate({ input }) {
    const insurance = typeof input === 'object' && input !== null && 'insurance' in input ? input.insurance : undefined;
    if (!isClass(insurance)) return undefined;
    return {
      startRate: {
        __typename: 'StartRate',
        id: insurance,
        bankName: 'Oak Trust',
        term: 5,
        type: 'FIXED',
        compounding: 'SEMI_ANNUAL',
        rate: RATES[insurance],
        apr: null,
        insurance,
        updatedAt: '2026-11-25T14:05:00.000Z',
      },
    };
  },
} satisfies Answers;

/** Where a page of a purchase begins. */
export const INSURED_START = { ...ROUND_RATE, rate: RATES.INSURED };
