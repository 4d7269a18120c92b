import { Freshness, type PrimaryState, type ReplicaState } from './freshness.js';

const primary = (at: number, written: number, more: Partial<PrimaryState> = {}): PrimaryState => ({
  at,
  written: BigInt(written),
  timeline: 1,
  system: 'one',
  ...more,
});
const replica = (replayed: number, more: Partial<ReplicaState> = {}): ReplicaState => ({
  follows: true,
  replayed: BigInt(replayed),
  timeline: 1,
  system: 'one',
  ...more,
});

const asked = (): Freshness => {
  const freshness = new Freshness(3_000);
  for (const state of [primary(1_000, 10), primary(2_000, 20), primary(3_000, 20)]) freshness.note(state);
  return freshness;
};

test('a replica is complete as of the last time the primary was no further than it is', () => {
  expect(asked().of(replica(15))).toBe(1_000);
  expect(asked().of(replica(20))).toBe(3_000);
});

test('a quiet primary makes no replica look old', () => {
  const freshness = asked();
  freshness.note(primary(5_000, 20));
  expect(freshness.of(replica(20))).toBe(5_000);
});

test.each([
  ['is too far back', replica(9)],
  ['follows nobody', replica(20, { follows: false })],
  ['is of another server', replica(20, { system: 'two' })],
  ['follows a primary that was left behind', replica(20, { timeline: 0 })],
])('one that %s is not known to be fresh', (_, state) => {
  expect(asked().of(state)).toBeUndefined();
});

test('what was asked longer ago than is kept says nothing', () => {
  const freshness = asked();
  freshness.note(primary(4_500, 30));
  expect(freshness.of(replica(15))).toBeUndefined();
  expect(freshness.of(replica(20))).toBe(3_000);
});

test('a primary that was promoted begins anew', () => {
  const freshness = asked();
  freshness.note(primary(3_500, 18, { timeline: 2 }));
  expect(freshness.of(replica(20))).toBeUndefined();
  expect(freshness.of(replica(18, { timeline: 2 }))).toBe(3_500);
});
