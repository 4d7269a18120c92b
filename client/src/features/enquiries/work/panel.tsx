import { enquiryClock } from '@brokerage/domain/enquiries/enquiry-clock';
import { lostReasonLabel } from '@brokerage/domain/enquiries/enquiry-status';
import { useState, type ReactNode } from 'react';
import { SelectField } from '../../../ui/aria/select-field';
import { Button } from '../../../ui/console/button';
import { moment } from '../../../ui/console/moment';
import { useOnDesk, type EnquiryFacts } from '../on-desk';
import { followUpChoices } from '../follow-up';
import { LogContact } from './contact/log-contact';
import { Moves } from './moves';
import { useAssign, useSetFollowUp, useTake } from '../use-work';
import { CLOCK_ICON } from '../tags';
import { useNow } from '../../../ui/console/use-now';
import { useAssignees } from '../assignees';
import styles from './panel.module.css?sheet';

const NOBODY = 'nobody';
const NEVER = 'never';
const NOW_SET = 'set';

interface Props {
  enquiry: EnquiryFacts;
  phone: string | null;
  reload: () => Promise<unknown>;
}

/** How long is left, and the one thing to do about it. */
function Deadline({ enquiry, phone }: Pick<Props, 'enquiry' | 'phone'>): ReactNode {
  const [logs, setLogs] = useState(false);
  const { words, urgency } = enquiryClock(enquiry, useNow());
  const Icon = CLOCK_ICON[urgency];
  return (
    <section className={`${styles.deadline} ${styles[urgency]}`} aria-label="24-hour clock">
      <b>
        <Icon size={20} aria-hidden="true" /> {words}
      </b>
      <p>
        {enquiry.firstRespondedAt ? 'Was promised by' : 'Promised by'} {moment(enquiry.firstResponseDueAt)}
        {enquiry.firstResponseKind === 'STATUS' && <span>. Stopped by a change of status</span>}
      </p>
      <Button look="main" onClick={() => setLogs(true)}>
        Log contact
      </Button>
      <LogContact enquiry={logs ? enquiry : undefined} phone={phone} close={() => setLogs(false)} />
    </section>
  );
}

function Owner({ enquiry, reload }: Pick<Props, 'enquiry' | 'reload'>): ReactNode {
  const { people, failed } = useAssignees({ enquiryId: enquiry.id });
  const [assign, busy] = useAssign(enquiry, reload);
  const known = people.some(({ value }) => value === enquiry.assignedToId);
  const options = [
    { value: NOBODY, label: 'Unassigned' },
    ...people,
    // somebody who has left the office
    ...(!known && enquiry.assignedToId && enquiry.assignedTo
      ? [{ value: enquiry.assignedToId, label: enquiry.assignedTo }]
      : []),
  ];
  async function give(value: string): Promise<void> {
    const assigneeId = value === NOBODY ? null : value;
    if (assigneeId !== enquiry.assignedToId) await assign(assigneeId);
  }
  return (
    <div>
      <SelectField
        label="Owner"
        options={options}
        value={enquiry.assignedToId ?? NOBODY}
        onChange={(value) => void give(value)}
        off={busy}
      />
      {failed}
    </div>
  );
}

/** On the desk of an adviser: what came for them is theirs to take. */
function Taken({ enquiry, reload }: Pick<Props, 'enquiry' | 'reload'>): ReactNode {
  const [take, busy] = useTake(enquiry, reload);
  if (enquiry.assignedToId !== null) return null;
  return (
    <div className={styles.take}>
      <p>This lead came for you. Take it, and the office knows that you look after it.</p>
      <Button off={busy} onClick={() => void take()}>
        Take it
      </Button>
    </div>
  );
}

function FollowUp({ enquiry, reload }: Pick<Props, 'enquiry' | 'reload'>): ReactNode {
  const [set, busy] = useSetFollowUp(enquiry.id);
  const times = followUpChoices(useNow());
  const options = [
    { value: NEVER, label: 'None' },
    ...(enquiry.followUpAt ? [{ value: NOW_SET, label: moment(enquiry.followUpAt) }] : []),
    ...times.map(({ id, label }) => ({ value: id, label })),
  ];
  async function bring(value: string): Promise<void> {
    if (value === NOW_SET || (value === NEVER && !enquiry.followUpAt)) return;
    const at = times.find(({ id }) => id === value)?.at.toISOString() ?? null;
    const { done } = await set({ id: enquiry.id, at, expectedVersion: enquiry.version });
    if (!done) await reload();
  }
  return (
    <SelectField
      label="Follow-up"
      options={options}
      value={enquiry.followUpAt ? NOW_SET : NEVER}
      onChange={(value) => void bring(value)}
      off={busy}
    />
  );
}

/** What the office does with an enquiry: its clock, its owner, when it comes back and its status. */
export function WorkPanel({ enquiry, phone, reload }: Props): ReactNode {
  const onDesk = useOnDesk();
  return (
    <section className="panel panel-pad" aria-label="Work">
      <Deadline enquiry={enquiry} phone={phone} />
      {onDesk && <Taken enquiry={enquiry} reload={reload} />}
      <div className={onDesk ? styles.field : styles.fields}>
        {!onDesk && <Owner enquiry={enquiry} reload={reload} />}
        <FollowUp enquiry={enquiry} reload={reload} />
      </div>
      <h2>Status</h2>
      {enquiry.lostReason && <p className="muted">Lost: {lostReasonLabel(enquiry.lostReason)}</p>}
      <Moves enquiry={enquiry} reload={reload} />
    </section>
  );
}
