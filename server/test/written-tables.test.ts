import fs from 'node:fs';
import path from 'node:path';
import { entitiesOf } from '../src/manifest/module.js';
import { MODULES } from '../src/modules/index.js';
import { testDatabase, type TestDatabase } from './database.js';

const SOURCE = path.join(import.meta.dirname, '../src');
/** Migrations and sample data are no writers: what only they fill, nobody can change. */
const NO_WRITERS = /^database\/|\.test\.ts$/;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Triggers of the migrations keep these from what is written elsewhere. */
const BY_TRIGGER = ['blog_total', 'enquiry_day_stale'];

const code = fs
  .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NO_WRITERS.test(file))
  .map((file) => fs.readFileSync(path.join(SOURCE, file), 'utf8'))
  .join('\n');

const isWritten = (table: string, entity: string): boolean =>
  new RegExp(`\\b(?:insert into|update|copy) (?:only )?${table}\\b`, 'i').test(code) ||
  new RegExp(`\\.(?:insert|update|save|upsert|increment)\\(\\s*${entity}\\b`).test(code);

test('every table has a writer that somebody can reach', () => {
  const tables = entitiesOf(MODULES).map((entity) => database.db.getMetadata(entity));
  expect(tables.length).toBeGreaterThan(40);
  const unwritten = tables.filter(({ tableName, name }) => !isWritten(tableName, name));
  expect(unwritten.map(({ tableName }) => tableName).sort()).toEqual(BY_TRIGGER);
});

test('a table that only migrations fill is found', () => {
  expect(isWritten('holiday', 'HolidayChange')).toBe(false);
});
