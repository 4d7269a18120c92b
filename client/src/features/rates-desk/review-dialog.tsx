import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { rateWarning } from 'domain/rates/sanity';
import { Dialog } from '../../ui/aria/dialog';
import { LoadFailed, RowSkeletons } from '../../ui/console/states';
import { changes } from './banner';
import { usePublishRatesMutation, type PublishRatesMutation } from './changes.generated';
import { useDeskPendingQuery } from './desk.generated';
import { DifferenceList } from './difference-list';
import { differences, product, rateName, shownFacts, type DeskRow } from './facts';
import { showPercent } from './percent';
import type { Actions } from './use-actions';
import { useRefresh } from './use-refresh';
import { ago } from './when';

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Leads to a rate in the table. */
  find: (rate: DeskRow) => void;
  actions: Actions;
}

type Published = NonNullable<PublishRatesMutation['publishRates']>;

export function ReviewDialog({ isOpen, close, ...rest }: Props): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Review and publish" size="wide">
      {isOpen && <Review close={close} {...rest} />}
    </Dialog>
  );
}

/** Exactly what is listed here is published, in the versions listed: all of it or nothing. */
function Review({ close, find, actions }: Omit<Props, 'isOpen'>): ReactNode {
  const { data, error, refetch } = useDeskPendingQuery({ fetchPolicy: 'network-only' });
  const client = useApolloClient();
  const refresh = useRefresh();
  const [publish, { loading }] = usePublishRatesMutation({ errorPolicy: 'all' });
  const [answer, setAnswer] = useState<Published>();
  const [reviewed, setReviewed] = useState<readonly DeskRow[]>([]);
  const [problem, setProblem] = useState<string>();
  const waiting = data?.deskPending;

  if (answer?.publication) return <Done count={answer.publication.changes} close={close} />;
  if (!waiting)
    return error ? <LoadFailed what="What waits" retry={() => void refetch()} /> : <RowSkeletons rows={4} />;
  const bad = waiting.filter(({ pending }) => pending?.problem != null);
  const conflicts = answer?.conflicts ?? [];

  async function send(rates: readonly DeskRow[]): Promise<void> {
    setProblem(undefined);
    setReviewed(rates);
    const result = await publish({
      variables: { rates: rates.map(({ id, version }) => ({ id, version })) },
    }).then(
      ({ data: given }) => given?.publishRates ?? undefined,
      () => undefined,
    );
    setAnswer(result);
    if (result?.publication) {
      // what this browser still holds of the public pages is from before
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'currentRates' });
      await refresh('everything');
    } else if ((result?.conflicts ?? []).length === 0) {
      setProblem(result?.userErrors[0]?.message ?? 'Nothing was published: the connection or the server is away.');
    }
  }

  async function again(): Promise<void> {
    await refetch().catch(() => undefined);
    setAnswer(undefined);
  }

  return (
    <>
      {bad.length > 0 && <Problems rates={bad} find={find} actions={actions} reread={again} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} reviewed={reviewed} again={() => void again()} />}
      {waiting.length === 0 ? (
        <p className="muted">Nothing waits to be published.</p>
      ) : (
        <ByLender rates={waiting.filter((rate) => !bad.includes(rate))} />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="a-dialog-foot">
        <button type="button" className="b b2" onClick={close}>
          Not yet
        </button>
        <button
          type="button"
          className="b b3"
          disabled={bad.length > 0 || waiting.length === 0 || conflicts.length > 0 || loading}
          onClick={() => void send(waiting)}
        >
          {loading ? 'Publishing' : `Publish ${changes(waiting.length)}`}
        </button>
      </div>
    </>
  );
}

function Done({ count, close }: { count: number; close: () => void }): ReactNode {
  return (
    <div className="published" role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <p>
        <b>{changes(count)} published.</b> Visitors see {count === 1 ? 'it' : 'them'} now.
      </p>
      <button type="button" className="b b1" onClick={close}>
        Done
      </button>
    </div>
  );
}

