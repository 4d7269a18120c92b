import { BOOKING_POLICY, DEFAULT_OFFICE_HOURS, MOST_HORIZON_DAYS } from '../booking/policy.js';
import { BOOKING_TOPICS } from '../booking/booking-form.js';
import type { WeeklyHours } from '../booking/slots.js';
import type { Choice } from '../forms/fields.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import { closedAndOpen, heldAndNot } from './call-days.js';
import type { SettingsSection, SettingTexts } from './section.js';

export const DAYS: readonly Choice[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
].map((label, at) => ({ value: String(at + 1), label }));

const FIRST_HOUR = 6;
const LAST_HOUR = 22;
const STEP_MINUTES = 30;

/** '13:30' as '1:30 p.m.' */
function timeLabel(hour: number, minute: number): string {
  const [clock, half] = [hour % 12 || 12, hour < 12 ? 'a.m.' : 'p.m.'];
  return `${clock}:${String(minute).padStart(2, '0')} ${half}`;
}

/** The times of a day at which the office may open and close. */
export const TIMES: readonly Choice[] = Array.from(
  { length: ((LAST_HOUR - FIRST_HOUR) * 60) / STEP_MINUTES + 1 },
  (_, at) => {
    const minutes = FIRST_HOUR * 60 + at * STEP_MINUTES;
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    const value = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return { value, label: timeLabel(hour, minute) };
  },
);

const wholeFrom =
  (least: number) =>
  (text: string): string | undefined =>
    /^\d+$/.test(text) && Number(text) >= least ? undefined : `Enter a whole number, ${least} or more`;

const afterOpening = (text: string, { opens = '' }: SettingTexts): string | undefined => {
  if (opens === '') return 'Choose when you open that day, or leave both times empty';
  return text > opens ? undefined : 'Choose a time after the opening';
};

const openings = (weekly: WeeklyHours): SettingTexts[] =>
  Object.entries(weekly).flatMap(([day, hours]) => hours.map(({ start, end }) => ({ day, opens: start, closes: end })));

/** How long a call can be */
const LENGTHS: readonly Choice[] = [15, 20, 30, 45, 60].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));
const USUAL_LENGTH = String(BOOKING_POLICY.lengthMinutes);
const MOST_NOTICE_HOURS = 72;

