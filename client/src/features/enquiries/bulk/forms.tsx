import {
  ENQUIRY_STATUSES,
  LOST_REASONS,
  type EnquiryStatusName,
  type LostReasonName,
} from '@brokerage/domain/enquiries/enquiry-status';
import { useState, type ReactNode } from 'react';
import { SelectField } from '../../../ui/aria/select-field';
import { Button } from '../../../ui/console/button';
import { followUpChoices } from '../follow-up';
import styles from './selection.module.css?sheet';
import { useNow } from '../../../ui/console/use-now';
import { enquiries, type Bulk } from './use-bulk';
import { useAssignees } from '../assignees';

const NOBODY = 'nobody';
const NEVER = 'never';
/** NEW and ASSIGNED follow from the owner. */
const STATUSES = ENQUIRY_STATUSES.filter(({ value }) => value !== 'NEW' && value !== 'ASSIGNED');

interface Props {
  /** "3 enquiries" */
  count: string;
  busy: boolean;
  close: () => void;
  apply: (...asked: Parameters<Bulk['change']>) => Promise<void>;
}

interface FormProps extends Pick<Props, 'busy' | 'close'> {
  submit: (() => void) | undefined;
  label: string;
  children: ReactNode;
}

function BulkForm({ submit, busy, close, label, children }: FormProps): ReactNode {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit?.();
      }}
    >
      {children}
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="main" disabled={!submit} off={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}

export function AssignMany({ count, apply, ...form }: Props): ReactNode {
  const { people, failed } = useAssignees({ advisers: true });
  const [to, setTo] = useState<string>();
  const name = people.find(({ value }) => value === to)?.label;
  const give = (): void =>
    void apply(
      { assigneeId: to === NOBODY ? null : to },
      (done) => `${enquiries(done)} assigned to ${name ?? 'nobody'}`,
    );
  return (
    <BulkForm {...form} submit={to ? give : undefined} label={`Assign ${count}`}>
      <SelectField
        label="Owner"
        options={[...people, { value: NOBODY, label: 'Nobody' }]}
        value={to}
        onChange={setTo}
        hint="New ones are then assigned."
      />
      {failed}
    </BulkForm>
  );
}

export function FollowUpMany({ count, apply, ...form }: Props): ReactNode {
  const times = followUpChoices(useNow());
  const [choice, setChoice] = useState<string>();
  const set = (): void => {
    const time = times.find(({ id }) => id === choice);
    void apply({ followUpAt: time?.at.toISOString() ?? null }, (done) =>
      time
        ? `${enquiries(done)} ${done === 1 ? 'comes' : 'come'} back: ${time.label}`
        : `${enquiries(done)} without a follow-up`,
    );
  };
  return (
    <BulkForm
      {...form}
      submit={choice ? set : undefined}
      label={choice === NEVER ? 'Remove follow-up' : `Set for ${count}`}
    >
      <SelectField
        label="Follow-up"
        options={[...times.map(({ id, label }) => ({ value: id, label })), { value: NEVER, label: 'None' }]}
        value={choice}
        onChange={setChoice}
      />
    </BulkForm>
  );
}

export function StatusOfMany({ count, apply, ...form }: Props): ReactNode {
  const [status, setStatus] = useState<EnquiryStatusName>();
  const [reason, setReason] = useState<LostReasonName>();
  const label = STATUSES.find(({ value }) => value === status)?.label;
  const ready = status && (status !== 'LOST' || reason);
  const move = (): void =>
    void apply(
      { status, ...(status === 'LOST' && { lostReason: reason }) },
      (done) => `${enquiries(done)} moved to ${label}`,
    );
  return (
    <BulkForm {...form} submit={ready ? move : undefined} label={`Move ${count}`}>
      <SelectField
        label="Status"
        options={STATUSES}
        value={status}
        onChange={(value) => setStatus(value as EnquiryStatusName)}
        hint="Those that can’t move there stay as they are. We’ll tell you how many."
      />
      {status === 'LOST' && (
        <SelectField
          label="Why was it lost?"
          options={LOST_REASONS}
          value={reason}
          onChange={(value) => setReason(value as LostReasonName)}
        />
      )}
    </BulkForm>
  );
}
