import { Check, Copy } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FIRST_RESPONSE_HOURS } from 'domain/vocabulary/constants';
import { Button } from '../../ui/button';
import { parseSent, readSentText, type SentApplication } from './draft';

const unchanging = (): (() => void) => () => undefined;

/** What was sent in this tab. Undefined on the server and in the first render, null where nothing was. */
export function useSent(): SentApplication | null | undefined {
  const text = useSyncExternalStore(unchanging, readSentText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : (parseSent(text) ?? null)), [text]);
}

const HOUR_MS = 3_600_000;
export const dueAt = (sentAt: string): Date => new Date(new Date(sentAt).getTime() + FIRST_RESPONSE_HOURS * HOUR_MS);

export const inWords = (date: Date): string =>
  date.toLocaleString('en-CA', { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const utcStamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Commas, semicolons and backslashes mean something in a calendar file. */
const plain = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** A reminder for one's own calendar: by then somebody should have called. */
function calendarFile({ applicationNumber, sentAt }: SentApplication, brand: string): string {
  const due = dueAt(sentAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${plain(brand)}//Application//EN`,
    'BEGIN:VEVENT',
    `UID:${applicationNumber}@mortgage-application`,
    `DTSTAMP:${utcStamp(new Date(sentAt))}`,
    `DTSTART:${utcStamp(due)}`,
    `DTEND:${utcStamp(new Date(due.getTime() + HOUR_MS / 4))}`,
    `SUMMARY:${plain(brand)}: reply to my mortgage application`,
    `DESCRIPTION:Application ${applicationNumber}. A broker replies by this time.`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

export function CalendarLink({ sent, brand }: { sent: SentApplication; brand: string }): ReactNode {
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(sent, brand))}`;
  return (
    <a href={href} download={`${sent.applicationNumber}.ics`}>
      Add the reply time to my calendar
    </a>
  );
}

export function CopyableNumber({ value }: { value: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  return (
    <p className="app-number">
      <span className="num">{value}</span>
      <Button
        look="outline"
        small
        onClick={() => {
          navigator.clipboard.writeText(value).then(
            () => setCopied(true),
            () => undefined, // a browser that forbids it: the number can still be selected
          );
        }}
      >
        {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </p>
  );
}
