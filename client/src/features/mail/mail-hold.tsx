import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { useMailHoldQuery } from './mail-hold.generated';
import { useReleaseEmailsCommand } from './release-emails.generated';

type Release = 'all' | 'new';

const QUESTION = {
  all: {
    title: 'Send all emails that wait?',
    text: 'What was sent after the backup goes out a second time: we can’t know which ones arrived.',
    confirm: 'Send all emails',
  },
  new: {
    title: 'Send only new emails?',
    text: 'The emails that waited when the backup was restored are not sent. Those written since then are.',
    confirm: 'Send new emails',
  },
} as const;

/** After a restore nothing is sent until a person has decided what to do with the emails of the backup. */
export function MailHold({ released }: { released: () => void }): ReactNode {
  const { data, refetch } = useMailHoldQuery({ fetchPolicy: 'cache-and-network' });
  const [release] = useReleaseEmailsCommand();
  const [asked, setAsked] = useState<Release>();
  const [problem, setProblem] = useState<string>();
  const hold = data?.mailHold;
  if (!hold) return null;
  const go = async (): Promise<void> => {
    setProblem((await release({ drop: asked === 'new' })).problem);
    await refetch();
    released();
  };
  const question = QUESTION[asked ?? 'new'];
  return (
    <section className="panel panel-pad" role="status" aria-labelledby="hold-title">
      <h2 id="hold-title">No emails are sent at the moment</h2>
      <p>
        A backup was restored on {moment(hold.since)}.{' '}
        {hold.waiting === 1 ? '1 email waits' : `${hold.waiting} emails wait`} until you decide. Some may have been sent
        before.
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="panel-actions">
        <Button look="main" onClick={() => setAsked('new')}>
          Send only new emails
        </Button>
        <Button onClick={() => setAsked('all')}>Send all</Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={question.title}
        confirmLabel={question.confirm}
        onConfirm={go}
      >
        <p>{question.text}</p>
      </ConfirmDialog>
    </section>
  );
}
