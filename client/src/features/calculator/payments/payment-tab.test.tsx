import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp } from '../../../../test/in-app';
import { AffordabilityTab } from '../buying/affordability-tab';
import { ROUND_RATE } from '../fields/common';
import { CompareTab } from './compare-tab';
import { PaymentTab } from './payment-tab';
import { PurchaseTab } from '../buying/purchase-tab';
import { RenewalTab } from '../mortgage/renewal-tab';

beforeEach(() => sessionStorage.clear());

const onApply = jest.fn();
const show = (Tab: typeof PaymentTab, at: string): void => inApp(<Tab start={ROUND_RATE} onApply={onApply} />, { at });
const payment = (): Element | null => document.querySelector('.calc-big b');
const figure = (label: string): string | null | undefined =>
  [...document.querySelectorAll('.calc-figures > div')]
    .find(({ textContent }) => textContent?.includes(label))
    ?.querySelector('dd')?.textContent;
const cents = (text: string | null | undefined): number => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);

afterEach(() => window.history.replaceState(null, '', '/'));

test('the payment follows each key, and the page says how interest is compounded', async () => {
  show(PaymentTab, '/calculator?rate=5');
  const dear = payment()?.textContent ?? '';
  const rate = screen.getByLabelText('Interest rate');
  await userEvent.clear(rate);
  await userEvent.type(rate, '4');
  const cheap = payment()?.textContent ?? '';
  expect(cents(cheap)).toBeLessThan(cents(dear));
  await userEvent.type(rate, '.5');
  expect(cents(payment()?.textContent)).toBeGreaterThan(cents(cheap));
  expect(screen.getByText(/how interest is added: twice a year for fixed rates, not in advance/)).toBeVisible();
});

test('the same variable rate costs what its compounding makes of it', async () => {
  // 500,000 at 3.99% over 25 years: monthly 2,636.42, semi-annual 2,627.39
  show(PaymentTab, '/calculator?principal=500000&rate=3.99&years=25&type=variable&compounding=&term=5');
  expect(payment()).toHaveTextContent('$2,636.42');
  await userEvent.selectOptions(screen.getByLabelText('Compounding'), 'semi-annual');
  expect(payment()).toHaveTextContent('$2,627.39');
  await waitFor(() => expect(window.location.search).toContain('compounding=semi-annual'));
  await userEvent.clear(screen.getByLabelText('Mortgage amount'));
  await userEvent.type(screen.getByLabelText('Mortgage amount'), '999');
  expect(screen.getByText('Enter an amount from $1,000 to $1,000,000,000.')).toBeVisible();
});

test('clearing a field keeps the last figures, says what they are for, and marks that field alone', async () => {
  show(PaymentTab, '/calculator');
  const before = payment()?.textContent ?? '';
  const amount = screen.getByLabelText('Mortgage amount');
  await userEvent.clear(amount);
  expect(screen.getByText('Last figures, for $500,000')).toBeVisible();
  expect(payment()).toHaveTextContent(before);
  expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([amount]);
  expect(screen.getByRole('heading', { name: 'Amortization schedule' })).toBeVisible();
  await userEvent.type(amount, '400000');
  expect(screen.queryByText(/^Last figures/)).toBeNull();
  expect(payment()).not.toHaveTextContent(before);
  await userEvent.clear(screen.getByLabelText('Interest rate'));
  expect(screen.getByText(/^Last figures, for \d\.\d\d%$/)).toBeVisible();
});

test.each([
  [PaymentTab, '/calculator', ''],
  [CompareTab, '/calculator/compare', 'A.'],
])('the fold of the prepayments stays open while its amounts are typed: %p', async (Tab, at, prefix) => {
  show(Tab, at);
  const field = document.getElementById(`${prefix}yearly`) as HTMLInputElement;
  const fold = field.closest('details');
  expect(fold).not.toHaveAttribute('open');
  await userEvent.click(within(fold as HTMLElement).getByText('Pay it off sooner'));
  field.focus();
  for (const key of '20000') {
    await userEvent.keyboard(key);
    expect(fold).toHaveAttribute('open');
  }
  expect(field).toHaveValue('20,000');
});

test('the fold opens where its amount came with the address', () => {
  show(PaymentTab, '/calculator?yearly=2,000');
  expect(document.getElementById('yearly')?.closest('details')).toHaveAttribute('open');
});

test('the chart is read as a table by keyboard alone', async () => {
  show(PaymentTab, '/calculator');
  const toggle = screen.getByRole('button', { name: 'Show as a table' });
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  const region = screen.getByRole('region', { name: 'Balance and interest by year' });
  expect(region).toHaveFocus();
  const last = within(within(region).getAllByRole('row').at(-1) ?? region).getAllByRole('cell');
  expect(last.map(({ textContent }) => textContent)).toEqual(['$0.00', figure('Total interest')]);
});

test('a year shows its payments, and its lump sums where there are any', async () => {
  show(PaymentTab, '/calculator?frequency=weekly');
  const schedule = within(screen.getByRole('region', { name: 'Amortization schedule by year' }));
  expect(schedule.queryByRole('columnheader', { name: 'Lump sum' })).toBeNull();
  expect(screen.getByText('Scroll the table to see all 25 rows.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Show'), '2');
  const rows = within(screen.getByRole('region', { name: 'Payments of year 2' })).getAllByRole('row');
  expect(rows).toHaveLength(53);
  expect(rows[1]).toHaveTextContent(/^53\$/);
  cleanup();
  show(PaymentTab, '/calculator?years=9&once=5000&onceAfter=2');
  expect(screen.getByRole('columnheader', { name: 'Lump sum' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^[23] .*\$5,000\.00/ })).toBeVisible();
  expect(screen.queryByText(/^Scroll the table/)).toBeNull();
});

test('a saved address that lost the space of its city opens with that city, and the address finds it again', async () => {
  show(PurchaseTab, '/calculator/purchase?price=640000&down=128000&province=NS&city=NewGlasgow');
  expect(screen.getByLabelText('City')).toHaveValue('New Glasgow');
  const price = screen.getByLabelText('Purchase price');
  await userEvent.clear(price);
  await userEvent.type(price, '640,000.00');
  await waitFor(() => expect(window.location.search).toMatch(/price=640000\.00.*city=New\+Glasgow/));
  expect(window.location.search).not.toMatch(/=(&|$)/);
});

test.each([
  [PaymentTab, '/calculator?principal=512345', 'Mortgage amount: $512,345'],
  [PurchaseTab, '/calculator/purchase?price=712345&down=150000', 'Purchase price: $712,345'],
  [AffordabilityTab, '/calculator/affordability?income=155000', 'Yearly household income before tax: $155,000'],
  [RenewalTab, '/calculator/renewal?balance=312345', '$312,345'],
  [CompareTab, '/calculator/compare?A.principal=412345', 'Scenario A\nMortgage amount: $412,345'],
])('a broker is told the figures of each calculator: %p %s', async (Tab, at, told) => {
  show(Tab, at);
  await userEvent.click(screen.getByRole('button', { name: 'Ask a broker about this' }));
  expect(onApply).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.objectContaining({ note: expect.stringContaining(told) as string }),
  );
});

test('a comparison begins with the mortgage that was said, paid over longer in the last', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '64000', amortization: '20' }));
  show(CompareTab, '/calculator/compare?count=3&B.principal=400000');
  const values = (label: RegExp): string[] =>
    screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  expect(values(/^Mortgage amount/)).toEqual(['593,856', '400,000', '593,856']);
  expect(values(/^Amortization/)).toEqual(['20', '20', '30']);
});
