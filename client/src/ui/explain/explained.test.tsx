import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Explained } from './explained';
import { PublishedRateContext } from './published-rate';

const RATE = { ratePct: 4.04, lender: 'Oak Trust', at: '2026-11-25T14:05:00.000Z' };
const LOAN = { amortizationYears: 25, frequency: 'monthly', compounding: 'semi-annual' } as const;

function show(annualRatePct: number): void {
  const input = { ...LOAN, principal: 593_856, annualRatePct };
  render(
    <PublishedRateContext value={RATE}>
      <Explained of={{ figure: 'payment', input }}>$3,136.69</Explained>
    </PublishedRateContext>,
  );
}

const opener = (): HTMLElement => screen.getByRole('button', { name: '$3,136.69' });
const panel = (name: RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const lines = (box: HTMLElement): (string | null)[] =>
  within(box)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

// 593,856 at 4.04%, semi-annual, over 25 years: (1.0202)^(1/6) − 1 = 0.33387% a month, 300 months, 3,136.69
test('Enter on a figure opens its formula, its lines and when the rate was published; Close ends it', async () => {
  show(4.04);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  const box = await panel(/^Why \$3,136\.69$/);
  const formula = within(box).getByRole('region', { name: 'Formula' });
  expect(formula).toHaveTextContent(
    'payment = P × i ÷ (1 − (1 + i) ^ (−n)) = $593,856.00 × 0.0033387 ÷ (1 − (1 + 0.0033387) ^ (−300)) = $3,136.69',
  );
  expect(lines(box)).toEqual([
    expect.stringMatching(/^P\$593,856\.00Mortgage.*Your scenario$/),
    expect.stringMatching(/^r4\.04%Yearly interest rate.*The rate of Oak Trust, published Nov 25(, 2026)?, \d/),
    expect.stringMatching(/^i0\.0033387.*: \(1 \+ 4\.04% ÷ 2\) \^ \(2 ÷ 12\) − 1Interest Act, section 6/),
    expect.stringMatching(/^n300.*: 25 years × 12$/),
    expect.stringMatching(/^=\$3,136\.69Regular paymentRounded to the cent$/),
  ]);
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('a letter has one colour in the formula and in its line, and a rate of nobody names nobody', async () => {
  show(4.5);
  await userEvent.click(opener());
  const box = await panel(/^Why \$/);
  const tones = (letter: string): Set<string | undefined> =>
    new Set(
      [...box.querySelectorAll<HTMLElement>('em')]
        .filter(({ textContent }) => textContent === letter)
        .map(({ dataset }) => dataset.tone),
    );
  for (const [place, letter] of ['P', 'i', 'n'].entries()) expect(tones(letter)).toEqual(new Set([String(place)]));
  expect(tones('r')).toEqual(new Set([undefined]));
  expect(box).not.toHaveTextContent('Oak Trust');
});

test('a figure without an input stands as it is', () => {
  render(<Explained>$1.00</Explained>);
  expect(screen.getByText('$1.00')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
