import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { warningWords } from '../../../ui/console/file-warnings';
import { ResumeAddressDocument } from './resume.generated';

/** Downloads the résumé of a job application. Its address is made when it is asked for, and works for 5 minutes. */
export function ResumeButton({ enquiryId }: { enquiryId: string }): ReactNode {
  const client = useApolloClient();
  const download = async (): Promise<void> => {
    const asked = { query: ResumeAddressDocument, variables: { enquiryId }, fetchPolicy: 'no-cache' } as const;
    const address = await client.query(asked).then(
      ({ data }) => data?.resumeAddress,
      () => undefined,
    );
    if (!address) {
      toast({ text: 'This résumé can’t be opened at the moment', bad: true });
      return;
    }
    if (address.warnings.length > 0) toast({ text: warningWords(address.warnings), bad: true });
    window.location.assign(address.path);
  };
  return (
    <Button small onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      Download résumé
    </Button>
  );
}
