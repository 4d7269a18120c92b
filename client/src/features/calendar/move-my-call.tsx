import { utcOffset } from '@brokerage/domain/booking/client-clock';
import { addDays } from '@brokerage/domain/booking/local-days';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { officeToday } from '../../lib/office-today';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { LoadFailed } from '../../ui/console/states';
import { DayAndTime, nearestWords, timesOf } from './day-and-time';
import { useMoveMyCallCommand, useMyCallTimesQuery, type MyCallShownFragment } from './my-calls.generated';
import styles from './office-calendar.module.css?sheet';

/** As far as one answer of the server reaches */
const DAYS = 30;

interface Props {
  call: MyCallShownFragment;
  close: () => void;
  changed: () => void;
}

/** Gives a call of one's own another time, also at short notice. A taken time is never on the list. */
export function MoveMyCall({ isOpen, ...props }: Props & { isOpen: boolean }): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={props.close} title={`Move the call with ${props.call.fullName}`}>
      <MoveForm {...props} />
    </Dialog>
  );
}

function MoveForm({ call, close, changed }: Props): ReactNode {
  const { id, sequence, startsAt, zone, fullName } = call;
  const today = officeToday();
  const { data, error, refetch } = useMyCallTimesQuery({
    variables: { id, from: today, to: addDays(today, DAYS) },
    fetchPolicy: 'network-only',
  });
  const [wish, setWish] = useState({ date: '', time: '' });
  const [problem, setProblem] = useState<string>();
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [move, busy] = useMoveMyCallCommand();
  const free = data?.myCallTimes?.map(({ startsAt: at }) => at) ?? [];
  const chosen = timesOf(free, wish, startsAt).chosen;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy || !chosen) return;
    const offset = utcOffset(new Date(chosen), zone);
    const { done, payload, problem: refused } = await move({ id, sequence, startsAt: chosen, utcOffset: offset });
    changed();
    if (done) {
      toast({ text: `The call with ${fullName} has a new time` });
      close();
      return;
    }
    setProblem(payload?.userErrors[0]?.message ?? refused);
    setOffered(payload?.alternatives?.map(({ startsAt: at }) => at) ?? []);
    void refetch();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {error && !data && <LoadFailed what="Your free times" retry={refetch} />}
      {offered.length > 0 && (
        <div className="row-2" role="group" aria-label="The nearest free times">
          {offered.map((at) => (
            <Button
              key={at}
              small
              onClick={() => {
                setWish({ date: '', time: at });
                setProblem(undefined);
                setOffered([]);
              }}
            >
              {nearestWords(at)}
            </Button>
          ))}
        </div>
      )}
      <DayAndTime free={free} wish={wish} not={startsAt} choose={setWish} />
      {data && free.length === 0 && <p className={styles.warn}>Nothing is free in the next {DAYS} days.</p>}
      <div className="a-dialog-foot">
        <Button onClick={close}>Keep as it is</Button>
        <Button type="submit" look="main" off={busy || !chosen}>
          Move and send invite
        </Button>
      </div>
    </form>
  );
}
