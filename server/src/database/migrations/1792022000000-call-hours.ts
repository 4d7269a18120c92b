import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId } from '../../platform/ids.js';

/** The office's calendar among those of its advisers, until now */
const OFFICE = 0;

/** The hours that every installation began with: they are the section's first words too, and need not be saved. */
const FIRST = [
  ...['1', '2', '3', '4'].map((day) => ({ day, opens: '09:00', closes: '19:00' })),
  { day: '5', opens: '09:00', closes: '17:00' },
  { day: '6', opens: '10:00', closes: '14:00' },
];
const FIRST_TEXTS = { noticeHours: '4', horizonDays: '30', bufferMinutes: '10' };

type Rows = Record<string, string>[];

const WEEK = `select weekday::text as day, to_char(starts, 'HH24:MI') as opens, to_char(ends, 'HH24:MI') as closes
  from working_hours where calendar_no = ${OFFICE} order by weekday, starts`;
const OTHER_DAYS = `select on_date::text as date, coalesce(to_char(starts, 'HH24:MI'), '') as opens,
  coalesce(to_char(ends, 'HH24:MI'), '') as closes, '' as reason
  from hours_exception where calendar_no = ${OFFICE} order by on_date, starts`;
const HOLIDAYS = `select province, on_date::text as date, name, case when closed then 'none' else 'as-usual' end as calls
  from holiday order by on_date, province`;

/** The office's hours, days that differ and holidays become a section of the settings, where somebody can write them. */
export class CallHours1792022000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const week = await db.manager.query<Rows>(WEEK);
    const lists = {
      week,
      otherDays: await db.manager.query<Rows>(OTHER_DAYS),
      holidays: await db.manager.query<Rows>(HOLIDAYS),
    };
    if (JSON.stringify(lists) !== JSON.stringify({ week: FIRST, otherDays: [], holidays: [] })) {
      await db.query(`update site_settings set sections = sections || jsonb_build_object('CALL_HOURS', $1::jsonb)`, [
        JSON.stringify({ texts: FIRST_TEXTS, lists }),
      ]);
    }
    await db.query(`delete from working_hours where calendar_no = ${OFFICE}`);
    await db.query(`delete from hours_exception where calendar_no = ${OFFICE}`);
    await db.query('drop table holiday');
  }

  /** What was saved since stays in the settings; the tables begin again with the first hours. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`create table holiday (
      id uuid not null constraint holiday_pkey primary key,
      province text not null,
      on_date date not null,
      name text not null,
      closed boolean not null default true
    )`);
    await db.query('create unique index holiday_province_on_date_idx on holiday (province, on_date)');
    await db.query(`create trigger holiday_changed after insert or update or delete or truncate on holiday
      for each statement execute function notify_cache('bookings')`);
    await db.query('grant select, insert, update, delete on holiday to app');
    for (const { day, opens, closes } of FIRST) {
      await db.query(
        `insert into working_hours (id, calendar_no, weekday, starts, ends) values ($1, ${OFFICE}, $2, $3, $4)`,
        [newId(), day, opens, closes],
      );
    }
  }
}
