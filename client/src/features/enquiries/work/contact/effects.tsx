import { ArrowRight, CalendarClock, CircleX, Clock, StickyNote, UserRound, type LucideIcon } from 'lucide-react';
import { CONTACT_KINDS, type ContactEffect, type ContactKindName } from '@brokerage/domain/enquiries/enquiry-contact';
import { enquiryClock } from '@brokerage/domain/enquiries/enquiry-clock';
import { enquiryStatusLabel, lostReasonLabel, type LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import type { ReactNode } from 'react';
import { moment } from '../../../../ui/console/moment';
import { useOnDesk, type EnquiryFacts } from '../../on-desk';
import styles from './log-contact.module.css?sheet';

interface Props {
  enquiry: EnquiryFacts;
  effect: ContactEffect;
  kind: ContactKindName;
  at: Date;
  lostReason: LostReasonName | undefined;
  followUpAt: Date | null;
  /** Who records it */
  name: string;
  hasNote: boolean;
  takes: boolean;
  onTakes: (takes: boolean) => void;
}

interface Line {
  icon: LucideIcon;
  what: string;
  more: ReactNode;
  late?: boolean;
}

function clockLine({ enquiry, effect, at }: Props): Line {
  if (!effect.stopsClock) {
    const face = enquiryClock(enquiry, new Date());
    const what = enquiry.firstRespondedAt ? 'Leaves the clock' : 'Clock keeps running';
    return { icon: Clock, what, more: `${face.words}.`, late: face.urgency === 'bad' };
  }
  const { words, urgency } = enquiryClock({ ...enquiry, firstRespondedAt: at.toISOString() }, at);
  const late = urgency === 'bad';
  return { icon: Clock, what: 'Stops the clock', more: `${words}.${late ? ' It stays marked late.' : ''}`, late };
}

function statusLine({ enquiry, effect, lostReason }: Props): Line {
  const [from, to] = [enquiryStatusLabel(enquiry.status), enquiryStatusLabel(effect.status)];
  if (effect.status === enquiry.status)
    return { icon: ArrowRight, what: `Stays ${to}`, more: 'The status does not change.' };
  if (effect.status !== 'LOST')
    return { icon: ArrowRight, what: `${from} to ${to}`, more: 'On the timeline, under your name.' };
  const reason = lostReason ? `${lostReasonLabel(lostReason)}.` : 'Choose why.';
  return { icon: CircleX, what: `${from} to Lost`, more: `${reason} It leaves the queues. You can reopen it.` };
}

function ownerLine({ enquiry, name, takes, onTakes }: Props): Line {
  if (enquiry.assignedTo) return { icon: UserRound, what: `Owner: ${enquiry.assignedTo}`, more: 'Does not change.' };
  const choice = (
    <button type="button" className={styles.linklike} onClick={() => onTakes(!takes)}>
      {takes ? 'Leave it open' : 'Take it'}
    </button>
  );
  return { icon: UserRound, what: takes ? `Owner: ${name}` : 'Owner: nobody', more: <>Nobody had it. {choice}</> };
}

/** What saving will do, each thing before it happens. The server works it out with the same rule. */
export function ContactEffects(props: Props): ReactNode {
  const { followUpAt, hasNote, kind } = props;
  const onDesk = useOnDesk();
  const how = CONTACT_KINDS.find(({ value }) => value === kind)?.label.toLowerCase() ?? '';
  const article = how === 'email' ? 'an' : 'a';
  const lines: Line[] = [
    clockLine(props),
    statusLine(props),
    ownerLine(props),
    followUpAt
      ? {
          icon: CalendarClock,
          what: `Back ${moment(followUpAt.toISOString())}`,
          more: onDesk ? 'At the top of your leads that day.' : 'At the top of the inbox that day.',
        }
      : { icon: CalendarClock, what: 'No follow-up', more: 'It does not come back by itself.' },
    {
      icon: StickyNote,
      what: hasNote ? 'Writes the note' : `Writes down the ${how}`,
      more: `On the timeline, as ${article} ${how}.`,
    },
  ];
  return (
    <ul className={styles.does} aria-live="polite" aria-label="Saving does all of this">
      {lines.map(({ icon: Icon, what, more, late }, index) => (
        // always these five, in this order
        <li key={index} className={late ? styles.late : undefined}>
          <i>
            <Icon size={15} aria-hidden="true" />
          </i>
          <div>
            <b>{what}</b>
            <span>{more}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
