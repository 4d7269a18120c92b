import type { ReactNode } from 'react';
import { PaymentTab } from '../../features/calculator/payment-tab';
import type { HeadOf } from '../../lib/head';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export { reads } from '../../features/calculator/payment-tab';
export { preload } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Mortgage payment calculator',
  description:
    'Your Canadian mortgage payment to the cent, with the schedule, lump sums and six payment frequencies. Starts from today’s best rate.',
});

export default function CalculatorPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Mortgage payment calculator"
      lead="See what you’d pay, how much of it is interest and when you’re done. Share or bookmark this page to keep your numbers."
      Tab={PaymentTab}
    />
  );
}
