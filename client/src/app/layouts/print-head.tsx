import { useSyncExternalStore, type ReactNode } from 'react';
import { formatPhone } from '../../lib/format';
import { useSite } from '../../features/site/settings';

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

const never = (): (() => void) => () => undefined;
/** Known to the browser alone: a page the server rendered may be a day old. */
const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => DAY.format(new Date()),
    () => '',
  );

/** On paper: who worked it out, under which licence, and when. */
export function PrintHead({ title }: { title: string }): ReactNode {
  const { site, brand } = useSite();
  const today = useToday();
  const licence = site?.licences[0];
  return (
    <div className="print-head">
      <div>
        <b>{brand}</b>
        {site && (
          <p>
            {site.legalName}
            {licence && ` · Brokerage licence ${licence.number} (${licence.province})`}
            <br />
            {site.addresses[0]}
            <br />
            {formatPhone(site.phone)} · {site.email}
          </p>
        )}
      </div>
      <p>
        <b>{title}</b>
        {today}
      </p>
    </div>
  );
}
