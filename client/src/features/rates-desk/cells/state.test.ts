import { next, REST, type Cell, type CellEvent } from './state';

const run = (...events: CellEvent[]): Cell => events.reduce(next, REST);
const start: CellEvent = { on: 'start', text: '4.14', version: 3 };
const type = (text: string): CellEvent => ({ on: 'type', text });
const commit: CellEvent = { on: 'commit', was: 4.14 };
const theirs = { value: 4.05, version: 4, by: 'Jonah', at: '2026-11-21T12:00:00Z' };

test('Enter, a rate, Enter: it is saved with the version that was seen', () => {
  expect(run(start, type('4.02'), commit)).toEqual({ is: 'saving', text: '4.02', value: 4.02, version: 3 });
  expect(run(start, type('4.02'), commit, { on: 'saved' })).toBe(REST);
});

test('Escape leaves everything as it was', () => {
  expect(run(start, type('9'), { on: 'cancel' })).toBe(REST);
});

test('the same rate again changes nothing', () => {
  expect(run(start, commit)).toBe(REST);
  expect(run(start, type('4.140'), commit)).toBe(REST);
});

test('what cannot be read stays in the cell with its reason, which goes with the next key', () => {
  const bad = run(start, type('4,0251'), commit);
  expect(bad).toMatchObject({ is: 'editing', text: '4,0251', problem: 'Enter a rate, such as 4.02.' });
  expect(next(bad, type('4.02'))).toEqual({ is: 'editing', text: '4.02', version: 3 });
});

test('a save that fails keeps what was typed; it can be tried again, changed or given up', () => {
  const failed = run(start, type('4.02'), commit, { on: 'failed', reason: 'No connection.' });
  expect(failed).toMatchObject({ is: 'failed', text: '4.02', reason: 'No connection.' });
  expect(next(failed, { on: 'retry' })).toEqual({ is: 'saving', text: '4.02', value: 4.02, version: 3 });
  expect(next(failed, { on: 'start', text: '4.14', version: 9 })).toEqual({ is: 'editing', text: '4.02', version: 3 });
  expect(next(failed, { on: 'cancel' })).toBe(REST);
});

test('somebody else was first: mine goes on with their version, theirs ends it', () => {
  const met = run(start, type('4.02'), commit, { on: 'met', theirs });
  expect(met).toEqual({ is: 'conflict', text: '4.02', value: 4.02, theirs });
  expect(next(met, { on: 'keep-mine' })).toEqual({ is: 'saving', text: '4.02', value: 4.02, version: 4 });
  expect(next(met, { on: 'take-theirs' })).toBe(REST);
  expect(next(met, { on: 'cancel' })).toBe(met);
});

test('while it is being saved no key changes it', () => {
  const saving = run(start, type('4.02'), commit);
  for (const event of [start, type('5'), { on: 'cancel' }, commit] as CellEvent[]) {
    expect(next(saving, event)).toBe(saving);
  }
});

test('digits typed quicker than the field opens are all there', () => {
  const key = (text: string): CellEvent => ({ on: 'key', text, version: 3 });
  expect(run(key('4'), key('.'), type('4.0'), type('4.02'), commit)).toMatchObject({ is: 'saving', value: 4.02 });
  expect(run(key('4'), key('.'))).toEqual({ is: 'editing', text: '4.', version: 3, typed: true });
});
