import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { lastDayWarning, rateWarning } from '@brokerage/domain/rates/sanity';
import { officeToday } from '../../../lib/office-today';
import { Button } from '../../../ui/console/button';
import { Dialog } from '../../../ui/aria/dialog';
import { LoadFailed, RowSkeletons } from '../../../ui/console/states';
import { changes } from './banner';
import { usePublishRatesCommand, type PublishRatesMutation } from '../changes.generated';
import { useDeskPendingQuery } from '../desk.generated';
import { DifferenceList } from '../../../ui/console/difference-list';
import { differences, product, rateName, shownFacts, type DeskRow } from '../facts';
import { showPercent } from '../percent';
import { lenderDifferences, nextLender } from '../lender-facts';
import type { DeskLenderFragment } from '../lenders.generated';
import { closeDraftMessages, type Actions } from '../use-actions';
import { PUBLIC_RATES } from '../public-rates';
import { useRefresh } from '../use-refresh';
import { ago } from '../when';

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Opens a rate in the table, where there is one. */
  find?: (rate: DeskRow) => void;
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

/** Publishes exactly what is listed here, in these versions: all of it or nothing. */
function Review({ close, find, actions }: Omit<Props, 'isOpen'>): ReactNode {
  const { data, error, refetch } = useDeskPendingQuery({ fetchPolicy: 'network-only' });
  const client = useApolloClient();
  const refresh = useRefresh();
  const [publish, busy] = usePublishRatesCommand({
    failure: 'Nothing was published. Check your connection and try again.',
  });
  const [answer, setAnswer] = useState<Published>();
  const [reviewed, setReviewed] = useState<readonly DeskRow[]>([]);
  const [problem, setProblem] = useState<string>();
  const waiting = data?.deskPending;
  const lenders = (data?.deskBanks ?? []).filter(({ pending }) => pending !== null);

  if (answer?.publication) return <Done count={answer.publication.changes} close={close} />;
  if (!waiting) return error ? <LoadFailed what="The changes" retry={refetch} /> : <RowSkeletons rows={4} />;
  const count = waiting.length + lenders.length;
  const bad = waiting.filter(({ pending }) => pending?.problem != null);
  const conflicts = answer?.conflicts ?? [];

  async function send(rates: readonly DeskRow[]): Promise<void> {
    setProblem(undefined);
    setReviewed(rates);
    const { payload: result, problem: refused } = await publish({
      rates: versionsOf(rates),
      lenders: versionsOf(lenders),
    });
    setAnswer(result);
    if (result?.publication) {
      closeDraftMessages();
      // the cached public pages are out of date now
      for (const fieldName of PUBLIC_RATES) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      await refresh('everything');
    } else if ((result?.conflicts ?? []).length === 0) {
      setProblem(refused);
      if (result?.userErrors[0]?.code === 'CONFLICT') await refetch();
    }
  }

  async function again(): Promise<void> {
    await refetch();
    setAnswer(undefined);
  }

  return (
    <>
      {bad.length > 0 && <Problems rates={bad} find={find} actions={actions} reread={again} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} reviewed={reviewed} again={() => void again()} />}
      {count === 0 && <p className="muted">There is nothing to publish.</p>}
      <LenderChanges lenders={lenders} />
      <ByLender rates={waiting.filter((rate) => !bad.includes(rate))} />
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button
          look="gold"
          disabled={bad.length > 0 || count === 0 || conflicts.length > 0}
          off={busy}
          onClick={() => void send(waiting)}
        >
          {busy ? 'Publishing' : `Publish ${changes(count)}`}
        </Button>
      </div>
    </>
  );
}

const versionsOf = (list: readonly { id: string; version: number }[]): { id: string; version: number }[] =>
  list.map(({ id, version }) => ({ id, version }));

function Done({ count, close }: { count: number; close: () => void }): ReactNode {
  return (
    <div className="published" role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <p>
        <b>{changes(count)} published.</b> Visitors see {count === 1 ? 'it' : 'them'} now.
      </p>
      <Button look="main" onClick={close}>
        Done
      </Button>
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
  find: Props['find'];
  actions: Actions;
  reread: () => Promise<void>;
}): ReactNode {
  return (
    <section className="review-bad" aria-labelledby="review-bad">
      <h3 id="review-bad">
        <TriangleAlert size={18} aria-hidden="true" /> Fix{' '}
        {rates.length === 1 ? 'one change' : `${rates.length} changes`} before you publish
      </h3>
      <ul>
        {rates.map((rate) => (
          <li key={rate.id}>
            <p>
              {find ? (
                <button type="button" className="as-link" onClick={() => find(rate)}>
                  {rateName(rate)}
                </button>
              ) : (
                rateName(rate)
              )}
              , <b className="num">{showPercent(shownFacts(rate)?.rate ?? 0)}%</b>. {rate.pending?.problem}
            </p>
            <Button
              onClick={() => void actions.discard([rate.id], `Change to ${rateName(rate)} discarded`).then(reread)}
            >
              Discard<span className="sr-text"> the change to {rateName(rate)}</span>
            </Button>
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
      <h3 id="review-conflict">Someone changed these after you opened the review. Nothing was published.</h3>
      <ul>
        {conflicts.map(({ theirs, changedBy, changedAt }) => {
          const seen = reviewed.find(({ id }) => id === theirs.id);
          const mine = seen && shownFacts(seen)?.rate;
          const now = shownFacts(theirs)?.rate;
          return (
            <li key={theirs.id}>
              <b>{rateName(theirs)}</b>: changed by {changedBy} {ago(changedAt, new Date()).toLowerCase()}.{' '}
              <span className="num">
                You reviewed {mine === undefined ? 'no rate' : `${showPercent(mine)}%`}. It is now{' '}
                {now === undefined || theirs.pending?.kind === 'ARCHIVE'
                  ? 'set to be archived'
                  : `${showPercent(now)}%`}
                .
              </span>
            </li>
          );
        })}
      </ul>
      <Button onClick={again}>Review again</Button>
    </section>
  );
}

function LenderChanges({ lenders }: { lenders: readonly DeskLenderFragment[] }): ReactNode {
  return lenders.map((lender) => (
    <section key={lender.id} className="review-lender" aria-label={`${lender.name}: lender`}>
      <h3>
        <img src={nextLender(lender).logoUrl} alt="" width={28} height={28} /> {lender.name}
      </h3>
      <ul>
        <li>
          <p>
            <b>Lender</b>
            <small>{lender.pending?.authorName}</small>
          </p>
          <DifferenceList differences={lenderDifferences(lender, nextLender(lender))} />
        </li>
      </ul>
    </section>
  ));
}

/** Each lender's rates together, in the order they arrive. */
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
  const warnings = pending.facts
    ? [rateWarning(pending.facts.rate, live?.rate ?? null), lastDayWarning(pending.facts.endsOn, officeToday())]
    : [];
  const kind = { CREATE: 'New', ARCHIVE: 'Will be archived', UPDATE: '' }[pending.kind];
  return (
    <li>
      <p>
        <b>{product(facts)}</b> {kind && <span className="was-note">{kind}</span>}
        <small>{pending.authorName}</small>
      </p>
      <DifferenceList differences={differences(live, pending.facts)} />
      {warnings.map(
        (warning) =>
          warning && (
            <p key={warning} className="old">
              {warning}
            </p>
          ),
      )}
    </li>
  );
}
