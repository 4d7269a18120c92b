import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { consentRows, writeConsents } from './consent.service.js';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

let house: TestPlatform;
beforeAll(async () => {
  house = await testPlatform();
});
afterAll(() => house.close());

test('several consents of a person are written at once, with their words and where they came from', async () => {
  const { db } = house.platform;
  const createdAt = new Date('2026-01-02T03:04:05Z');
  const giver = { email: 'ada@example.ca', ip: null, createdAt };
  const rows = consentRows(giver, [
    { purpose: 'contact', granted: true, textVersion: 'a' },
    { purpose: 'marketing', granted: false, textVersion: 'b' },
  ]);
  await writeConsents(db.manager, rows);
  expect(
    await db.query(
      'select purpose, granted, text_version as words, user_id as person, created_at as at from consent order by purpose',
    ),
  ).toEqual([
    { purpose: 'contact', granted: true, words: 'a', person: null, at: createdAt },
    { purpose: 'marketing', granted: false, words: 'b', person: null, at: createdAt },
  ]);
});

test('nothing else writes consents', () => {
  const writers = fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => /insert into consent\b|\(Consent[,)]/.test(fs.readFileSync(path.join(SOURCES, file), 'utf8')));
  expect(writers).toEqual([path.join('modules', 'consents', 'consent.sql.ts')]);
});
