import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Compare down payments',
  description:
    'Four down payments on one home side by side: insurance, mortgage, payment, cash to close and interest, from the legal minimum up.',
});

const DownPaymentsTab = lateTab(
  async () => (await import('../../features/calculator/buying/down-payments-tab')).DownPaymentsTab,
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
