import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { inApp } from '../../../test/in-app';
import { AffordabilityTab } from './affordability-tab';
import { ROUND_RATE, type TabProps } from './common-fields';
import { DownPaymentsTab } from './down-payments-tab';
import { PaymentTab } from './payment-tab';
import { PenaltyTab } from './penalty-tab';
import { PurchaseTab } from './purchase-tab';

const RELIEF = /relief|transfer tax/i;

/** What stands on the page, and what its panel explains. */
async function opened(button: HTMLElement): Promise<[shown: string | null, explained: string | null]> {
  await userEvent.click(button);
  const box = await screen.findByRole('dialog');
  const title = within(box).getByRole('heading', { level: 2 }).textContent;
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return [button.textContent, title];
}

test.each<[string, ComponentType<TabProps>, string, number]>([
  ['payment', PaymentTab, 'principal=500000&rate=4.04&frequency=accelerated-weekly', 1],
  ['purchase', PurchaseTab, 'price=640000&down=64000&province=ON&city=Toronto&first=yes&never=yes&rate=4.04', 6],
  ['down payments', DownPaymentsTab, 'price=640000&province=ON', 1],
  ['affordability', AffordabilityTab, 'income=120000&debts=300&down=60000&rate=4.04', 3],
  ['penalty', PenaltyTab, 'balance=400000&now=4.09&type=fixed', 1],
])('every figure of the %s calculator that opens is explained as it is shown', async (_, Tab, asked, count) => {
  inApp(<Tab start={ROUND_RATE} onApply={() => undefined} />, { at: `/calculator?${asked}` });
  const buttons = within(screen.getByRole('region', { name: 'Result' })).getAllByTitle('How this is worked out');
  expect(buttons).toHaveLength(count);
  for (const button of buttons) {
    const [shown, explained] = await opened(button);
    const label = button.closest('div')?.querySelector('dt')?.textContent ?? '';
    // the parts of a tax open the whole of it
    if (RELIEF.test(label)) expect(explained).toBe('Why $10,075.00');
    else expect(explained).toBe(`Why ${shown}`);
  }
});
