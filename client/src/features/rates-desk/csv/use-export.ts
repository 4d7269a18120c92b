import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { toast } from '../../../ui/aria/toast';
import { download } from '../../../ui/console/download';
import type { DeskRateFilter } from '../../../schema.generated';
import { ExportRatesDocument } from '../desk.generated';
import { officeToday } from '../../../lib/office-today';

/** Exports the filtered rates as a file that can be imported again. */
export function useExport(): { exporting: boolean; exportRates: (filter: DeskRateFilter) => Promise<void> } {
  const client = useApolloClient();
  const [exporting, setExporting] = useState(false);
  async function exportRates(filter: DeskRateFilter): Promise<void> {
    setExporting(true);
    const csv = await client.query({ query: ExportRatesDocument, variables: { filter }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data?.exportRates,
      () => undefined,
    );
    setExporting(false);
    if (csv == null) toast({ text: 'Nothing was exported. Check your connection and try again.', bad: true });
    else download(csv, `rates-${officeToday()}.csv`, 'text/csv;charset=utf-8');
  }
  return { exporting, exportRates };
}
