import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { ResumeAddressDocument } from './resume.generated';

/** Downloads the résumé of a job application. Its address is made when it is asked for, and works for 5 minutes. */
export function ResumeButton({ enquiryId }: { enquiryId: string }): ReactNode {
  const client = useApolloClient();
  const download = async (): Promise<void> => {
    const asked = { query: ResumeAddressDocument, variables: { enquiryId }, fetchPolicy: 'no-cache' } as const;
    const path = await client.query(asked).then(
      ({ data }) => data?.resumeAddress?.path,
      () => undefined,
    );
    if (path === undefined) toast({ text: 'This résumé can’t be opened at the moment', bad: true });
    else window.location.assign(path);
  };
  return (
    <Button small onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      Download résumé
    </Button>
  );
}
