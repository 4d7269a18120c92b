import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { answer, choose, field, figure, figures, fill, press } from '../../../../test/calculator';
import { inApp } from '../../../../test/in-app';
import { INSURED_START as start, startRates as answers } from '../../../../test/start-rates';
import { AffordabilityTab } from './affordability-tab';
import { ROUND_RATE, type TabProps } from '../fields/common';
import { DownPaymentsTab } from './down-payments-tab';
import { PurchaseTab } from './purchase-tab';

const show = (Tab: ComponentType<TabProps>, asked: string): void =>
  inApp(<Tab start={ROUND_RATE} onApply={() => undefined} />, { at: `/calculator?${asked}` });

// what a test before typed slowly enough stands in the address
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
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
  expect(cents('Monthly cost of owning') - cents('Monthly mortgage payment')).toBe(67_500);
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

test('a dollar under 20% is not said to be 20%: it is insured', () => {
  show(PurchaseTab, 'price=500000&down=99999&province=ON&rate=4');
  expect(figure('Down payment (19.99%)')).toHaveTextContent('$99,999.00');
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
