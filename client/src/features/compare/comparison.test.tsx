import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { Comparison } from './comparison';

const cost = (total: number | null, more: object = {}) => ({
  __typename: 'RateCost',
  penalty: total === null ? null : '5000.00',
  isDifferential: false,
  comparisonRatePct: null,
  total: total === null ? null : total.toFixed(2),
  unknown: total === null ? 'PENALTY' : null,
  isCheapest: false,
  ...more,
});
const offer = (n: number, more: object = {}) => ({
  __typename: 'RateOffer',
  id: `offer-${n}`,
  bankId: `bank-${n}`,
  bankName: `Lender ${n}`,
  bankKind: 'Chartered bank',
  logoUrl: `/logos/${n}.svg`,
  term: 5,
  type: 'FIXED',
  compounding: 'SEMI_ANNUAL',
  rate: 3.9,
  apr: 3.97,
  fees: '1650.00',
  purpose: 'ANY',
  insurance: 'ANY',
  province: null,
  notes: null,
  updatedAt: '2026-11-20T14:12:00.000Z',
  cost: cost(92_000 + n),
  ...more,
});
type Offer = ReturnType<typeof offer>;
const offers = (items: Offer[], totalItems = items.length) => ({
  rateOffers: { __typename: 'RateOfferPage', items, totalItems, page: 1, limit: 25, terms: [3, 5], lenders: 55 },
});

let address = '';
function Address(): null {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}
function show(answers: Answers, query = ''): void {
  inApp(
    <>
      <Comparison />
      <Address />
    </>,
    { at: `/rates${query}`, answers },
  );
}
const count = (): HTMLElement => within(screen.getByRole('search', { name: 'Rates' })).getByRole('status');
const online = (value: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
};

beforeAll(() => {
  // a wide window
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
});

test('a payment opens how it is worked out, and when its rate was published', async () => {
  show({ RateOffers: () => offers([offer(1), offer(2, { rate: 4.09 })]) });
  const row = await screen.findByRole('row', { name: /^Lender 1/ });
  await userEvent.click(within(row).getByRole('button', { name: '$2,603' }));
  const box = await screen.findByRole('dialog', { name: /^Why \$2,60\d\.\d\d$/ });
  expect(box).toHaveTextContent(/3\.90%Yearly interest rate.*The rate of Lender 1, published Nov 20/);
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an APR opens the fees behind it, and one that nobody told opens nothing', async () => {
  show({ RateOffers: () => offers([offer(1), offer(2, { apr: null, fees: null })]) });
  const row = await screen.findByRole('row', { name: /^Lender 1/ });
  await userEvent.click(within(row).getByRole('button', { name: /^3\.97 ?%$/ }));
  const box = await screen.findByRole('dialog', { name: /^Why 3\.97/ });
  expect(box).toHaveTextContent(/\$1,650\.00Fees besides interestWhat Lender 1 and the broker charge/);
  expect(box).toHaveTextContent(/\$500,000\.00MortgageOur example mortgage/);
  const other = screen.getByRole('row', { name: /^Lender 2/ });
  expect(within(other).getByText('Not published')).toBeVisible();
  expect(within(other).getAllByTitle('How this is worked out')).toHaveLength(1);
});

test('the payment follows the amount, by the engine of the cards', async () => {
  show({ RateOffers: () => offers([offer(1), offer(2, { type: 'VARIABLE', compounding: 'MONTHLY', rate: 4.09 })]) });
  // $500,000 over 25 years: 3.90% compounded semi-annually, 4.09% compounded monthly
  expect(await screen.findByRole('row', { name: /^Lender 1.*\$2,603/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Lender 2.*\$2,664/ })).toBeVisible();
  const amount = screen.getByLabelText('Mortgage amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1000000');
  expect(await screen.findByRole('row', { name: /^Lender 1.*\$5,206/ })).toBeVisible();
  await waitFor(() => expect(address).toBe('/rates?amount=1000000'));
});

