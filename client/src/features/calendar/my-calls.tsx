import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { clockTime, longDay, sameClock, zoneName } from '@brokerage/domain/booking/words';
import { Phone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { deskPaths } from '../../lib/desk-paths';
import { formatPhone } from '../../lib/format';
import { telephone } from '../../lib/paths';
import { toast } from '../../ui/aria/toast';
import { Button, ButtonLink } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { LoadStates } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { useNow } from '../../ui/console/use-now';
import { PageStyles } from '../../ui/page-styles';
import { MoveMyCall } from './move-my-call';
import { useMarkMyCallCommand, useMyCallsQuery, type MyCallShownFragment } from './my-calls.generated';
import styles, { href } from './my-calls.module.css?sheet';
import { href as calendarStyles } from './office-calendar.module.css?sheet';
import { callHours, endedAs } from './words';

type Opens = 'move' | 'cancel';

interface CallProps {
  call: MyCallShownFragment;
  now: Date;
  changed: () => void;
  ask: (opens: Opens, call: MyCallShownFragment) => void;
}

/** Says what became of a call, and reads the calls again whatever the answer was. */
function useMarkMine(
  changed: () => void,
): [
  mark: (call: MyCallShownFragment, status: MyCallShownFragment['status'], done: string) => Promise<void>,
  busy: boolean,
] {
  const [run, busy] = useMarkMyCallCommand({ say: toast });
  return [
    async ({ id, sequence }, status, done) => {
      await run({ id, sequence, status }, done);
      changed();
    },
    busy,
  ];
}

/** What can be done about a call: before it begins move and cancel, afterwards what became of it. */
function Acts({ call, now, changed, ask }: CallProps): ReactNode {
  const [mark, busy] = useMarkMine(changed);
  const ended = endedAs(call);
  if (Date.parse(call.startsAt) > now.getTime()) {
    return (
      <>
        <Button small onClick={() => ask('move', call)}>
          Move
        </Button>
        <Button small onClick={() => ask('cancel', call)}>
          Cancel call
        </Button>
      </>
    );
  }
  if (ended) {
    return (
      <Button small off={busy} onClick={() => void mark(call, 'CONFIRMED', 'Undone')}>
        Undo “{ended[0]}”
      </Button>
    );
  }
  return (
    <>
      <Button small off={busy} onClick={() => void mark(call, 'NO_SHOW', 'Marked as a no-show')}>
        No-show
      </Button>
      <Button small off={busy} onClick={() => void mark(call, 'COMPLETED', 'Marked as held')}>
        Held
      </Button>
    </>
  );
}

function Call(props: CallProps): ReactNode {
  const { call } = props;
  const from = new Date(call.startsAt);
  const ended = endedAs(call);
  return (
    <li className={styles.call}>
      <div>
        <p className={`num ${styles.time}`}>
          {longDay(from, OFFICE_ZONE)}, {callHours(call)}{' '}
          {ended && <span className={`tag ${ended[1]}`}>{ended[0]}</span>}
        </p>
        {!sameClock(from, call, OFFICE_ZONE) && (
          <p className="muted">
            {clockTime(from, call)} for the client, {zoneName(from, call)}
          </p>
        )}
        <p className={styles.who}>{call.fullName}</p>
        <p className="muted">{call.subject}</p>
      </div>
      <div className="row-2">
        <ButtonLink small look="main" href={telephone(call.phone)}>
          <Phone size={15} aria-hidden="true" /> {formatPhone(call.phone)}
        </ButtonLink>
        {call.enquiryId !== null && (
          <ButtonLink small to={deskPaths.lead(call.enquiryId)}>
            Open the lead
          </ButtonLink>
        )}
        <Acts {...props} />
      </div>
    </li>
  );
}

function Part({
  title,
  calls,
  ...rest
}: { title: string; calls: readonly MyCallShownFragment[] } & Omit<CallProps, 'call'>): ReactNode {
  if (calls.length === 0) return null;
  return (
    <section className="panel" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {calls.map((call) => (
          <Call key={call.id} call={call} {...rest} />
        ))}
      </ul>
    </section>
  );
}

interface AskedProps {
  asked: { call: MyCallShownFragment; opens: Opens } | undefined;
  isOpen: boolean;
  close: () => void;
  changed: () => void;
}

/** A call that is moved or cancelled, as it was when that was pressed: it may leave the list meanwhile, and what is said of that stays. */
function Asked({ asked, isOpen, close, changed }: AskedProps): ReactNode {
  const [mark] = useMarkMine(changed);
  if (!asked) return null;
  const { call, opens } = asked;
  const { fullName } = call;
  return (
    <>
      <MoveMyCall isOpen={isOpen && opens === 'move'} call={call} close={close} changed={changed} />
      <ConfirmDialog
        isOpen={isOpen && opens === 'cancel'}
        onClose={close}
        title="Cancel this call?"
        confirmLabel="Cancel the call"
        onConfirm={() => mark(call, 'CANCELLED', `The call with ${fullName} is cancelled`)}
      >
        {fullName} gets an email, and the call is removed from their calendar.
      </ConfirmDialog>
    </>
  );
}

/** The calls that clients booked with an adviser: the next ones first, then those of the last week. */
export function MyCalls(): ReactNode {
  const { data, previousData, error, refetch } = useMyCallsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: 60_000,
  });
  const calls = (data ?? previousData)?.myCalls;
  const now = useNow();
  const changed = (): void => void refetch();
  const [asked, setAsked] = useState<AskedProps['asked']>();
  const [isOpen, setOpen] = useState(false);
  const ask: CallProps['ask'] = (opens, call) => {
    setAsked({ call, opens });
    setOpen(true);
  };
  const isOver = ({ endsAt }: MyCallShownFragment): boolean => Date.parse(endsAt) <= now.getTime();
  return (
    <>
      <PageStyles href={href} />
      <PageStyles href={calendarStyles} />
      <LoadStates what="Your calls" loaded={calls != null} failed={error !== undefined} retry={refetch} rows={4} />
      {calls?.length === 0 && (
        <section className="panel">
          <Empty title="No calls booked">
            <p>Calls that clients book with you show up here.</p>
          </Empty>
        </section>
      )}
      {calls && (
        <div className="stack-5">
          <Part title="Next" calls={calls.filter((call) => !isOver(call))} {...{ now, changed, ask }} />
          <Part title="Last 7 days" calls={calls.filter(isOver).reverse()} {...{ now, changed, ask }} />
        </div>
      )}
      <Asked asked={asked} isOpen={isOpen} close={() => setOpen(false)} changed={changed} />
    </>
  );
}
