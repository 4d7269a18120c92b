import type { TypeLanding } from '../landing.js';
import { thankYouOf } from '../thanks.js';

export const NEW_PURCHASE: TypeLanding = {
  title: 'Mortgage to buy a home',
  description:
    'What a home costs on closing day and over five years: the least down payment against 20%, with the insurance and the interest.',
  service: 'Mortgage to buy a home',
  tone: 'lake',
  lead: {
    source: 'LANDING',
    title: 'What can you buy?',
    submit: 'Plan my purchase',
    thanks: thankYouOf('new-purchase'),
  },
  type: 'new_purchase',
  purpose: 'PURCHASE',
  ready: 'Your income, your savings and the price you have in mind. A listing helps, if you have one.',
};
