const UNTIL_MS = 15 * 60_000;

/** Somebody with an address, as an invitation names them. */
export interface Attendee {
  name: string;
  email: string;
}

/** What makes an entry an invitation: mail programs offer to accept it, and keep it up to date (RFC 5546). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** Higher with each change; an older one never replaces a newer one */
  sequence: number;
  organizer: Attendee;
  attendee: Attendee;
}

export interface CalendarEvent {
  /** Stable, so that a second file updates the entry instead of adding one. */
  uid: string;
  /** The name of the site that wrote it. */
  producer: string;
  /** When the file was made. */
  stamp: Date;
  start: Date;
  /** Without it the event lasts 15 minutes. */
  end?: Date;
  summary: string;
  description: string;
  /** Where more can be done about it */
  url?: string;
  invitation?: Invitation;
  /** Takes nobody's time: it only says that something is due */
  isReminder?: true;
}

const utc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Commas, semicolons, backslashes and line breaks have a meaning in the file. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines of 75 octets at most; what follows begins with a space. Cut between characters, never within one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = parts.length === 0 ? 75 : 74;
    if (new TextEncoder().encode(part + character).length > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** In quotes, where a colon or a comma is only a sign. */
const quoted = (name: string): string => `"${name.replace(/["\r\n]/g, '')}"`;

function invitationLines({ method, sequence, organizer, attendee }: Invitation): string[] {
  return [
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
  ];
}

/** Nobody is busy meanwhile, and the calendar speaks up (RFC 5545, 3.6.6). */
const reminderLines = (summary: string): string[] => [
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  'TRIGGER:PT0S',
  'END:VALARM',
];

function eventLines(event: Omit<CalendarEvent, 'producer'>): string[] {
  const { uid, stamp, start, end, summary, description, url, invitation, isReminder } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end ?? new Date(start.getTime() + UNTIL_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(invitation ? invitationLines(invitation) : []),
    ...(isReminder ? reminderLines(summary) : []),
    'END:VEVENT',
  ];
}

const calendar = (producer: string, lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(producer)}//EN`, ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');

/** One event as an iCalendar file (RFC 5545). Times are in UTC, so that no program has to know a zone's rules. */
export const calendarFile = ({ producer, ...event }: CalendarEvent): string =>
  // also of a file that invites nobody: what sends it says the same beside it (RFC 6047, 2.4)
  calendar(producer, [`METHOD:${event.invitation?.method ?? 'PUBLISH'}`, ...eventLines(event)]);

/** A calendar that a program subscribes to: what is no longer in it is gone from theirs. `name` is what they show. */
export const calendarFeed = (
  { producer, name, everyMinutes }: { producer: string; name: string; everyMinutes: number },
  events: readonly Omit<CalendarEvent, 'producer' | 'invitation'>[],
): string =>
  calendar(producer, [
    'METHOD:PUBLISH',
    // RFC 7986, and what came before it
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${everyMinutes}M`,
    `X-PUBLISHED-TTL:PT${everyMinutes}M`,
    ...events.flatMap(eventLines),
  ]);

/** A reminder for the applicant: by then a broker has replied. */
export const replyReminder = ({
  applicationNumber,
  brand,
  sentAt,
  dueAt,
}: {
  applicationNumber: string;
  brand: string;
  sentAt: Date;
  dueAt: Date;
}): string =>
  calendarFile({
    uid: `${applicationNumber}@mortgage-application`,
    producer: `${brand}//Application`,
    stamp: sentAt,
    start: dueAt,
    summary: `${brand}: reply to my mortgage application`,
    description: `Application ${applicationNumber}. A broker replies by this time.`,
    isReminder: true,
  });
