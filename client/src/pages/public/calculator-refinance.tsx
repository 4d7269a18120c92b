import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Refinance and home equity calculator',
  description:
    'How much you can borrow against your home in Canada: up to 80% by refinancing or 65% as a line of credit, with the new payment and your cash out.',
});

const RefinanceTab = lateTab(
  async () => (await import('../../features/calculator/mortgage/refinance-tab')).RefinanceTab,
);

export default function CalculatorRefinancePage(): ReactNode {
  return (
    <CalculatorFrame
      title="Refinance and home equity"
      lead="What you can borrow against your home, the new payment, and the cash left after the old mortgage and the costs."
      startFrom="refinance"
      Tab={RefinanceTab}
    />
  );
}
