import { CircleStop, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useAddressState } from '../../lib/address-state';
import { Button } from '../../ui/console/button';
import { TabLinks } from '../../ui/aria/tab-links';
import { moment } from '../../ui/console/moment';
import { ACTIONS_COLUMN, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { MailHold } from './mail-hold';
import { useMailQueueQuery, type MailQueueQuery } from './mail-queue.generated';
import { useRetryMailCommand } from './retry-mail.generated';
import { useStopEmailCommand } from './stop-email.generated';

type Message = NonNullable<MailQueueQuery['mailQueue']>['items'][number];

const STATES = [
  { value: undefined, query: '', label: 'All' },
  { value: 'FAILED', query: '?status=FAILED', label: 'Failed' },
  { value: 'PENDING', query: '?status=PENDING', label: 'Waiting' },
  { value: 'SENT', query: '?status=SENT', label: 'Sent' },
] as const;
const LOOK = { PENDING: 'tag-warn', SENT: 'tag-good', FAILED: 'tag-bad', VOID: 'tag-calm' } as const;
const LABEL = { PENDING: 'Waiting', SENT: 'Sent', FAILED: 'Failed', VOID: 'Not sent' } as const;
const POLL_MS = 30_000;

function Row({ message, changed }: { message: Message; changed: () => void }): ReactNode {
  const [retry, retrying] = useRetryMailCommand();
  const [stop, stopping] = useStopEmailCommand();
  const [problem, setProblem] = useState<string>();
  const act = async (command: typeof retry | typeof stop): Promise<void> => {
    setProblem(undefined);
    setProblem((await command({ id: message.id })).problem);
    changed();
  };
  return (
    <tr>
      <td>
        <b>{message.subject}</b>
        <small>{message.to}</small>
      </td>
      <td>
        <span className={`tag ${LOOK[message.status]}`}>{LABEL[message.status]}</span>
      </td>
      <td className="num">
        {moment(message.sentAt ?? message.createdAt)}
        {message.attempts > 1 && <small>{message.attempts} tries</small>}
        {message.putOffUntil && <small>Goes at {moment(message.putOffUntil)}</small>}
      </td>
      <td>
        {message.status !== 'SENT' && message.lastError && <small>{message.lastError}</small>}
        {problem && (
          <small className="problem" role="alert">
            {problem}
          </small>
        )}
      </td>
      <td>
        {message.status === 'FAILED' && (
          <Button off={retrying} onClick={() => void act(retry)}>
            <RotateCw size={16} aria-hidden="true" /> Send again
          </Button>
        )}
        {message.status === 'PENDING' && (message.attempts > 0 || message.putOffUntil) && (
          <Button off={stopping} onClick={() => void act(stop)}>
            <CircleStop size={16} aria-hidden="true" /> {message.putOffUntil ? 'Do not send' : 'Stop trying'}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Every email the site sends, newest first. Failed ones can be retried. */
export function MailList(): ReactNode {
  const { get, page, go } = useAddressState();
  const state = STATES.find(({ value }) => value === get('status')) ?? STATES[0];
  const { data, previousData, error, refetch } = useMailQueueQuery({
    variables: { status: state.value ?? null, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const list = (data ?? previousData)?.mailQueue;

  return (
    <>
      <MailHold released={() => void refetch()} />
      <section className="panel" aria-label="Emails">
        <TabLinks
          label="Filter by status"
          tabs={STATES.map(({ query, label }) => ({ id: label, label, to: { search: query } }))}
          current={state.label}
        />
        <RecordList
          what="The emails"
          list={list}
          failed={error !== undefined}
          retry={refetch}
          empty={
            <Empty title={state.value === 'FAILED' ? 'No failed emails' : 'No emails'}>
              {page > 1 ? (
                <Link to={{ search: state.query }}>Go to page 1</Link>
              ) : (
                <p>Each application sends one to the applicant and one to the office.</p>
              )}
            </Empty>
          }
          look="table"
          columns={['Email', 'Status', 'When', 'Problem', ACTIONS_COLUMN]}
          row={(message) => <Row message={message} changed={() => void refetch()} />}
          go={go}
        />
      </section>
    </>
  );
}
