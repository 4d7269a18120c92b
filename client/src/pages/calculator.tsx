import type { ReactNode } from 'react';
import { PaymentTab } from '../features/calculator/payment-tab';
import type { HeadOf } from '../lib/head';
import { CalculatorFrame } from './calculator-frame';

export { preload } from './calculator-frame';

export const head: HeadOf = () => ({
  title: 'Mortgage payment calculator',
  description:
    'Your Canadian mortgage payment to the cent, with the schedule, lump sums and six payment frequencies. Starts from today’s best rate.',
});

export default function CalculatorPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Mortgage payment calculator"
      lead="See what you would pay, what goes to interest and when you are done. The address keeps your scenario."
      Tab={PaymentTab}
    />
  );
}
