import type { ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import { LoadFailed } from '../../ui/console/states';
import { Dialog } from '../../ui/aria/dialog';
import { DayAndTime, nearestWords } from './day-and-time';
import styles from './office-calendar.module.css?sheet';
import { useCallForm, type CallForm, type CallFormProps } from './use-call-form';

const PEOPLE = [
  ['fullName', 'Full name', 'text'],
  ['phone', 'Number to call', 'tel'],
  ['email', 'Email', 'email'],
] as const;

interface Props extends CallFormProps {
  isOpen: boolean;
}

/** Books a call for a client, or gives one another time. Short notice is a warning; a taken time is never on the list. */
export function CallDialog(props: Props): ReactNode {
  const { isOpen, onClose, moved } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={moved ? `Move the call with ${moved.fullName}` : 'Book a call'}>
      <BookOrMove {...props} />
    </Dialog>
  );
}

function BookOrMove(props: CallFormProps): ReactNode {
  const { moved, lanes, policy, onClose } = props;
  const form = useCallForm(props);
  const { agentId, setAgentId, wish, take, free, failed, again, isSoon, isReady, busy, submit } = form;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <NotFree form={form} bufferMinutes={policy.bufferMinutes} />
      {!moved && <Client form={form} />}
      <label className="a-field">
        <span>Adviser</span>
        <select className="a-input" value={agentId} onChange={({ target }) => setAgentId(target.value)}>
          <option value="">Whoever is free</option>
          {lanes.map(
            (lane) =>
              lane.agentId !== null && (
                <option key={lane.agentId} value={lane.agentId}>
                  {lane.name}
                </option>
              ),
          )}
        </select>
      </label>
      <DayAndTime free={free ?? []} wish={wish} not={moved?.startsAt} choose={take} />
      {failed && <LoadFailed what="The free times" retry={again} />}
      {free?.length === 0 && <p className={styles.warn}>Nothing is free in the next {policy.horizonDays} days.</p>}
      {isSoon && (
        <p className={styles.warn} role="status">
          It starts in less than {policy.noticeHours} hours. Clients need that notice; you may book it anyway.
        </p>
      )}
      <div className="a-dialog-foot">
        <Button onClick={onClose}>{moved ? 'Keep as it is' : 'Cancel'}</Button>
        <Button type="submit" look="main" off={busy || !isReady}>
          {moved ? 'Move and send invite' : 'Book and send invite'}
        </Button>
      </div>
    </form>
  );
}

/** Why it was not booked, or cannot be at that time, and the nearest times that can. */
function NotFree({ form, bufferMinutes }: { form: CallForm; bufferMinutes: number }): ReactNode {
  const { problems, isTaken, wish, nearest, take } = form;
  return (
    <>
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {isTaken && problems.length === 0 && (
        <p className={styles.problem} role="alert">
          {nearestWords(wish.time)} is not free: another call is then, or the {bufferMinutes} minutes kept free after
          one.
        </p>
      )}
      {nearest.length > 0 && (
        <div className="row-2" role="group" aria-label="The nearest free times">
          {nearest.map((at) => (
            <Button key={at} small onClick={() => take({ date: '', time: at })}>
              {nearestWords(at)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Client({ form: { person, tell } }: { form: CallForm }): ReactNode {
  return PEOPLE.map(([name, label, type]) => (
    <label key={name} className="a-field">
      <span>{label}</span>
      <input
        className="a-input"
        type={type}
        autoComplete="off"
        value={person[name] ?? ''}
        onChange={({ target }) => tell({ [name]: target.value })}
      />
    </label>
  ));
}
