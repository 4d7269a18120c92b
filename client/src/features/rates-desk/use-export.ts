import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { toast } from '../../ui/aria/toast';
import type { DeskRateFilter } from '../../schema.generated';
import { ExportRatesDocument } from './desk.generated';
import { today } from './when';

function download(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** What the filters show, as a file that can be imported again. */
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
    if (csv == null) toast({ text: 'Nothing was exported: the connection or the server is away.', bad: true });
    else download(csv, `rates-${today()}.csv`);
  }
  return { exporting, exportRates };
}
