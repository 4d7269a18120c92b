import { liveWords } from './insert';

const rates = (term: string | null): string => liveWords({ block: 'rates', term, amount: null, years: null });

test('today’s rates are called by their term, also one of months', () => {
  expect(['0.5', '1', '6', null].map(rates)).toEqual([
    'Live: today’s 6-month rates',
    'Live: today’s 1-year rates',
    'Live: today’s 6-year rates',
    'Live: today’s 5-year rates',
  ]);
});
