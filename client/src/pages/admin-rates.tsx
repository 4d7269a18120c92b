import { Download, Plus, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RatesDesk, type Open } from '../features/rates-desk/rates-desk';
import { useDeskSummaryQuery } from '../features/rates-desk/desk.generated';
import { filterOf } from '../features/rates-desk/address';
import { useAddress } from '../features/rates-desk/use-address';
import { useExport } from '../features/rates-desk/use-export';
import { formatMoment } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { SitePreview } from './admin-rates-preview';
import { Office } from './office';

const POLL_MS = 30_000;

export const head: HeadOf = () => ({ title: 'Rates', description: 'The rates desk of the office.', noindex: true });

export default function AdminRatesPage(): ReactNode {
  const { data, previousData } = useDeskSummaryQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const summary = (data ?? previousData)?.deskSummary ?? undefined;
  const [open, setOpen] = useState<Open>();
  const { at } = useAddress();
  const { exporting, exportRates } = useExport();
  const last = summary?.lastPublication;
  return (
    <Office
      trail={[{ label: 'Pricing' }, { label: 'Rates' }]}
      title="Rates"
      lead={
        <>
          <span className="live-dot" aria-hidden="true" />
          {last
            ? `Live rates published ${formatMoment(new Date(last.at), new Date())} by ${last.actorName ?? 'somebody who is gone'}`
            : 'Live rates are what visitors see now'}
        </>
      }
      actions={
        <>
          <button type="button" className="b b2" onClick={() => setOpen('import')}>
            <Upload size={17} aria-hidden="true" /> Import CSV
          </button>
          <button type="button" className="b b2" disabled={exporting} onClick={() => void exportRates(filterOf(at))}>
            <Download size={17} aria-hidden="true" /> Export
          </button>
          <button type="button" className="b b1" onClick={() => setOpen('add')}>
            <Plus size={18} aria-hidden="true" /> Add a rate
          </button>
        </>
      }
    >
      <RatesDesk
        summary={summary}
        open={open}
        setOpen={setOpen}
        preview={<SitePreview changed={(summary?.pending ?? 0) > 0} />}
      />
    </Office>
  );
}
