import { Download, Plus, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { RatesDesk, type Open } from '../../features/rates-desk/desk/rates-desk';
import { useDeskSummaryQuery } from '../../features/rates-desk/desk.generated';
import { filterOf } from '../../features/rates-desk/address';
import { useAddress } from '../../features/rates-desk/use-address';
import { useExport } from '../../features/rates-desk/csv/use-export';
import { formatMoment, OFFICE_ZONE } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { Button } from '../../ui/console/button';
import { SitePreview } from './admin-rates-preview';
import { ConsolePage } from '../../app/layouts/console-page';

const POLL_MS = 30_000;

export const head: HeadOf = () => ({ title: 'Rates', description: 'Edit, review and publish rates.', noindex: true });

export default function AdminRatesPage(): ReactNode {
  const { data, previousData } = useDeskSummaryQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const summary = (data ?? previousData)?.deskSummary ?? undefined;
  const [open, setOpen] = useState<Open>();
  const { at } = useAddress();
  const { exporting, exportRates } = useExport();
  const last = summary?.lastPublication;
  return (
    <ConsolePage
      title="Rates"
      lead={
        <>
          <span className="live-dot" aria-hidden="true" />
          {last
            ? `Live rates published ${formatMoment(new Date(last.at), new Date(), OFFICE_ZONE)} by ${last.actorName ?? 'a former user'}`
            : 'Live rates'}
        </>
      }
      actions={
        <>
          <Button onClick={() => setOpen('import')}>
            <Upload size={17} aria-hidden="true" /> Import CSV
          </Button>
          <Button off={exporting} onClick={() => void exportRates(filterOf(at))}>
            <Download size={17} aria-hidden="true" /> Export
          </Button>
          <Button look="main" onClick={() => setOpen('add')}>
            <Plus size={18} aria-hidden="true" /> Add a rate
          </Button>
        </>
      }
    >
      <RatesDesk
        summary={summary}
        open={open}
        setOpen={setOpen}
        preview={<SitePreview changed={(summary?.pending ?? 0) + (summary?.pendingLenders ?? 0) > 0} />}
      />
    </ConsolePage>
  );
}
