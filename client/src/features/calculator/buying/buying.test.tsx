import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { answer, choose, field, figure, figures, fill, press } from '../../../../test/calculator';
import { inApp } from '../../../../test/in-app';
import { AffordabilityTab } from './affordability-tab';
import { ROUND_RATE, type TabProps } from '../fields/common';
import { DownPaymentsTab } from './down-payments-tab';
import { FirstHome } from './first-home';
import { homeAssumptions } from './home-scenario';
import { PurchaseTab } from './purchase-tab';

const show = (Tab: ComponentType<TabProps>, asked: string): void =>
  inApp(<Tab start={ROUND_RATE} onApply={() => undefined} />, { at: `/calculator?${asked}` });

// what a test before typed slowly enough stands in the address
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('affordability names the amortization as the limit and offers 25 years', async () => {
  show(AffordabilityTab, 'income=120000&debts=300&down=60000&first=no&rate=3.94&years=30');
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

test('a new home: GST on closing day, rebated to a first-time buyer', async () => {
  show(PurchaseTab, 'price=849000&down=169800&province=BC&new=yes&rate=4');
  // 169,800 down, no transfer tax on a new home in BC, 2,500 of closing costs, 5% GST on 849,000 is 42,450
  expect(figure('GST on a new home')).toHaveTextContent('$42,450.00');
  expect(answer()).toHaveTextContent('$214,750.00');
  await userEvent.click(screen.getByLabelText('I am a first-time buyer'));
  expect(figure('GST rebate the builder credits')).toHaveTextContent('−$42,450.00');
  expect(answer()).toHaveTextContent('$172,300.00');
  expect(screen.getByText('We assume your builder credits the rebate', { exact: false })).toBeVisible();
  await userEvent.click(screen.getByLabelText('The builder credits the GST/HST rebate'));
  expect(answer()).toHaveTextContent('$214,750.00');
  const compare = screen.getByRole('link', { name: 'Compare four down payments on this home' });
  expect(compare).toHaveAttribute('href', expect.stringMatching(/^\/calculator\/down-payments\?.*price=849000/));
  expect(figure('Rebate you claim after closing')).toHaveTextContent('$42,450.00');
  // 4,800 and 1,500 a year and 150 a month: 400 + 125 + 150 on top of the payment
  const cents = (label: string): number => Math.round(Number(figure(label)?.textContent?.replace(/[$,]/g, '')) * 100);
  expect(cents('Cost of owning a month') - cents('Mortgage a month')).toBe(67_500);
});

test('in Nova Scotia each rebate on a new home opens by itself', async () => {
  show(PurchaseTab, 'price=400000&down=80000&province=NS&new=yes&first=yes&rate=4');
  // 5% of 400,000 comes back, and 18.75% of 9%, which is 6,750, up to 3,000
  await press('−$20,000.00');
  expect(await screen.findByRole('dialog', { name: 'Why $20,000.00' })).toHaveTextContent('federal rebate');
  await press('Close');
  await press('$3,000.00');
  const claimed = await screen.findByRole('dialog', { name: 'Why $3,000.00' });
  expect(claimed).toHaveTextContent('the lesser of 18.75% × $36,000.00 and $3,000.00');
});

test('three units need 10%, a territory has its fees, and Québec says what it assumed', async () => {
  show(PurchaseTab, 'price=600000&down=35000&province=YT&rate=4');
  // 350 for the title; 565,000 and 4% of it is 587,600, registered for 200
  expect(figure('Land transfer tax or fees')).toHaveTextContent('$550.00');
  await choose('Homes in the building', '3');
  await press('Use $60,000');
  expect(figure('Down payment (10.00%)')).toHaveTextContent('$60,000.00');
  await choose('Province or territory', 'QC');
  await choose('City', '');
  // 62,900 at 0.5%, to 315,000 at 1%, to 500,000 at 1.5%: 5,610.50; 100,000 at 3%
  expect(figure('Municipal land transfer tax')).toHaveTextContent('$8,610.50');
  expect(screen.getByText('We used the highest the law allows, 3%.', { exact: false })).toBeVisible();
});

test('dollars and percent follow each other; too little down names the least', async () => {
  show(PurchaseTab, '');
  await fill('Purchase price', '1000000');
  await fill('Down payment as a share', '20');
  expect(field('Down payment')).toHaveValue('200,000');
  await fill('Down payment', '50000');
  expect(screen.getByText('Enter at least $75,000, the legal minimum on $1,000,000.')).toBeVisible();
  await press('Use $75,000');
  expect(figure('Down payment (7.50%)')).toHaveTextContent('$75,000.00');
  await choose('Province or territory', 'NS');
  expect(field('City')).toHaveValue('Halifax');
  expect(figure('Municipal land transfer tax')).toHaveTextContent('$15,000.00');
});

test('an insured mortgage that runs too long has both ways out', async () => {
  show(PurchaseTab, 'price=640000&down=64000&years=30');
  expect(screen.getByText(/longest amortization is 25 years\. First-time buyers and new homes get 30/)).toBeVisible();
  await press('Put $128,000 down');
  expect(field('Down payment')).toHaveValue('128,000');
  expect(answer()).toBeVisible();
  await fill('Down payment', '64000');
  await press('Use 25 years');
  expect(screen.getByRole('textbox', { name: /^Amortization/ })).toHaveValue('25');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

const RATES = { INSURED: 3.94, INSURABLE: 4.19, UNINSURED: 4.44 };
const answers = {
  StartRate: ({ input }: Record<string, unknown>) => {
    const { insurance } = input as { insurance: keyof typeof RATES };
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
};
const start = { ...ROUND_RATE, rate: RATES.INSURED };

test('the rate follows the class when the down payment passes 20%, and comes back', async () => {
  inApp(<PurchaseTab start={start} onApply={() => undefined} />, { at: '/calculator/purchase', answers });
  expect(field('Interest rate')).toHaveValue('3.94');
  await fill('Down payment', '128000');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.19'));
  await fill('Down payment', '127999');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('3.94'));
});

test('a home that nobody can insure has the rate of one without insurance, whatever is put down', async () => {
  inApp(<PurchaseTab start={start} onApply={() => undefined} />, { at: '/calculator/purchase', answers });
  await fill('Down payment', '128000');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.19'));
  await fill('Amortization', '30');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.44'));
  await fill('Amortization', '25');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.19'));
  await fill('Purchase price', '1000000');
  await fill('Down payment as a share', '25');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.44'));
  await fill('Purchase price', '999999.99');
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.19'));
});

test('20% typed as a share is 20% of a price with cents', async () => {
  show(PurchaseTab, 'price=640000.01&down=64000&rate=4');
  await fill('Down payment as a share', '20');
  expect(field('Down payment')).toHaveValue('128,000.01');
  expect(figures('Insurance premium')).toEqual([]);
  expect(figure('Mortgage')).toHaveTextContent('$512,000.00');
  // 5% of 369,492.03 is 18,474.6015
  await fill('Purchase price', '369492.03');
  await fill('Down payment as a share', '5');
  expect(field('Down payment')).toHaveValue('18,474.61');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test.each(['/calculator/purchase', '/calculator/purchase?rate=3.5'])('a rate somebody typed stays: %s', async (at) => {
  const startRate = jest.fn(answers.StartRate);
  inApp(<PurchaseTab start={start} onApply={() => undefined} />, { at, answers: { StartRate: startRate } });
  if (!at.includes('rate')) await fill('Interest rate', '3.5');
  await fill('Down payment', '128000');
  const ofClass = { input: expect.objectContaining({ insurance: 'INSURABLE' }) };
  await waitFor(() => expect(startRate).toHaveBeenCalledWith(ofClass));
  await act(() => Promise.resolve());
  expect(field('Interest rate')).toHaveDisplayValue(/^3\.50?$/);
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
  await fill('Household income before tax', income);
  await waitFor(() => expect(field('Interest rate')).toHaveValue('4.44'));
  await act(() => Promise.resolve());
  expect(field('Interest rate')).toHaveValue('4.44');
  await fill('Household income before tax', '120000');
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

test('somebody who sold a home gets no land transfer tax back', async () => {
  show(PurchaseTab, 'price=600000&down=120000&province=ON&rate=4&first=yes&never=no');
  expect(figure('Land transfer tax or fees')).toHaveTextContent('$8,475.00');
  expect(figures('First-time or new-home relief')).toEqual([]);
  await userEvent.click(screen.getByLabelText('I have never owned a home'));
  expect(figure('First-time or new-home relief')).toHaveTextContent('−$4,000.00');
  await fill('Your share of the home', '50');
  expect(figure('First-time or new-home relief')).toHaveTextContent('−$2,000.00');
});

test('a link from before the second question says both', () => {
  show(PurchaseTab, 'price=600000&down=120000&province=ON&rate=4&first=yes');
  expect(figure('First-time or new-home relief')).toHaveTextContent('−$4,000.00');
});

test('Nova Scotia adds 10% where a buyer lives elsewhere', async () => {
  show(PurchaseTab, 'price=500000&down=100000&province=NS&city=Halifax&rate=4');
  expect(figure('Municipal land transfer tax')).toHaveTextContent('$7,500.00');
  await userEvent.click(screen.getByLabelText('Every buyer lives in Nova Scotia'));
  expect(figure('Land transfer tax or fees')).toHaveTextContent('$50,000.00');
});

test('four down payments on one price', () => {
  show(DownPaymentsTab, 'price=640000&down=64000&province=ON&rate=4&years=25');
  const cells = (name: string): (string | null)[] =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '6.09%',
    '10%',
    '15%',
    '20%',
  ]);
  // 25,000 and 14,000; then shares of 640,000
  expect(cells('Down payment')).toEqual(['$39,000', '$64,000', '$96,000', '$128,000']);
  // 601,000 + 4%, 576,000 + 3.1%, 544,000 + 2.8%, and 512,000 without insurance
  expect(cells('Mortgage')).toEqual(['$625,040', '$593,856', '$559,232', '$512,000']);
  // 9,275 of transfer tax, 2,500 of costs, 8% of the premium: 1,923.20, 1,428.48, 1,218.56
  expect(cells('Cash to close')).toEqual(['$52,698', '$77,203', '$108,994', '$139,775']);
  expect(screen.getByText('All four use the rate above.', { exact: false })).toBeInTheDocument();
});

test('what was said about rates is where a calculator begins; an address and what is typed win, and it comes into none', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '700000', downPayment: '140000', province: 'bc' }));
  show(PurchaseTab, 'province=ON');
  expect(field('Purchase price')).toHaveValue('700,000');
  expect(field('Down payment')).toHaveValue('140,000');
  expect(field('Province or territory')).toHaveValue('ON');
  expect(window.location.search).toBe('');
  await fill('Purchase price', '800000');
  expect(field('Purchase price')).toHaveValue('800,000');
  sessionStorage.clear();
});

const said = (): unknown => JSON.parse(sessionStorage.getItem('scenario') ?? 'null');

test('what is typed about a home is said for the other pages, and its example is not', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal', term: '3' }));
  show(PurchaseTab, '');
  await fill('Purchase price', '800000');
  await waitFor(() => expect(said()).toEqual({ purpose: 'purchase', price: '800000', term: '3' }));
  // the share is of dollars
  await fill('Down payment as a share', '25');
  await choose('Province or territory', 'BC');
  await waitFor(() =>
    expect(said()).toEqual({
      purpose: 'purchase',
      price: '800000',
      downPayment: '200000',
      province: 'bc',
      term: '3',
    }),
  );
  await fill('Purchase price', '');
  await fill('Interest rate', '5');
  cleanup();
  expect(said()).toMatchObject({ price: '800000', downPayment: '200000' });
});

test('whoever leaves at once has said it too', async () => {
  show(AffordabilityTab, '');
  await fill('Down payment', '90000');
  cleanup();
  expect(said()).toEqual({ purpose: 'purchase', downPayment: '90000' });
});

test('a calculator that only followed a link says nothing', async () => {
  show(PurchaseTab, 'price=800000&down=200000&province=BC');
  await fill('Interest rate', '5');
  cleanup();
  expect(said()).toBeNull();
});

test('a first home that nobody can insure has the rate of one without insurance, and its link names no rate', async () => {
  inApp(<FirstHome start={start} />, { answers });
  expect(screen.getByText(/at 3\.94% over 25 years.*premium is added/)).toBeVisible();
  await fill('Price of the home', '1600000');
  expect(figure('Minimum down payment')).toHaveTextContent('$320,000.00');
  await waitFor(() => expect(screen.getByText(/at 4\.44% over 25 years/)).toBeVisible());
  expect(screen.queryByText(/premium is added/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Change every figure' }).getAttribute('href') ?? '';
  const { searchParams } = new URL(link, 'https://example.ca');
  expect(Object.fromEntries(searchParams)).toMatchObject({ price: '1600000', down: '320000', first: 'yes' });
  for (const name of ['rate', 'type', 'years', 'compounding']) expect(searchParams.has(name)).toBe(false);
  await fill('Price of the home', '600000');
  await waitFor(() => expect(screen.getByText(/at 3\.94% over 25 years/)).toBeVisible());
});

test('what a new home in British Columbia is spared is not called a first-time rebate', async () => {
  inApp(<FirstHome start={ROUND_RATE} />);
  await choose('Your province or territory', 'BC');
  await fill('Price of the home', '1000000');
  await userEvent.click(screen.getByLabelText('The home is newly built'));
  // 1% of 200,000 and 2% of the rest: first-time buyers get nothing back at this price, new homes all of it
  expect(figure('First-time or new-home relief')).toHaveTextContent('−$18,000.00');
  expect(figures('First-time buyer')).toEqual([]);
});

test('the ban on buyers from abroad is told while it lasts', () => {
  expect(homeAssumptions('2026-12-31').join(' ')).toContain('Until December 31, 2026, most of them may not buy');
  expect(homeAssumptions('2027-01-01').join(' ')).not.toContain('may not buy');
});

test('the page for first homes begins with it and says it too', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '700000', downPayment: '140000', province: 'ns' }));
  inApp(<FirstHome start={ROUND_RATE} />);
  expect(field('Price of the home')).toHaveValue('700,000');
  expect(field('Your province or territory')).toHaveValue('NS');
  expect(field('City')).toHaveValue('Halifax');
  await fill('Price of the home', '600000');
  await waitFor(() => expect(said()).toMatchObject({ price: '600000', downPayment: '140000', province: 'ns' }));
});
