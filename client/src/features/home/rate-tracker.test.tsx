import { screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { RateTracker } from './rate-tracker';

const point = (on: string, best: number) => ({ __typename: 'TrendPoint', on, best });

const bestRates = [
  { __typename: 'BestRate', term: 5, type: 'VARIABLE', rate: 3.9, apr: 3.95 },
  { __typename: 'BestRate', term: 5, type: 'FIXED', rate: 3.94, apr: 4.02 },
];

test('a history of two months is said to be of two months, not of a year', async () => {
  const rateTrend = [point('2026-09-29', 4.14), point('2026-10-29', 4.04), point('2026-11-29', 3.94)];
  inApp(<RateTracker />, { answers: { BestRateTrend: () => ({ rateTrend, bestRates }) } });
  expect(await screen.findByText('Our best 5-year fixed: 4.14% in Sep 2026, 3.94% (4.02% APR) today.')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'The best 5-year fixed rate went from 4.14% in Sep 2026 to 3.94% in Nov 2026',
  );
});

test('two points are no history yet', async () => {
  const rateTrend = [point('2026-10-29', 4.04), point('2026-11-29', 3.94)];
  inApp(<RateTracker />, { answers: { BestRateTrend: () => ({ rateTrend, bestRates }) } });
  expect(await screen.findByText('Today’s rates, and what moves them.')).toBeVisible();
});
