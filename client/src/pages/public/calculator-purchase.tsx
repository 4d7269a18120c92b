import type { ReactNode } from 'react';
import { PurchaseTab } from '../../features/calculator/purchase-tab';
import type { HeadOf } from '../../lib/head';
import { CalculatorFrame } from '../../app/layouts/calculator-frame';
import { preloadStart } from '../../features/calculator/use-start-rate';

export { reads } from '../../features/calculator/purchase-tab';
export const preload = preloadStart('purchase');

export const head: HeadOf = () => ({
  title: 'Home purchase calculator',
  description:
    'Down payment, mortgage insurance, land transfer tax, GST/HST on a new home, closing costs, cash to close and the monthly cost of owning.',
});

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
