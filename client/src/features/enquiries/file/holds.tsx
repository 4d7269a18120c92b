import { addDays } from '@brokerage/domain/booking/local-days';
import { countdownWords } from '@brokerage/domain/rates/rate-hold';
import { termChoices } from '@brokerage/domain/rates/rate-terms';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { formatDay, formatRate, formatTerm } from '../../../lib/format';
import { useSettled } from '../../../lib/use-settled';
import { SelectField } from '../../../ui/aria/select-field';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { LoadFailed, NotCurrent } from '../../../ui/console/states';
import { useKeptOpen, useTyped } from '../../../ui/console/use-typed';
import {
  useEndRateHoldCommand,
  useFileHoldsQuery,
  usePlaceRateHoldCommand,
  useRatesToHoldQuery,
  type FileHoldsQuery,
} from './holds.generated';

type Held = NonNullable<FileHoldsQuery['rateHolds']>[number];
type RateType = 'FIXED' | 'VARIABLE';

/** So many can be read through; more are found by their lender */
const MOST_RATES = 25;

const nameOf = ({
  bankName,
  rate,
  term,
  type,
}: {
  bankName: string;
  rate: number;
  term: number;
  type: RateType;
}): string => `${formatRate(rate)}%, ${formatTerm(term, type)}, ${bankName}`;

function Hold({ hold, ended }: { hold: Held; ended: () => void }): ReactNode {
  const { id, heldUntil, daysLeft, state } = hold;
  const [end, ending] = useEndRateHoldCommand({ say: toast });
  const name = nameOf({ ...hold, type: hold.type === 'variable' ? 'VARIABLE' : 'FIXED' });
  return (
    <li>
      <p className="num">
        <b>{name}</b>
        <br />
        <span>Until {formatDay(heldUntil)}</span>{' '}
        <span className={`tag ${state === 'HELD' ? 'tag-good' : state === 'ENDS' ? 'tag-warn' : 'tag-calm'}`}>
          {countdownWords(heldUntil, addDays(heldUntil, -daysLeft))}
        </span>
      </p>
      <Button
        small
        off={ending}
        aria-label={`End the hold: ${name}`}
        onClick={() => void end({ id }, 'Hold ended').then(ended)}
      >
        End the hold
      </Button>
    </li>
  );
}

/** What is chosen of the rate, and how it was found; empty: nothing */
interface Wish {
  term: string;
  lender: string;
  rateId: string;
  until: string;
}
const NO_WISH: Wish = { term: '5', lender: '', rateId: '', until: '' };

interface ChooseProps {
  wish: Wish;
  choose: (wish: Partial<Wish>) => void;
  /** Of what is said when it is missing */
  describedBy: string;
}

/** Its line is there from the start: what stands below it must not move away from a press. */
function saidOf(isHere: boolean, shown: number, all: number): string {
  if (isHere && shown === 0) return 'No lender of that name has a rate of this term.';
  return all > shown ? `The lowest ${shown} of ${all}. A part of the lender’s name finds the others.` : '\u00a0';
}

/** A published rate of a term, the lowest first; a part of the lender's name narrows the list. */
function ChooseRate({ wish: { term, lender, rateId }, choose, describedBy }: ChooseProps): ReactNode {
  const id = useId();
  const searched = useSettled(lender.trim());
  const variables = { term: Number(term), lender: searched || null, limit: MOST_RATES };
  const { data, previousData, error, refetch } = useRatesToHoldQuery({ variables });
  const { items: rates = [], totalItems = 0 } = data?.rateOffers ?? {};
  const failed = error !== undefined && !data;
  return (
    <>
      <SelectField
        label="Term"
        options={termChoices((data ?? previousData)?.rateOffers?.terms)}
        value={term}
        onChange={(value) => choose({ term: value, rateId: '' })}
      />
      <div className="a-field">
        <label htmlFor={`${id}-lender`}>Lender</label>
        <input
          id={`${id}-lender`}
          className="a-input"
          type="search"
          placeholder="Every lender"
          value={lender}
          onChange={({ target }) => choose({ lender: target.value, rateId: '' })}
        />
      </div>
      <div className="a-field">
        <label htmlFor={`${id}-rate`}>Rate</label>
        <select
          id={`${id}-rate`}
          className="a-input"
          value={rateId}
          aria-describedby={`${id}-count ${describedBy}`}
          onChange={({ target }) => choose({ rateId: target.value })}
        >
          <option value="">{data ? 'Choose a rate' : failed ? 'No rates' : 'Loading the rates'}</option>
          {rates.map((rate) => (
            <option key={rate.id} value={rate.id}>
              {nameOf(rate)}
            </option>
          ))}
        </select>
        <p className="muted" id={`${id}-count`} role="status">
          {saidOf(data !== undefined, rates.length, totalItems)}
        </p>
      </div>
      {failed && <LoadFailed what="The rates" retry={refetch} />}
    </>
  );
}

