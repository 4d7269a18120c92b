import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { enquiryClock, type Urgency } from '@brokerage/domain/enquiries/enquiry-clock';
import { enquiryStatusLabel, type EnquiryStatusName } from '@brokerage/domain/enquiries/enquiry-status';
import { useNow } from '../../ui/console/use-now';
import type { EnquiryFacts } from './on-desk';

const LOOK: Record<EnquiryStatusName, string> = {
  NEW: 'tag-warn',
  ASSIGNED: 'tag-info',
  IN_REVIEW: 'tag-info',
  CONTACTED: 'tag-info',
  WAITING: 'tag-calm',
  QUALIFIED: 'tag-info',
  CONVERTED: 'tag-good',
  LOST: 'tag-calm',
  CLOSED: 'tag-calm',
};
export const CLOCK_ICON: Record<Urgency, typeof Clock> = {
  good: CircleCheck,
  calm: Clock,
  warn: Clock,
  bad: TriangleAlert,
};

export function StatusTag({ status }: { status: EnquiryStatusName }): ReactNode {
  return <span className={`tag ${LOOK[status]}`}>{enquiryStatusLabel(status)}</span>;
}

export function ClockTag({ enquiry }: { enquiry: EnquiryFacts }): ReactNode {
  const { words, urgency } = enquiryClock(enquiry, useNow());
  const Icon = CLOCK_ICON[urgency];
  return (
    <span className={`tag num tag-${urgency}`}>
      <Icon size={15} aria-hidden="true" /> {words}
    </span>
  );
}
