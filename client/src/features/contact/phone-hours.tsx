import type { Api } from '../../lib/api';
import type { ReactNode } from 'react';
import { PageStyles } from '../../ui/page-styles';
import styles from '../../ui/sections.css?url';
import { PhoneHoursDocument, usePhoneHoursQuery } from './phone-hours.generated';

export const preloadPhoneHours = (client: Api): Promise<unknown> => client.query({ query: PhoneHoursDocument });

/** When we answer the phone. The promise below it holds even where the hours cannot be had. */
export function PhoneHours(): ReactNode {
  const lines = usePhoneHoursQuery().data?.phoneHours ?? [];
  return (
    <>
      <PageStyles href={styles} />
      <table className="plain-table">
        <caption>When we answer the phone (Toronto time)</caption>
        <tbody>
          {lines.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td className="num">{hours}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>We answer online applications within 24 hours, every day of the year.</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
