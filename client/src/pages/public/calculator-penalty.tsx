import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Mortgage penalty calculator',
  description:
    'Estimate the penalty for breaking your mortgage: three months’ interest or the interest rate differential, by the posted-rate or the contract-rate method.',
});

const PenaltyTab = lateTab(async () => (await import('../../features/calculator/mortgage/penalty-tab')).PenaltyTab);

export default function CalculatorPenaltyPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Mortgage penalty calculator"
      lead="What your lender may charge if you break your mortgage before the term ends."
      usesStart={false}
      Tab={PenaltyTab}
    />
  );
}
