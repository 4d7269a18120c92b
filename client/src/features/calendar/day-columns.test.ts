import { closedSpans, columnsOf, hoursShown, minuteOf, spanOf, type Calendar } from './day-columns';

const lane = (calendarNo: number) => ({
  __typename: 'CalendarLane' as const,
  agentId: `a${calendarNo}`,
  calendarNo,
  name: `Adviser ${calendarNo}`,
  province: 'ON',
});
const slot = (startsAt: string, endsAt: string) => ({ __typename: 'BookingSlot' as const, startsAt, endsAt });
const day = (calendarNo: number, more: Partial<Calendar['days'][number]> = {}) => ({
  __typename: 'CalendarDay' as const,
  calendarNo,
  date: '2027-02-16',
  holiday: null,
  open: [],
  away: [],
  ...more,
});
const call = (calendarNo: number, startsAt: string, busyUntil: string): Calendar['calls'][number] => ({
  __typename: 'CalendarCall',
  id: `${calendarNo} ${startsAt}`,
  calendarNo,
  startsAt,
  endsAt: busyUntil,
  busyUntil,
  status: 'CONFIRMED',
  sequence: 0,
  fullName: 'Ada Tremblay',
  zone: 'America/Toronto',
  utcOffset: null,
  subject: 'A call',
  enquiryId: null,
});
const OPEN = slot('2027-02-16T14:30:00Z', '2027-02-16T21:30:00Z');
const lanesShown = (calendar: Calendar, hidden: number[] = []): number[] =>
  (columnsOf(calendar, ['2027-02-16'], new Set(hidden))[0]?.lanes ?? []).map(({ lane: { calendarNo } }) => calendarNo);

test('minutes are the office’s, in summer and in winter, and midnight ends a day', () => {
  expect([minuteOf('2027-02-16T14:30:00Z'), minuteOf('2027-07-16T14:30:00Z')]).toEqual([570, 630]);
  expect(spanOf(slot('2027-02-17T03:00:00Z', '2027-02-17T05:00:00Z'))).toEqual({ from: 1320, to: 1440 });
});

test('who works, is away, keeps a holiday or has a call has a lane', () => {
  const lanes = [1, 2, 3, 4, 5].map(lane);
  const days = [day(1, { open: [OPEN] }), day(2, { away: [OPEN] }), day(3, { holiday: 'Family Day' }), day(4), day(5)];
  const calendar = { __typename: 'CalendarView' as const, lanes, days, calls: [call(4, OPEN.startsAt, OPEN.endsAt)] };
  expect(lanesShown(calendar)).toEqual([1, 2, 3, 4]);
  expect(lanesShown(calendar, [1, 4])).toEqual([2, 3]);
  expect(lanesShown({ ...calendar, days: [], calls: [] })).toEqual([1, 2, 3, 4, 5]);
});

test('the hours hold what is open and what is booked outside of it', () => {
  const calendar = {
    __typename: 'CalendarView' as const,
    lanes: [lane(1)],
    days: [day(1, { open: [OPEN] })],
    calls: [call(1, '2027-02-16T22:00:00Z', '2027-02-16T22:40:00Z')],
  };
  expect(hoursShown(columnsOf(calendar, ['2027-02-16'], new Set()))).toEqual({ from: 540, to: 1080 });
  expect(hoursShown([])).toEqual({ from: 540, to: 1020 });
});

test('what is not open is closed', () => {
  const shown = { from: 540, to: 1080 };
  expect(closedSpans([], shown)).toEqual([shown]);
  expect(
    closedSpans(
      [
        { from: 540, to: 720 },
        { from: 780, to: 990 },
      ],
      shown,
    ),
  ).toEqual([
    { from: 720, to: 780 },
    { from: 990, to: 1080 },
  ]);
});
