import type { ReactNode } from 'react';
import { RenewalTab } from '../features/calculator/renewal-tab';
import type { HeadOf } from '../lib/head';
import { CalculatorFrame } from './calculator-frame';

export { preload } from './calculator-frame';

export const head: HeadOf = () => ({
  title: 'Renewal and refinance savings',
  description: 'What a new rate saves on your mortgage, after an estimate of the penalty for leaving early.',
});

export default function CalculatorRenewalPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Renewal and refinance savings"
      lead="What a new rate saves you, after an estimate of the penalty for leaving the old one."
      Tab={RenewalTab}
    />
  );
}
