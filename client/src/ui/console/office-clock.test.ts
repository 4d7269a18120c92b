import fs from 'node:fs';
import path from 'node:path';
import { officeDate, officeDay, officeTime } from './office-clock';

const SOURCE = path.join(import.meta.dirname, '../..');
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.generated)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
const read = (name: string): string => fs.readFileSync(path.join(SOURCE, name), 'utf8');

/** What is made with the console's parts is read in the console */
const CONSOLE = fs
  .readdirSync(path.join(SOURCE, 'features'))
  .map((name) => filesIn(path.join('features', name)))
  .filter((files) => files.some((name) => /\/ui\/console\//.test(read(name))))
  .flat()
  .concat(filesIn('pages/console'), filesIn('ui/console'));

/** Ways to read a clock without saying whose */
const OWN_CLOCK = [
  /\b(?:wallClock|formatMoment|formatTime)\((?!.*(?:OFFICE_ZONE|[zZ]one\b))/,
  /\.(?:get|set)(?:Hours|Minutes|Day|Date|Month|FullYear)\(/,
  /\.toLocale(?:Date|Time)String\(/,
];

test('an instant is on the office’s clock', () => {
  const late = '2026-09-04T02:30:00.000Z';
  expect([officeDate(late), officeDay(late), officeTime(late)]).toEqual(['2026-09-03', 'Sept 3', '10:30 p.m.']);
});

test('nothing in the console shows the clock of whoever looks', () => {
  expect(CONSOLE.length).toBeGreaterThan(100);
  const found = CONSOLE.flatMap((name) =>
    read(name)
      .split('\n')
      .filter((line) => OWN_CLOCK.some((pattern) => pattern.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