/** When calls can be booked: the office's week, the days that differ, and the holidays of the provinces. */
export const CALL_HOURS: SettingsSection = {
  title: 'Call hours',
  description: 'When calls can be booked: the week, days that differ, holidays and notice.',
  lead: 'When people can book a call, in Toronto time. Each adviser’s own hours count too.',
  fields: [
    {
      name: 'noticeHours',
      kind: 'number',
      label: 'Notice',
      hint: 'Hours from now to the first call that visitors may book.',
      unit: 'hours',
      most: MOST_NOTICE_HOURS,
      required: 'Enter the hours of notice',
      check: wholeFrom(0),
    },
    {
      name: 'horizonDays',
      kind: 'number',
      label: 'How far ahead',
      hint: 'Days from today to the last call that can be booked.',
      unit: 'days',
      most: MOST_HORIZON_DAYS,
      required: 'Enter how many days ahead',
      check: wholeFrom(1),
    },
    {
      name: 'lengthMinutes',
      kind: 'choice',
      label: 'Length of a call',
      hint: 'Calls about a topic below may take another time.',
      choices: LENGTHS.filter(({ value }) => value !== USUAL_LENGTH),
      // what was saved before there was a choice says this
      empty: `${USUAL_LENGTH} minutes`,
    },
    {
      name: 'bufferMinutes',
      kind: 'number',
      label: 'Kept free after a call',
      hint: 'Minutes before the next call may begin.',
      unit: 'minutes',
      most: 60,
      required: 'Enter the minutes kept free',
      check: wholeFrom(0),
    },
  ],
  lists: [
    {
      name: 'week',
      title: 'The week',
      hint: 'A day without a line is closed. Two lines for a day make a break.',
      noun: 'opening',
      most: 21,
      least: [1, 'Enter when calls can be booked.'],
      fields: [
        { name: 'day', kind: 'choice', label: 'Day', choices: DAYS, empty: 'Choose a day', required: 'Choose a day' },
        {
          name: 'opens',
          kind: 'choice',
          label: 'First call from',
          choices: TIMES,
          empty: 'Choose a time',
          required: 'Choose when calls begin',
        },
        {
          name: 'closes',
          kind: 'choice',
          label: 'Last call ends by',
          choices: TIMES,
          empty: 'Choose a time',
          required: 'Choose when calls end',
          check: afterOpening,
        },
      ],
    },
    {
      name: 'otherDays',
      title: 'Days that differ',
      hint: 'Other hours on one day. Leave both times empty for a day when nobody is called.',
      noun: 'day',
      most: 60,
      clash: closedAndOpen,
      fields: [
        { name: 'date', kind: 'date', label: 'Day', required: 'Enter the day' },
        { name: 'opens', kind: 'choice', label: 'First call from', choices: TIMES, empty: 'Closed' },
        {
          name: 'closes',
          kind: 'choice',
          label: 'Last call ends by',
          choices: TIMES,
          empty: 'Closed',
          required: 'Choose when calls end that day',
          when: ({ opens = '' }) => opens !== '',
          check: afterOpening,
        },
        { name: 'reason', kind: 'text', label: 'Why', hint: 'Only you read it.', max: 60 },
      ],
    },
    {
      name: 'topics',
      title: 'Calls that differ by topic',
      hint: 'A topic without a line takes the length and the notice above.',
      noun: 'topic',
      most: BOOKING_TOPICS.length,
      once: ['topic', 'Enter each topic once.'],
      fields: [
        {
          name: 'topic',
          kind: 'choice',
          label: 'Topic',
          choices: BOOKING_TOPICS,
          empty: 'Choose a topic',
          required: 'Choose a topic',
        },
        {
          name: 'lengthMinutes',
          kind: 'choice',
          label: 'Length',
          choices: LENGTHS,
          empty: 'Choose the length',
          required: 'Choose how long a call takes',
        },
        {
          name: 'noticeHours',
          kind: 'number',
          label: 'Notice',
          hint: 'Empty: the notice above.',
          unit: 'hours',
          most: MOST_NOTICE_HOURS,
          check: (text) => (text === '' ? undefined : wholeFrom(0)(text)),
        },
      ],
    },
    {
      name: 'holidays',
      title: 'Holidays',
      hint: 'We know the statutory holidays of each province. Add one that we don’t, or one on which you work.',
      noun: 'holiday',
      most: 60,
      clash: heldAndNot,
      fields: [
        {
          name: 'province',
          kind: 'choice',
          label: 'Province',
          choices: PROVINCE_CHOICES,
          empty: 'Choose a province',
          required: 'Choose a province',
        },
        { name: 'date', kind: 'date', label: 'Day', required: 'Enter the day' },
        { name: 'name', kind: 'text', label: 'Name', max: 60, required: 'Enter the name of the holiday' },
        {
          name: 'calls',
          kind: 'choice',
          label: 'Calls',
          choices: [
            { value: 'none', label: 'No calls that day' },
            { value: 'as-usual', label: 'Calls as usual' },
          ],
          empty: 'Choose',
          required: 'Choose whether there are calls',
        },
      ],
    },
  ],
  initial: {
    texts: {
      noticeHours: String(BOOKING_POLICY.noticeHours),
      horizonDays: String(BOOKING_POLICY.horizonDays),
      lengthMinutes: '',
      bufferMinutes: String(BOOKING_POLICY.bufferMinutes),
    },
    lists: { week: openings(DEFAULT_OFFICE_HOURS), otherDays: [], topics: [], holidays: [] },
  },
};
