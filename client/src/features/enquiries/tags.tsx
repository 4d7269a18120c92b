import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { ENQUIRY_STATUSES, type EnquiryStatusName } from 'domain/vocabulary/applications';
import { clock, type Urgency } from './clock';
import type { EnquiryRowFragment } from './enquiries.generated';

const LOOK: Record<EnquiryStatusName, string> = {
  NEW: 'tag-warn',
  IN_REVIEW: 'tag-info',
  CONTACTED: 'tag-info',
  CONVERTED: 'tag-good',
  CLOSED: 'tag-calm',
};
const ICON: Record<Urgency, typeof Clock> = { good: CircleCheck, calm: Clock, warn: Clock, bad: TriangleAlert };
const EVERY_MINUTE_MS = 60_000;

export const statusLabel = (status: EnquiryStatusName): string =>
  ENQUIRY_STATUSES.find(({ value }) => value === status)?.label ?? status;

export function StatusTag({ status }: { status: EnquiryStatusName }): ReactNode {
  return <span className={`tag ${LOOK[status]}`}>{statusLabel(status)}</span>;
}

/** The time, once a minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function ClockTag({ enquiry }: { enquiry: EnquiryRowFragment }): ReactNode {
  const { words, urgency } = clock(enquiry, useNow());
  const Icon = ICON[urgency];
  return (
    <span className={`tag num tag-${urgency}`}>
      <Icon size={15} aria-hidden="true" /> {words}
    </span>
  );
}
