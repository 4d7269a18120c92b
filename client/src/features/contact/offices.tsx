import { addressLines } from '@brokerage/domain/settings/address-lines';
import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import type { Api } from '../../lib/api';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { OfficesDocument, useOfficesQuery, type OfficesQuery } from './offices.generated';

type Office = OfficesQuery['offices'][number];

export const preloadOffices = (client: Api): Promise<unknown> => client.query({ query: OfficesDocument });

/** Without the unit, which no map knows */
const mapAddress = (office: Office): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLines({ ...office, unit: '' }).replace(/\s+/g, ' '))}`;

/** Where the offices are. Nothing while that cannot be had. */
export function Offices(): ReactNode {
  const offices = useOfficesQuery().data?.offices ?? [];
  if (offices.length === 0) return null;
  return (
    <Section
      title="Visit us"
      lead="Call first, so that someone who knows your file is here with a coffee for you."
      className="how"
    >
      <div className="visit">
        <Picture name="map" className="visit-map" alt="" />
        <ul>
          {offices.map((office) => (
            <li key={addressLines(office)}>
              <address>{addressLines(office)}</address>
              <a href={mapAddress(office)} target="_blank" rel="noopener noreferrer">
                Show on a map <Icon name="external-link" size={16} />
                <span className="sr-text">(opens another site)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
