import type { TypeLanding } from '../landing.js';
import { thankYouOf } from '../thanks.js';

export const EQUITY_TAKEOUT: TypeLanding = {
  title: 'Borrow against your home',
  description:
    'How far your home reaches under the 65% and 80% limits, and what a credit line costs against a larger mortgage.',
  service: 'Home equity borrowing',
  tone: 'barn',
  lead: {
    source: 'LANDING',
    title: 'How much is within reach?',
    submit: 'Measure it for me',
    thanks: thankYouOf('equity-takeout'),
  },
  type: 'equity_takeout',
  purpose: 'REFINANCE',
  ready: 'Your last mortgage statement, and a guess at what your home would sell for.',
};