function Problems({
  rates,
  find,
  actions,
  reread,
}: {
  rates: readonly DeskRow[];
  find: (rate: DeskRow) => void;
  actions: Actions;
  reread: () => Promise<void>;
}): ReactNode {
  return (
    <section className="review-bad" aria-labelledby="review-bad">
      <h3 id="review-bad">
        <TriangleAlert size={18} aria-hidden="true" />{' '}
        {rates.length === 1 ? 'One change needs' : `${rates.length} changes need`} fixing before anything is published
      </h3>
      <ul>
        {rates.map((rate) => (
          <li key={rate.id}>
            <p>
              <button type="button" className="as-link" onClick={() => find(rate)}>
                {rateName(rate)}
              </button>
              , <b className="num">{showPercent(shownFacts(rate)?.rate ?? 0)}%</b>. {rate.pending?.problem}
            </p>
            <button
              type="button"
              className="b b2"
              onClick={() => void actions.discard([rate.id], `The change of ${rateName(rate)} discarded`).then(reread)}
            >
              Discard<span className="vh"> the change of {rateName(rate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conflicts({
  conflicts,
  reviewed,
  again,
}: {
  conflicts: readonly NonNullable<Published['conflicts']>[number][];
  reviewed: readonly DeskRow[];
  again: () => void;
}): ReactNode {
  return (
    <section className="under-conflict review-conflict" role="alert" aria-labelledby="review-conflict">
      <h3 id="review-conflict">Changed since you looked. Nothing was published.</h3>
      <ul>
        {conflicts.map(({ theirs, changedBy, changedAt }) => {
          const seen = reviewed.find(({ id }) => id === theirs.id);
          const mine = seen && shownFacts(seen)?.rate;
          const now = shownFacts(theirs)?.rate;
          return (
            <li key={theirs.id}>
              <b>{rateName(theirs)}</b>: changed by {changedBy} {ago(changedAt, new Date()).toLowerCase()}.{' '}
              <span className="num">
                You reviewed {mine === undefined ? 'nothing' : `${showPercent(mine)}%`}, it is now{' '}
                {now === undefined || theirs.pending?.kind === 'ARCHIVE' ? 'to be archived' : `${showPercent(now)}%`}.
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="b b2" onClick={again}>
        Review again
      </button>
    </section>
  );
}

/** In the order they come, the rates of a lender together. */
function byLender(rates: readonly DeskRow[]): DeskRow[][] {
  const groups = new Map<string, DeskRow[]>();
  for (const rate of rates) groups.set(rate.bank.id, [...(groups.get(rate.bank.id) ?? []), rate]);
  return [...groups.values()];
}

function ByLender({ rates }: { rates: readonly DeskRow[] }): ReactNode {
  return byLender(rates).map((group) => {
    const [{ bank } = { bank: undefined }] = group;
    return (
      bank && (
        <section key={bank.id} className="review-lender" aria-label={bank.name}>
          <h3>
            <img src={bank.logoUrl} alt="" width={28} height={28} /> {bank.name}
          </h3>
          <ul>
            {group.map((rate) => (
              <Change key={rate.id} rate={rate} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function Change({ rate: { live, pending } }: { rate: DeskRow }): ReactNode {
  const facts = pending?.facts ?? live;
  if (!pending || !facts) return null;
  const warning = pending.facts && rateWarning(pending.facts.rate, live?.rate ?? null);
  const kind = { CREATE: 'New', ARCHIVE: 'Goes', UPDATE: '' }[pending.kind];
  return (
    <li>
      <p>
        <b>{product(facts)}</b> {kind && <span className="was-note">{kind}</span>}
        <small>{pending.authorName}</small>
      </p>
      <DifferenceList differences={differences(live, pending.facts)} />
      {warning && <p className="old">{warning}</p>}
    </li>
  );
}
