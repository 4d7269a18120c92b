import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MESSAGES } from 'domain/vocabulary/messages';
import { TabLinks } from '../../ui/aria/tab-links';
import { moment } from '../../ui/console/moment';
import { Pager } from '../../ui/console/pager';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useMailQueueQuery, type MailQueueQuery } from './mail-queue.generated';
import { useRetryMailMutation } from './retry-mail.generated';

type Message = NonNullable<MailQueueQuery['mailQueue']>['items'][number];

const STATES = [
  { value: undefined, query: '', label: 'All' },
  { value: 'FAILED', query: '?status=FAILED', label: 'Failed' },
  { value: 'PENDING', query: '?status=PENDING', label: 'Waiting' },
  { value: 'SENT', query: '?status=SENT', label: 'Sent' },
] as const;
const LOOK = { PENDING: 'tag-warn', SENT: 'tag-good', FAILED: 'tag-bad' } as const;
const LABEL = { PENDING: 'Waiting', SENT: 'Sent', FAILED: 'Failed' } as const;
const POLL_MS = 30_000;

function Row({ message, changed }: { message: Message; changed: () => void }): ReactNode {
  const [retry, { loading }] = useRetryMailMutation({ errorPolicy: 'all' });
  const [problem, setProblem] = useState<string>();
  const again = async (): Promise<void> => {
    setProblem(undefined);
    const payload = await retry({ variables: { id: message.id } }).then(
      ({ data }) => data?.retryMail,
      () => undefined,
    );
    if (!payload?.message) setProblem(payload?.userErrors[0]?.message ?? MESSAGES.unexpected);
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
          <button type="button" className="b b2" disabled={loading} onClick={() => void again()}>
            <RotateCw size={16} aria-hidden="true" /> Send again
          </button>
        )}
      </td>
    </tr>
  );
}

/** Every e-mail the site sends, newest first; what could not be sent can be sent again. */
export function MailList(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const state = STATES.find(({ value }) => value === search.get('status')) ?? STATES[0];
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, previousData, error, refetch } = useMailQueueQuery({
    variables: { status: state.value ?? null, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const list = (data ?? previousData)?.mailQueue;

  return (
    <section className="panel" aria-label="E-mails">
      <TabLinks
        label="Which e-mails"
        tabs={STATES.map(({ query, label }) => ({ id: label, label, to: { search: query } }))}
        current={state.label}
      />
      {!list && error && <LoadFailed what="The e-mails" retry={() => void refetch()} />}
      {!list && !error && <RowSkeletons />}
      {list && error && <NotCurrent />}
      {list?.items.length === 0 && (
        <Empty title={state.value === 'FAILED' ? 'Nothing has failed' : 'No e-mails here'}>
          {page > 1 ? (
            <Link to={{ search: state.query }}>To the first page</Link>
          ) : (
            <p>Every application sends one to the applicant and one to the office.</p>
          )}
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">E-mail</th>
                <th scope="col">State</th>
                <th scope="col">When</th>
                <th scope="col">What went wrong</th>
                <th scope="col">
                  <span className="vh">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((message) => (
                <Row key={message.id} message={message} changed={() => void refetch()} />
              ))}
            </tbody>
          </table>
          <Pager
            page={list.page}
            limit={list.limit}
            total={list.totalItems}
            go={(next) => setSearch({ ...(state.value && { status: state.value }), page: String(next) })}
          />
        </>
      )}
    </section>
  );
}
