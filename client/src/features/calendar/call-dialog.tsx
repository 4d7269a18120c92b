import { FULL_NAME } from '@brokerage/domain/forms/person-fields';
import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import { PHONE_MAX } from '@brokerage/domain/forms/phone-format';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import { ChoiceControl, TextControl } from '../../ui/console/edit/control';
import { EditErrorsContext } from '../../ui/console/edit/edit-errors';
import { LoadFailed } from '../../ui/console/states';
import { Dialog } from '../../ui/aria/dialog';
import { DayAndTime, nearestWords } from './day-and-time';
import styles from './office-calendar.module.css?sheet';
import { useCallForm, type CallForm, type CallFormProps } from './use-call-form';

const PEOPLE = [
  { name: 'fullName', label: 'Full name', type: 'text', max: FULL_NAME.max },
  { name: 'phone', label: 'Number to call', type: 'tel', max: PHONE_MAX },
  { name: 'email', label: 'Email', type: 'email', max: EMAIL_MAX },
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
  const { agentId, setAgentId, person, tell, wish, take, free, failed, again, isSoon, isReady, busy, submit } = form;
  const { errors } = form;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);
  return (
    <form ref={box} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <NotFree form={form} bufferMinutes={policy.bufferMinutes} />
      <EditErrorsContext value={errors}>
        {!moved &&
          PEOPLE.map((field) => (
            <TextControl
              key={field.name}
              {...field}
              value={person[field.name] ?? ''}
              change={(value) => tell({ [field.name]: value })}
            />
          ))}
        <ChoiceControl
          name="agentId"
          label="Adviser"
          empty="Whoever is free"
          value={agentId}
          change={setAgentId}
          choices={lanes.flatMap((lane) => (lane.agentId === null ? [] : { value: lane.agentId, label: lane.name }))}
        />
      </EditErrorsContext>
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
  const { problem, isTaken, wish, nearest, take } = form;
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isTaken && problem === undefined && (
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
