import { holidaysOf } from '@brokerage/domain/booking/holidays';
import { addDays } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_PROVINCE, OFFICE_ZONE, type BookingPolicy } from '@brokerage/domain/booking/policy';
import type {
  Calendar,
  Exceptions,
  Interval,
  Opening,
  SlotQuestion,
  WeeklyHours,
} from '@brokerage/domain/booking/slots';
import { officeCalls, policyFor, type HolidayChange } from '@brokerage/domain/settings/office-calls';
import type { SettingsContent } from '@brokerage/domain/settings/section';
import type { EntityManager } from 'typeorm';
import { sectionContent } from '../settings/public.js';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { AGENT } from '../agents/public.sql.js';
import { SITE_SETTINGS } from '../settings/public.sql.js';

/** The office's own calendar: it takes the calls of a brokerage that has no advisers yet. */
export const OFFICE_CALENDAR = 0;

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface AgentRow {
  id: string;
  no: number;
  name: string;
  level: number;
  province: string;
  zone: string;
}

interface HoursRow {
  no: number;
  weekday: number;
  start: string;
  end: string;
}

interface ExceptionRow {
  no: number;
  date: string;
  start: string | null;
  end: string | null;
}

interface Row {
  agents: AgentRow[];
  hours: HoursRow[];
  exceptions: ExceptionRow[];
  /** What the settings say of call hours; null until somebody saved it */
  office: SettingsContent | null;
  busy: { no: number; start: number; end: number }[];
}

const time = (column: string): string => `to_char(${column}, 'HH24:MI')`;
const instant = (bound: string): string => `(extract(epoch from ${bound}) * 1000)::int8`;

/** Everything that free times are made of, from one moment. $1, $2: the days. $3, $4: their instants. $5: a booking that is being moved. */
const READ = `
select
  (select coalesce(json_agg(json_build_object('id', id, 'no', calendar_no, 'name', name, 'level', level,
      'province', province, 'zone', zone) order by calendar_no), '[]') from ${AGENT} agent where active) as agents,
  (select coalesce(json_agg(json_build_object('no', calendar_no, 'weekday', weekday, 'start', ${time('starts')},
      'end', ${time('ends')}) order by starts), '[]') from working_hours) as hours,
  (select coalesce(json_agg(json_build_object('no', calendar_no, 'date', on_date, 'start', ${time('starts')},
      'end', ${time('ends')}) order by starts), '[]') from hours_exception where on_date between $1 and $2) as exceptions,
  (select sections -> 'CALL_HOURS' from ${SITE_SETTINGS} site_settings) as office,
  (select coalesce(json_agg(json_build_object('no', calendar_no, 'start', ${instant('lower(slot)')},
      'end', ${instant('upper(slot)')})), '[]')
     from booking where status <> 'CANCELLED' and starts_at between $3 and $4 and id <> $5) as busy`;

export interface CalendarsAsked {
  now: number;
  from: string;
  to: string;
  /** Other notice than the settings': the office books without any */
  noticeHours?: number;
  /** What the call is about: some topics take another time */
  topic?: string | null;
  /** The booking that is being moved does not stand in its own way */
  except?: string;
}

/** The question for the domain, with who the calendars belong to. */
export interface Calendars extends SlotQuestion {
  agents: readonly AgentRow[];
  /** What visitors are offered, whoever asks now */
  usual: BookingPolicy;
  /** The name of a province's holiday on a day; undefined on any other day */
  holidayOn: (province: string, date: string) => string | undefined;
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const weeklyOf = (rows: readonly HoursRow[] | undefined): WeeklyHours | undefined =>
  rows && Object.fromEntries(groupBy(rows, ({ weekday }) => weekday));

const openingsOf = (rows: readonly ExceptionRow[]): Opening[] =>
  rows.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]));

const exceptionsOf = (rows: readonly ExceptionRow[] = []): Exceptions =>
  Object.fromEntries([...groupBy(rows, ({ date }) => date)].map(([date, own]) => [date, openingsOf(own)]));

function holidayRule(changes: readonly HolidayChange[]): Calendars['holidayOn'] {
  const changed = new Map(
    changes.map(({ province, date, name, closed }) => [`${province} ${date}`, closed ? name : null]),
  );
  const years = new Map<string, Map<string, string>>();
  const yearOf = (province: string, year: string): Map<string, string> => {
    const key = `${province} ${year}`;
    const known = years.get(key) ?? new Map(holidaysOf(province, Number(year)).map(({ date, name }) => [date, name]));
    years.set(key, known);
    return known;
  };
  return (province, date) => {
    const change = changed.get(`${province} ${date}`);
    return change === undefined ? yearOf(province, date.slice(0, 4)).get(date) : (change ?? undefined);
  };
}

/** Reads, in one statement, what the free times from one day to another depend on. */
export async function readCalendars(
  manager: Pick<EntityManager, 'query'>,
  { now, from, to, noticeHours, topic, except = NOBODY }: CalendarsAsked,
): Promise<Calendars> {
  // an adviser's day may begin on the date before or end on the date after
  const [first, last] = [addDays(from, -1), addDays(to, 1)];
  const at = (date: string): Date => new Date(instantOf(date, '00:00', OFFICE_ZONE));
  const values = [first, last, at(first), at(addDays(last, 1)), except];
  const { agents, hours, exceptions, office: saved, busy } = onlyRow(await manager.query<Row[]>(READ, values));
  const set = officeCalls(sectionContent('CALL_HOURS', saved ? { CALL_HOURS: saved } : {}));
  const numberOf = ({ no }: { no: number }): number => no;
  const [weekly, days] = [groupBy(hours, numberOf), groupBy(exceptions, numberOf)];
  const taken: Map<number, Interval[]> = groupBy(busy, numberOf);
  const holidayOn = holidayRule(set.holidays);
  const office = { no: OFFICE_CALENDAR, zone: OFFICE_ZONE, province: OFFICE_PROVINCE };
  const own = ({ no, zone, province }: typeof office): Calendar => ({
    no,
    zone,
    province,
    // the office's hours hold for everybody
    ...(no !== OFFICE_CALENDAR && { weekly: weeklyOf(weekly.get(no)) }),
    exceptions: no === OFFICE_CALENDAR ? {} : exceptionsOf(days.get(no)),
    busy: taken.get(no) ?? [],
  });
  return {
    agents,
    office: { zone: OFFICE_ZONE, weekly: set.weekly, exceptions: set.exceptions },
    calendars: agents.length > 0 ? agents.map(own) : [own(office)],
    isHoliday: (province, date) => holidayOn(province, date) !== undefined,
    holidayOn,
    usual: set.policy,
    policy: { ...policyFor(set, topic), ...(noticeHours !== undefined && { noticeHours }) },
    now,
    from,
    to,
  };
}
