import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Renewal calculator: break now, wait or switch',
  description:
    'Compare breaking your mortgage now with waiting until the term ends. At renewal, compare your lender’s offer with ours, switching costs included.',
});

const RenewalTab = lateTab(async () => (await import('../../features/calculator/mortgage/renewal-tab')).RenewalTab);

export default function CalculatorRenewalPage(): ReactNode {
  return (
    <CalculatorFrame
      title="Break now, wait or switch?"
      lead="Compare breaking your mortgage now with waiting. At renewal, compare your lender’s offer with ours."
      startFrom="renewal"
      Tab={RenewalTab}
    />
  );
}
