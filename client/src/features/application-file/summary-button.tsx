import { useApolloClient } from '@apollo/client/react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { ApplicationSummaryDocument } from './summary.generated';

/** Saves the file on one page as a PDF. It comes with the session's token, so it has no address of its own. */
export function SummaryButton({ id }: { id: string }): ReactNode {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    const summary = await client
      .query({ query: ApplicationSummaryDocument, variables: { id }, fetchPolicy: 'no-cache' })
      .then(
        ({ data }) => data?.applicationSummary,
        () => undefined,
      );
    setBusy(false);
    if (!summary) {
      toast({ text: MESSAGES.requestFailed, bad: true });
      return;
    }
    const bytes = Uint8Array.from(atob(summary.content), (sign) => sign.charCodeAt(0));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    link.download = summary.fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <Button off={busy} onClick={() => void save()}>
      <Printer size={16} aria-hidden="true" /> Broker summary
    </Button>
  );
}
