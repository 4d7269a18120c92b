import { contentMark } from './content-mark';
import { forgetIdempotencyKey, idempotencyKey } from './idempotency';

beforeEach(() => sessionStorage.clear());

test('the same is sent under the same key until it went through, and something else under another', () => {
  const keyFor = (time: string): string => idempotencyKey(`call:${contentMark({ time, phone: '416 555 0142' })}`);
  const first = keyFor('at nine');
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keyFor('at nine')).toBe(first);
  expect(keyFor('at ten')).not.toBe(first);
  forgetIdempotencyKey(`call:${contentMark({ time: 'at nine', phone: '416 555 0142' })}`);
  expect(keyFor('at nine')).not.toBe(first);
  // the key itself is random: three digits may stand in it
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/416 ?555|555 ?0142|at nine/);
});

test('a form that says nothing of its content has one key for a visit', () => {
  const key = idempotencyKey('lead');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(idempotencyKey('lead')).toBe(key);
});
