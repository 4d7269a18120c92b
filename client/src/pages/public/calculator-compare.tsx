import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Compare mortgages',
  description: 'Up to three mortgages side by side: payments, interest, balance at the end of the term.',
});

const CompareTab = lateTab(async () => (await import('../../features/calculator/payments/compare-tab')).CompareTab);

export default function CalculatorComparePage(): ReactNode {
  return (
    <CalculatorFrame
      title="Compare mortgages"
      lead="Up to three scenarios side by side, worked out by the same engine."
      Tab={CompareTab}
    />
  );
}
