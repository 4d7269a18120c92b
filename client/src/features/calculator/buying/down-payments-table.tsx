import type { ReactNode } from 'react';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import { formatDollars } from '@brokerage/domain/forms/dollars';

const PRICES = [400_000, 600_000, 800_000, 1_200_000] as const;

export function DownPaymentsTable(): ReactNode {
  return (
    <table className="plain-table num">
      <caption>Minimum down payment on a home you’ll live in</caption>
      <thead>
        <tr>
          <th scope="col">Price</th>
          <th scope="col">Minimum down payment</th>
          <th scope="col">Share of the price</th>
        </tr>
      </thead>
      <tbody>
        {PRICES.map((price) => {
          const { minDownPayment: minimum } = minDownPayment({ price, ownerOccupied: true });
          return (
            <tr key={price}>
              <th scope="row">{formatDollars(price)}</th>
              <td>{formatDollars(minimum)}</td>
              <td>{((minimum / price) * 100).toFixed(1)}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
