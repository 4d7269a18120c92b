import { act, screen, waitFor } from '@testing-library/react';
import { answer, field, figure, fill, press } from '../../../../test/calculator';
import { inApp } from '../../../../test/in-app';
import { INSURED_START as start, startRates as answers } from '../../../../test/start-rates';
import { AffordabilityTab } from './affordability-tab';

// what a test before typed slowly enough stands in the address
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('affordability names the amortization as the limit and offers 25 years', async () => {
  inApp(<AffordabilityTab start={start} onApply={() => undefined} />, {
    at: '/calculator?income=120000&debts=300&down=60000&first=no&rate=3.94&years=30',
  });
  // Without insurance 60,000 is 20% of 300,000: a mortgage of 240,000.
  expect(answer()).toHaveTextContent('$300,000');
  expect(screen.getByText('The 30-year amortization is the limit.', { exact: false })).toBeVisible();
  expect(figure('Mortgage on this home')).toHaveTextContent('$240,000.00');
  // 39% of 10,000 a month less 400 tax and 150 heating: 3,350. At 5.94% over 25 years that carries 526,527.15.
  // A home of 570,695: 510,695 and 3.1% of it is 526,526.55; a dollar more is 526,527.58.
  await press('At 25 years: $570,695');
  expect(answer()).toHaveTextContent('$570,695');
  expect(figure('Mortgage on this home')).toHaveTextContent('$526,526.55');
  expect(screen.getByText('Your income is the limit', { exact: false })).toBeVisible();
});

test('affordability asks for the rate of its class', async () => {
  inApp(<AffordabilityTab start={start} onApply={() => undefined} />, { at: '/calculator/affordability', answers });
  expect(field('Interest rate')).toHaveValue('3.94');
  await fill('Down payment', '300000');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.19'));
});

test.each([
  // a home over a million at 4.19% and at 4.44%, and one that is under it again at 4.44%
  ['400000', '250000'],
  ['300000', '157500'],
])('affordability with %s down and an income of %s asks for the uninsured rate, and keeps it', async (down, income) => {
  const startRate = jest.fn(answers.StartRate);
  inApp(<AffordabilityTab start={start} onApply={() => undefined} />, {
    at: '/calculator/affordability',
    answers: { StartRate: startRate },
  });
  await fill('Down payment', down);
  await fill('Yearly household income before tax', income);
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.44'));
  await act(() => Promise.resolve());
  expect(field('Interest rate')).toHaveValue('4.44');
  await fill('Yearly household income before tax', '120000');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.19'));
});

const WELL_OFF = 'income=120000&debts=300&down=200000&years=30';

test.each([
  // a typed rate, and one that follows: 39% leaves 3,350 a month and 35% leaves 2,950, tested at 6.19% and 6.44% over 30 years
  [`${WELL_OFF}&rate=4.19`, '$686,198'],
  [WELL_OFF, /^\$67\d,\d{3}$/],
])('an uninsured home keeps to the limits of one: %s', async (asked, price) => {
  inApp(<AffordabilityTab start={start} onApply={() => undefined} />, {
    at: `/calculator/affordability?${asked}`,
    answers,
  });
  await waitFor(() => expect(answer()).toHaveTextContent(price));
  expect(screen.getByText(/housing costs may take 35% of it/)).toBeVisible();
  // over 25 years it can be insured
  await fill('Amortization', '25');
  await waitFor(() => expect(screen.getByText(/housing costs may take 39% of it/)).toBeVisible());
});

test.each([
  ['/calculator/affordability?limits=insured&', 39],
  ['/calculator/affordability?limits=uninsured&', 35],
])('limits that somebody chose stay: %s', async (at, pct) => {
  inApp(<AffordabilityTab start={start} onApply={() => undefined} />, { at: `${at}${WELL_OFF}`, answers });
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.44'));
  expect(screen.getByText(`housing costs may take ${pct}% of it`, { exact: false })).toBeVisible();
});
