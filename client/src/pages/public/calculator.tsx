import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Mortgage payment calculator',
  description:
    'Your Canadian mortgage payment to the cent, with the schedule, lump sums and six payment frequencies. Starts from today’s best rate.',
});

const PaymentTab = lateTab(async () => (await import('../../features/calculator/payments/payment-tab')).PaymentTab);

export default function CalculatorPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Mortgage payment calculator"
      lead="See what you’d pay, how much of it is interest and when you’re done. Share or bookmark this page to keep your numbers."
      Tab={PaymentTab}
    />
  );
}
