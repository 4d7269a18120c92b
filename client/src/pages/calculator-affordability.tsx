import type { ReactNode } from 'react';
import { AffordabilityTab } from '../features/calculator/affordability-tab';
import type { HeadOf } from '../lib/head';
import { CalculatorFrame } from './calculator-frame';

export { preload } from './calculator-frame';

export const head: HeadOf = () => ({
  title: 'What can I afford?',
  description:
    'The largest mortgage and home price that your income bears under the Canadian stress test, and what keeps it there.',
});

export default function CalculatorAffordabilityPage(): ReactNode {
  return (
    <CalculatorFrame
      title="What can I afford?"
      lead="The home your income bears under the stress test, and what keeps it from being more."
      Tab={AffordabilityTab}
    />
  );
}
