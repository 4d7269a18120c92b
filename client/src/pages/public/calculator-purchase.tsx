import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { lateTab } from '../../features/calculator/page/late-tab';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';

export const head: HeadOf = () => ({
  title: 'Home purchase calculator',
  description:
    'Down payment, mortgage insurance, land transfer tax, GST/HST on a new home, closing costs, cash to close and the monthly cost of owning.',
});

const PurchaseTab = lateTab(async () => (await import('../../features/calculator/buying/purchase-tab')).PurchaseTab);

export default function CalculatorPurchasePage(): ReactNode {
  return (
    <CalculatorFrame
      title="Home purchase calculator"
      lead="Down payment, insurance, taxes and closing costs: the cash you need on closing day, and what the home costs a month."
      startFrom="purchase"
      Tab={PurchaseTab}
    />
  );
}
