import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';
import { preloadStart } from '../../features/calculator/use-start-rate';

export { reads } from '../../features/calculator/down-payments-tab';
export const preload = preloadStart('purchase');

export const head: HeadOf = () => ({
  title: 'Compare down payments',
  description:
    'Four down payments on one home side by side: insurance, mortgage, payment, cash to close and interest, from the legal minimum up.',
});

const DownPaymentsTab = lateTab(
  async () => (await import('../../features/calculator/down-payments-tab')).DownPaymentsTab,
);

export default function CalculatorDownPaymentsPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Compare down payments"
      lead="One home with four down payments, from the legal minimum up. See what each one costs now and later."
      startFrom="purchase"
      Tab={DownPaymentsTab}
    />
  );
}
