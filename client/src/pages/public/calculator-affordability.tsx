import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'What can I afford?',
  description:
    'The highest price and mortgage your income allows under the Canadian stress test, what limits it and how to raise it.',
});

const AffordabilityTab = lateTab(
  async () => (await import('../../features/calculator/buying/affordability-tab')).AffordabilityTab,
);

export default function CalculatorAffordabilityPage(): ReactNode {
  return (
    <CalculatorFrame
      title="What can I afford?"
      lead="The most you could pay for a home under the stress test, and what’s limiting it."
      startFrom="purchase"
      Tab={AffordabilityTab}
    />
  );
}
