import { calendarFeed, calendarFile, replyReminder } from './event.js';

const sentAt = new Date('2026-11-22T14:12:00.000Z');
const dueAt = new Date('2026-11-23T14:12:00.000Z');

test('a reminder has a stable id, times in UTC and lines that end as the format asks', () => {
  const file = replyReminder({ applicationNumber: 'MB-2026-7K3QX9TD', brand: 'Tamarack', sentAt, dueAt });
  expect(file).toContain('UID:MB-2026-7K3QX9TD@mortgage-application\r\n');
  expect(file).toContain('DTSTAMP:20261122T141200Z\r\nDTSTART:20261123T141200Z\r\nDTEND:20261123T142700Z\r\n');
  // low 10: nobody is busy then, and the calendar says that it is time
  expect(file).toMatch(/TRANSP:TRANSPARENT\r\nBEGIN:VALARM\r\n[^]*TRIGGER:PT0S\r\nEND:VALARM\r\nEND:VEVENT/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('signs with a meaning are escaped and long lines are folded between characters', () => {
  const description = `a,b;c\\d\n${'é'.repeat(80)}`;
  const file = calendarFile({ uid: 'u', producer: 'p', stamp: sentAt, start: dueAt, summary: 's', description });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:a\\,b\\;c\\\\d\\n${'é'.repeat(80)}\r\n`);
});

test('an invitation has a method, a sequence, who asks and who comes; a cancellation takes the same entry away', () => {
  const event = { uid: 'b@calls', producer: 'p', stamp: sentAt, start: dueAt, summary: 's', description: 'd' };
  const people = {
    organizer: { name: 'Tamarack: "Mortgages"', email: 'office@example.ca' },
    attendee: { name: 'Ada, of Trois-Rivières', email: 'ada@example.ca' },
  };
  const asked = calendarFile({ ...event, invitation: { method: 'REQUEST', sequence: 0, ...people } });
  const lines = asked.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:b@calls',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Tamarack: Mortgages":mailto:office@example.ca',
      'ATTENDEE;CN="Ada, of Trois-Rivières";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@example.ca',
    ]),
  );
  const cancelled = calendarFile({ ...event, invitation: { method: 'CANCEL', sequence: 2, ...people } });
  expect(cancelled).toMatch(/METHOD:CANCEL\r\n[^]*UID:b@calls\r\n[^]*SEQUENCE:2\r\nSTATUS:CANCELLED\r\n/);
  expect(calendarFile(event)).toContain('METHOD:PUBLISH\r\n');
  expect(calendarFile(event)).not.toMatch(/SEQUENCE|ATTENDEE|TRANSP/);
});

test('the reminder of a reply keeps nobody busy', () => {
  const reminder = replyReminder({ applicationNumber: 'A-1', brand: 'Tamarack', sentAt, dueAt });
  expect(reminder).toContain('TRANSP:TRANSPARENT\r\n');
});

test('a feed holds every event once, has a name, and says how often to look', () => {
  const event = { stamp: sentAt, start: dueAt, summary: 'Call', description: 'Renewal' };
  const feed = calendarFeed({ producer: 'p', name: 'Calls, Avery', everyMinutes: 15 }, [
    { ...event, uid: 'a' },
    { ...event, uid: 'b' },
  ]);
  expect(feed.match(/BEGIN:VCALENDAR|UID:\w|X-WR-CALNAME:.*(?=\r)|REFRESH-INTERVAL.*(?=\r)/g)).toEqual([
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Calls\\, Avery',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'UID:a',
    'UID:b',
  ]);
  expect(calendarFeed({ producer: 'p', name: 'n', everyMinutes: 15 }, [])).toMatch(
    /METHOD:PUBLISH[^]*END:VCALENDAR\r\n$/,
  );
});
