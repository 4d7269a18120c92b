import { PROVINCES } from '@brokerage/domain/application/applications';
import { REGULATORS } from '@brokerage/domain/vocabulary/licences';
import type { ReactNode } from 'react';
import type { Site } from './settings';

/** Where we are licensed, and who to ask about us. Provinces without a licence are not in the list. */
export function Licences({ licences }: Pick<Site, 'licences'>): ReactNode {
  if (licences.length === 0) return null;
  const regulators: Readonly<Record<string, string | undefined>> = REGULATORS;
  return (
    <table id="licences" className="plain-table licences">
      <caption>Our brokerage licences</caption>
      <thead>
        <tr>
          <th scope="col">Province</th>
          <th scope="col">Licence</th>
          <th scope="col">Regulator</th>
        </tr>
      </thead>
      <tbody>
        {licences.map(({ province, number }) => (
          <tr key={province}>
            <th scope="row">{PROVINCES.find(({ code }) => code === province)?.name ?? province}</th>
            <td className="num">{number}</td>
            <td>{regulators[province] ?? 'Ask us'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