const TOLD = 'Rate held. The client gets an email.';
/** The letter then names neither lender nor rate (docs/decisions/0187) */
const ASKED_TO_CONFIRM = 'Rate held. The email asks the client to confirm their address before they can see it.';

function PlaceHold({ enquiryId, placed }: { enquiryId: string; placed: () => void }): ReactNode {
  const id = useId();
  const [wish, setWish] = useTyped(`rate-hold:${enquiryId}`, NO_WISH);
  const [problem, setProblem] = useState<string>();
  const [place, placing] = usePlaceRateHoldCommand();
  const choose = (change: Partial<Wish>): void => setWish((before) => ({ ...before, ...change }));

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (placing) return;
    const { rateId, until } = wish;
    if (rateId === '' || until === '') {
      setProblem('Choose a rate, and enter the last day it is held.');
      return;
    }
    const outcome = await place({ input: { enquiryId, rateId, heldUntil: until } });
    setProblem(outcome.done ? undefined : (outcome.payload?.userErrors[0]?.message ?? outcome.problem));
    if (!outcome.done) return;
    toast({ text: outcome.payload?.confirmsFirst ? ASKED_TO_CONFIRM : TOLD });
    // what was chosen while it was sent is for the next one
    setWish((now) => ({
      ...(now.rateId === rateId ? NO_WISH : now),
      until: now.until === until ? '' : now.until,
    }));
    placed();
  }

  return (
    <form className="stack-4" aria-label="Hold a rate" onSubmit={(event) => void submit(event)}>
      <ChooseRate wish={wish} choose={choose} describedBy={`${id}-problem`} />
      <div className="a-field">
        <label htmlFor={`${id}-until`}>Held until</label>
        <input
          id={`${id}-until`}
          className="a-input"
          type="date"
          value={wish.until}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => choose({ until: target.value })}
        />
      </div>
      <p className="problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <div>
        <Button small type="submit" off={placing}>
          Hold this rate
        </Button>
      </div>
    </form>
  );
}

/** The rates that lenders hold for a client: the office places them, the client sees the days that are left. */
export function FileHolds({ enquiryId }: { enquiryId: string }): ReactNode {
  const { data, error, refetch } = useFileHoldsQuery({ variables: { enquiryId }, fetchPolicy: 'cache-and-network' });
  const reload = (): void => void refetch();
  // rates are asked for once somebody wants to hold one
  const [opened, setOpened] = useKeptOpen<boolean>('rate-hold-open');
  const holds = data?.rateHolds;
  return (
    <section className="panel panel-pad" aria-labelledby="held-rates">
      <h2 id="held-rates">Held rates</h2>
      {!holds && error && <LoadFailed what="The held rates" retry={refetch} />}
      {holds && error && <NotCurrent retry={refetch} />}
      {holds?.length === 0 && <p className="muted">No lender holds a rate for this client.</p>}
      {holds && holds.length > 0 && (
        <ul className="stack-4">
          {holds.map((hold) => (
            <Hold key={hold.id} hold={hold} ended={reload} />
          ))}
        </ul>
      )}
      <details className="mt-5" open={opened} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>Hold a rate</summary>
        {opened && <PlaceHold enquiryId={enquiryId} placed={reload} />}
      </details>
    </section>
  );
}
