import { formatAmount, formatDollars } from '@brokerage/domain/forms/dollars';
import { landTransferTax } from '@brokerage/domain/mortgage/land-transfer-tax';
import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import type { ReactNode } from 'react';
import { officeToday as today } from '../../../lib/office-today';

const PRICE = 600_000;

const PLACES: readonly { place: string; province: Province; city?: string }[] = [
  { place: 'Toronto', province: 'ON', city: 'Toronto' },
  { place: 'Elsewhere in Ontario', province: 'ON' },
  { place: 'British Columbia', province: 'BC' },
  { place: 'Prince Edward Island', province: 'PE' },
  { place: 'Montréal', province: 'QC', city: 'Montréal' },
  { place: 'Manitoba', province: 'MB' },
];

/** Where first-time buyers get land transfer tax back, and where they don’t. */
export function FirstHomeRelief(): ReactNode {
  return (
    <table className="plain-table num">
      <caption>
        Land transfer tax of buyers who have never owned a home, on a {formatDollars(PRICE)} resale home
      </caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">You save</th>
          <th scope="col">You pay</th>
        </tr>
      </thead>
      <tbody>
        {PLACES.map(({ place, ...at }) => {
          const { rebate, total } = landTransferTax({
            ...at,
            price: PRICE,
            propertyType: 'single-family',
            firstTimeBuyer: true,
            newlyBuilt: false,
            residentBuyer: true,
            closingDate: today(),
          });
          return (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{formatAmount(rebate)}</td>
              <td>{formatAmount(total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