test('what a rate costs is asked for the mortgage and the month they may leave, and what is not known is no figure', async () => {
  const asked: unknown[] = [];
  show({
    RateOffers: ({ kept, sort }) => {
      asked.push([kept, sort]);
      return offers([
        offer(1, { cost: cost(52_305.39, { isCheapest: true }) }),
        offer(2, { cost: cost(55_460.11, { isDifferential: true, comparisonRatePct: 2.99, penalty: '8151.17' }) }),
        offer(3, { cost: cost(null) }),
      ]);
    },
  });
  expect(
    await screen.findByRole('row', { name: /^Lender 1.*\$52,305 Cheapest to break ?Penalty \$5,000, 3 months/ }),
  ).toBeVisible();
  expect(
    screen.getByRole('row', { name: /^Lender 2.*\$55,460 ?Penalty \$8,151, the difference to 2.99%/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /^Lender 3.*Ask us ?How this lender charges isn’t known/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('You may leave'), 'not before the term ends');
  await userEvent.click(screen.getByRole('button', { name: 'True cost' }));
  await waitFor(() => expect(address).toBe('/rates?leave=end&sort=cost'));
  const kept = { amount: '500000.00', amortizationYears: 25 };
  expect(asked).toEqual([
    [{ ...kept, months: 36 }, 'RATE'],
    [{ ...kept, months: 60 }, 'RATE'],
    [{ ...kept, months: 60 }, 'COST'],
  ]);
});

test('an amount that makes no sense is said, and the one before stays', async () => {
  show({ RateOffers: () => offers([offer(1)]) });
  await screen.findByRole('row', { name: /^Lender 1/ });
  const amount = screen.getByLabelText('Mortgage amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '900');
  await userEvent.tab();
  expect(screen.getByText('Enter $10,000 to $10,000,000.')).toBeVisible();
  expect(amount).toBeInvalid();
  expect(amount).toHaveAccessibleDescription(/Enter \$10,000 to/);
  expect(screen.getByRole('row', { name: /^Lender 1.*\$2,603/ })).toBeVisible();
  expect(address).toBe('/rates');
  await userEvent.type(amount, '00');
  expect(amount).toBeValid();
  await waitFor(() => expect(address).toBe('/rates?amount=90000'));
});

test('nothing found says so, and the filters are cleared with one click', async () => {
  show(
    { RateOffers: ({ filter }) => ((filter as { term?: number }).term === 10 ? offers([]) : offers([offer(1)], 295)) },
    '?term=10&type=variable',
  );
  const state = await screen.findByText('No lender offers a rate like that today.');
  await userEvent.click(within(state.parentElement!).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(count()).toHaveTextContent('295 rates from 55 lenders'));
  expect(address).toBe('/rates');
});

test('a page past the last one says so, and leads to the first', async () => {
  show({ RateOffers: ({ page }) => offers(page === 1 ? [offer(1)] : [], 295) }, '?page=99');
  expect(await screen.findByText('This page is past the last one.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(await screen.findByRole('row', { name: /^Lender 1/ })).toBeVisible();
  expect(screen.getByText('1 to 25 of 295')).toBeVisible();
});

test('when the rates cannot be had there is a sentence, and no rows and no alarm', async () => {
  const answers: Answers = { RateOffers: () => new Error('the network is gone') };
  show(answers);
  expect(await screen.findByText('We can’t show the rates right now.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByTestId('offer-skeleton')).toBeNull();
  answers.RateOffers = () => offers([offer(1)], 295);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(count()).toHaveTextContent('295 rates from 55 lenders'));
});

test('offline it says so, and asks again when the connection is back', async () => {
  const answers: Answers = { RateOffers: () => new Error('the network is gone') };
  online(false);
  show(answers);
  expect(await screen.findByText('You’re offline. The rates load again once you’re connected.')).toBeVisible();
  answers.RateOffers = () => offers([offer(1)]);
  online(true);
  expect(await screen.findByRole('row', { name: /^Lender 1/ })).toBeVisible();
});

test('the history of a rate is a chart, and the same as a table', async () => {
  show({
    RateOffers: () => offers([offer(1, { notes: 'Held for 120 days.' })]),
    LenderRateHistory: () => ({
      lenderRateHistory: [
        { __typename: 'RateOnDay', on: '2026-01-10', rate: 4.5 },
        { __typename: 'RateOnDay', on: '2026-06-01', rate: 3.9 },
      ],
    }),
  });
  const history = await screen.findByRole('button', { name: 'History of Lender 1, 5-year fixed' });
  await userEvent.click(history);
  expect(history).toHaveAttribute('aria-expanded', 'true');
  const chart = await screen.findByRole('figure', { name: 'Lender 1, 5-year fixed, last 12 months' });
  expect(chart).toHaveAccessibleDescription('It changed once in this time.');
  expect(screen.getByText('Held for 120 days.')).toBeVisible();
  const day = within(chart).getByRole('slider');
  expect(day).toHaveAttribute('aria-valuetext', expect.stringContaining('Rate 3.90%'));
  day.focus();
  await userEvent.keyboard('{Home}');
  expect(day).toHaveAttribute('aria-valuenow', '0');
  expect(day).toHaveAttribute('aria-valuetext', expect.stringContaining('Rate 4.50%'));
  await userEvent.click(within(chart).getByRole('button', { name: 'Show as a table' }));
  expect(within(chart).getAllByRole('row')[1]).toHaveTextContent('3.90%');
  await userEvent.click(history);
  expect(screen.queryByRole('figure')).toBeNull();
});

test('chosen rates that cannot be had are not said to be too few, and can be asked for again', async () => {
  const answers: Answers = { RateOffers: () => offers([offer(1), offer(2)]), ChosenOffers: () => new Error('offline') };
  const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  show(answers, `?compare=${ids.join()}`);
  const tray = await screen.findByRole('region', { name: 'Rates to compare' });
  expect(await within(tray).findByRole('alert')).toHaveTextContent('What you chose couldn’t be loaded');
  expect(within(tray).queryByRole('button', { name: 'Choose one more' })).toBeNull();
  answers['ChosenOffers'] = () => ({
    rateOffers: { __typename: 'RateOfferPage', items: ids.map((id, n) => offer(n, { id })) },
  });
  await userEvent.click(within(tray).getByRole('button', { name: 'Try again' }));
  expect(await within(tray).findByRole('button', { name: 'Compare 2' })).toBeVisible();
});
