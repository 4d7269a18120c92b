import type { ReactNode } from 'react';
import { PurchaseTab } from '../features/calculator/purchase-tab';
import type { HeadOf } from '../lib/head';
import { CalculatorFrame } from './calculator-frame';

export { preload } from './calculator-frame';

export const head: HeadOf = () => ({
  title: 'Home purchase calculator',
  description:
    'Down payment, mortgage insurance, land transfer tax by province and city, first-time buyer relief, and the cash you need to close.',
});

export default function CalculatorPurchasePage(): ReactNode {
  return (
    <CalculatorFrame
      title="Home purchase calculator"
      lead="Down payment, insurance, land transfer tax by province, and the cash to have on closing day."
      Tab={PurchaseTab}
    />
  );
}
