import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'What if rates rise at renewal?',
  description:
    'Your payment and balance at renewal if rates are 1, 2 or 3 points higher, and the trigger rate of a variable mortgage.',
});

const RateRiseTab = lateTab(async () => (await import('../../features/calculator/mortgage/rate-rise-tab')).RateRiseTab);

export default function CalculatorRateRisePage(): ReactNode {
  return (
    <CalculatorFrame
      title="What if rates rise?"
      lead="Your payment and balance at renewal if rates are 1, 2 or 3 points higher."
      startFrom="renewal"
      Tab={RateRiseTab}
    />
  );
}
