import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { inApp } from '../../../test/in-app';
import { PublishedRateContext } from '../../ui/explain/published-rate';
import { AffordabilityTab } from './buying/affordability-tab';
import { ROUND_RATE, type TabProps } from './fields/common';
import { CompareTab } from './payments/compare-tab';
import { DownPaymentsTab } from './buying/down-payments-tab';
import { FirstHome } from './buying/first-home';
import { PaymentTab } from './payments/payment-tab';
import { PenaltyTab } from './mortgage/penalty-tab';
import { PurchaseTab } from './buying/purchase-tab';
import { RateRiseTab } from './mortgage/rate-rise-tab';
import { RefinanceTab } from './mortgage/refinance-tab';
import { RenewalTab } from './mortgage/renewal-tab';

const HOW = 'How this is worked out';
const RELIEF = /relief|transfer tax/i;

async function opened(button: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(button);
  return screen.findByRole('dialog');
}
async function close(box: HTMLElement): Promise<void> {
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The amount in a text, and whether it has cents. */
function amountIn(text: string | null): { amount: number; isExact: boolean } {
  const [found = '', cents] = /[\d,]+(\.\d+)?/.exec(text ?? '') ?? [];
  return { amount: Number(found.replaceAll(',', '')), isExact: cents !== undefined };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each<[string, ComponentType<TabProps>, string, number]>([
  ['payment', PaymentTab, 'principal=500000&rate=4.04&frequency=accelerated-weekly', 2],
  ['purchase', PurchaseTab, 'price=640000&down=64000&province=ON&city=Toronto&first=yes&never=yes&rate=4.04', 7],
  ['down payments', DownPaymentsTab, 'price=640000&province=ON', 12],
  ['affordability', AffordabilityTab, 'income=120000&debts=300&down=60000&rate=4.04', 6],
  ['penalty', PenaltyTab, 'balance=400000&now=4.09&type=fixed', 4],
  ['renewal', RenewalTab, 'balance=350000&months=12&now=5.29&rate=3.94&horizon=60', 5],
  ['refinance', RefinanceTab, 'value=750000&balance=400000&amount=500000&rate=4.04', 3],
  ['rate rise', RateRiseTab, 'principal=500000&rate=4.04&type=variable&term=5', 7],
  ['comparison', CompareTab, 'A.principal=500000&A.rate=4.04', 4],
])('every figure of the %s calculator that opens is explained as it is shown', async (_, Tab, asked, count) => {
  inApp(<Tab start={ROUND_RATE} onApply={() => undefined} />, { at: `/calculator?${asked}` });
  const buttons = within(screen.getByRole('region', { name: 'Result' })).getAllByTitle(HOW);
  expect(buttons).toHaveLength(count);
  for (const button of buttons) {
    const box = await opened(button);
    const title = within(box).getByRole('heading', { level: 2 }).textContent;
    const shown = amountIn(button.textContent);
    const explained = amountIn(title).amount;
    const label = button.closest('div')?.querySelector('dt')?.textContent ?? '';
    // the parts of a tax open the whole of it; a table without room for cents has none
    if (RELIEF.test(label)) expect(title).toBe('Why $10,075.00');
    else expect(shown.isExact ? explained : Math.round(explained)).toBe(shown.amount);
    await close(box);
  }
});

test('what a first home costs opens too', async () => {
  inApp(<FirstHome start={ROUND_RATE} />);
  const result = within(screen.getByRole('region', { name: 'Result' }));
  const least = result.getByText('Minimum down payment').closest('div') as HTMLElement;
  await close(await opened(within(least).getByTitle(HOW)));
  expect(await opened(result.getByRole('button', { name: /^\$2,/ }))).toHaveTextContent('Regular payment');
});

test('a rate of another class names its own lender and day, and not those that the page began with', async () => {
  const start = { rate: 3.94, lender: 'Oak Trust', at: '2026-11-20T14:12:00.000Z' };
  const rateOf = (insurance: unknown) => ({
    startRate: {
      __typename: 'StartRate',
      id: String(insurance),
      bankName: insurance === 'INSURED' ? start.lender : 'Cedar Union',
      term: 5,
      type: 'FIXED',
      compounding: 'SEMI_ANNUAL',
      rate: insurance === 'INSURED' ? start.rate : 4.19,
      apr: null,
      insurance,
      updatedAt: insurance === 'INSURED' ? start.at : '2026-11-24T14:12:00.000Z',
    },
  });
  inApp(
    <PublishedRateContext value={{ ...start, ratePct: start.rate }}>
      <PurchaseTab start={{ ...ROUND_RATE, rate: start.rate }} onApply={() => undefined} />
    </PublishedRateContext>,
    {
      at: '/calculator/purchase?price=640000&down=192000&province=ON',
      answers: { StartRate: ({ input }) => rateOf((input as { insurance: string }).insurance) },
    },
  );
  await waitFor(() => expect(screen.getByLabelText('Interest rate')).toHaveValue('4.19'));
  const sentence = screen.getByText(/on a mortgage of/);
  const box = await opened(within(sentence).getByTitle(HOW));
  expect(box).toHaveTextContent(/4\.19%Yearly interest rate.*The rate of Cedar Union, published Nov 24/);
  expect(box).not.toHaveTextContent('Oak Trust');
});
