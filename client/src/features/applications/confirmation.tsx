import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownZone, zoneName } from '@brokerage/domain/booking/words';
import { timeOfDay, wallClock, weekdayAndDay } from '@brokerage/domain/calendar/wall-clock';
import { replyReminder } from '@brokerage/domain/calendar/event';
import { FIRST_RESPONSE_HOURS } from '@brokerage/domain/vocabulary/constants';
import { Button } from '../../ui/button';
import type { SentApplication } from '../../lib/sent';
import { useCopy } from '../../ui/use-copy';

const HOUR_MS = 3_600_000;
export const dueAt = (sentAt: string): Date => new Date(new Date(sentAt).getTime() + FIRST_RESPONSE_HOURS * HOUR_MS);

/** 'Tuesday, November 24 at 10:42 a.m., Eastern time', on the reader's clock */
export function inWords(date: Date): string {
  const zone = ownZone();
  const clock = wallClock(date, zone);
  return `${weekdayAndDay(clock)} at ${timeOfDay(clock)}, ${zoneName(date, zone)}`;
}

export function CalendarLink({ sent, brand }: { sent: SentApplication; brand: string }): ReactNode {
  const { applicationNumber, sentAt } = sent;
  const file = replyReminder({ applicationNumber, brand, sentAt: new Date(sentAt), dueAt: dueAt(sentAt) });
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  return (
    <a href={href} download={`${sent.applicationNumber}.ics`}>
      Add the reply time to my calendar
    </a>
  );
}

export function CopyableNumber({ value }: { value: string }): ReactNode {
  const { copy, said, copied } = useCopy(value, 'Select the number instead');
  return (
    <p className="app-number">
      <span className="num">{value}</span>
      <Button look="outline" small onClick={() => void copy()}>
        {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        <span aria-live="polite">{said || 'Copy'}</span>
      </Button>
    </p>
  );
}
