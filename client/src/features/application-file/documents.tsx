import type { ReactNode } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useKeptOpen } from '../../ui/console/use-typed';
import { AskForDocument } from './ask-for-document';
import { useRemindAboutDocumentsCommand, useTellAboutDocumentsCommand } from './documents.generated';
import styles from './documents.module.css?sheet';
import { OpenPaper, PaperList } from './paper-list';
import { isMissing, type Paper } from './papers';
import type { Papers } from './use-papers';

interface Props {
  applicationId: string;
  papers: Papers;
  /** Those that stand beside no answers */
  rest: readonly Paper[];
}

/** The papers that prove no answer, and what holds for all of them: what is missing, and one email for all that is asked. */
export function FileDocuments({ applicationId, papers, rest }: Props): ReactNode {
  const { all, loading, failed, reload } = papers;
  if (!all && loading) return <RowSkeletons rows={4} />;
  if (!all) return failed ? <LoadFailed what="The documents" retry={reload} /> : null;
  return (
    <section className="panel" aria-labelledby="documents-title">
      <h2 className={styles.head} id="documents-title">
        {rest.length < all.length ? 'Other documents' : 'Documents'}
      </h2>
      <div className={styles.groups}>
        {failed && <NotCurrent retry={reload} />}
        <PaperList list={rest} papers={papers} />
        {all.length === 0 && <p className="muted">Nothing was asked for yet.</p>}
        {all.length > 0 && rest.length === 0 && (
          <p className="muted">Each one is shown beside the answer it supports.</p>
        )}
      </div>
      <OpenPaper list={rest} papers={papers} />
      <Foot applicationId={applicationId} papers={all} reload={reload} />
    </section>
  );
}

const LIST = new Intl.ListFormat('en-CA', { type: 'unit' });
const COUNTED = [
  ['ACCEPTED', 'accepted'],
  ['RECEIVED', 'to look at'],
  ['NEEDED', 'asked for'],
  ['REFUSED', 'refused'],
  ['EXPIRED', 'expired'],
] as const satisfies [Paper['state'], string][];

/** A colleague was quicker, or who is left has no mailbox we may write to */
const NO_EMAIL = 'No email was sent: everyone we can write to was told already.';

interface FootProps {
  applicationId: string;
  papers: readonly Paper[];
  reload: () => Promise<unknown>;
}

function Foot({ applicationId, papers, reload }: FootProps): ReactNode {
  const [asks, setAsks] = useKeptOpen<boolean>('ask-open');
  const [tell, busy] = useTellAboutDocumentsCommand({ say: toast });
  const [remind, reminding] = useRemindAboutDocumentsCommand({ say: toast });
  const counts = COUNTED.map(([state, words]) => ({
    count: papers.filter((paper) => paper.state === state).length,
    words,
  }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`);
  const open = papers.filter(isMissing);
  const untold = open.filter(({ told }) => !told).length;
  const send = async (): Promise<void> => {
    const { done, payload } = await tell({ applicationId });
    if (!done) return;
    toast(payload?.emails ? { text: 'The email is on its way' } : { text: NO_EMAIL, bad: true });
    await reload();
  };
  return (
    <div className={styles.foot}>
      {papers.length > 0 && (
        <p>
          {papers.length === 1 ? '1 document' : `${papers.length} documents`}: {LIST.format(counts)}.
          <br />
          {untold > 0
            ? `${untold} not requested by email yet. Each person gets one email.`
            : 'Everyone has been emailed.'}
        </p>
      )}
      <div>
        <Button onClick={() => setAsks(true)}>Ask for another</Button>
        {open.length > untold && (
          <Button off={reminding} onClick={() => void remind({ applicationId }, 'The reminder is on its way')}>
            Remind
          </Button>
        )}
        <Button look="main" off={busy || untold === 0} onClick={() => void send()}>
          Email what’s missing
        </Button>
      </div>
      <AskForDocument
        isOpen={asks === true}
        close={() => setAsks(false)}
        applicationId={applicationId}
        papers={papers}
      />
    </div>
  );
}
