import { DataSource } from 'typeorm';
import { testDatabase } from '../../test/database.js';
import { makeOwnerDataSource, MIGRATIONS } from './data-source.js';
import { CallHours1792022000000 } from './migrations/1792022000000-call-hours.js';

const CHANGES = `
  update working_hours set starts = '08:00' where calendar_no = 0 and weekday = 1;
  insert into working_hours (id, calendar_no, weekday, starts, ends) values (gen_random_uuid(), 7, 1, '10:00', '11:00');
  insert into hours_exception (id, calendar_no, on_date) values (gen_random_uuid(), 0, '2026-12-24');
  insert into holiday (id, province, on_date, name, closed) values (gen_random_uuid(), 'ON', '2027-08-02', 'Civic Holiday', false)`;

interface Saved {
  texts: object;
  lists: { week: object[]; otherDays: object[]; holidays: object[] };
}

/** What the settings hold of call hours after the migration, over a database in which this was changed before. */
async function movedOver(changes: string): Promise<{ saved: Saved | null; left: { no: number }[] }> {
  const database = await testDatabase({ template: null });
  const { options } = makeOwnerDataSource(database.ownerUrl);
  const upTo = (count: number): Promise<DataSource> =>
    new DataSource({ ...options, migrations: MIGRATIONS.slice(0, count) }).initialize();
  const place = MIGRATIONS.findIndex((migration) => migration === CallHours1792022000000);
  const before = await upTo(place);
  await before.runMigrations();
  await before.query(changes);
  await before.destroy();
  const after = await upTo(place + 1);
  await after.runMigrations();
  const [row] = await after.query<{ saved: Saved | null }[]>(
    `select sections -> 'CALL_HOURS' as saved from site_settings`,
  );
  const left = await after.query<{ no: number }[]>('select calendar_no as no from working_hours');
  await after.destroy();
  await database.drop();
  return { saved: row?.saved ?? null, left };
}

test('hours, days and holidays that were set by hand become the section', async () => {
  const { saved, left } = await movedOver(CHANGES);
  expect(saved?.texts).toEqual({ noticeHours: '4', horizonDays: '30', bufferMinutes: '10' });
  expect(saved?.lists.week).toHaveLength(6);
  expect(saved?.lists.week[0]).toEqual({ day: '1', opens: '08:00', closes: '19:00' });
  expect(saved?.lists.otherDays).toEqual([{ date: '2026-12-24', opens: '', closes: '', reason: '' }]);
  expect(saved?.lists.holidays).toEqual([
    { province: 'ON', date: '2027-08-02', name: 'Civic Holiday', calls: 'as-usual' },
  ]);
  expect(left).toEqual([{ no: 7 }]);
});

test('where nothing was set, nothing is saved', async () => {
  expect(await movedOver('select 1')).toEqual({ saved: null, left: [] });
});
