import { forgetIdempotencyKey, idempotencyKey } from './idempotency';

beforeEach(() => sessionStorage.clear());

test('the same is sent under the same key until it went through, and something else under another', () => {
  const first = idempotencyKey('call', 'at nine');
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(idempotencyKey('call', 'at nine')).toBe(first);
  const second = idempotencyKey('call', 'at ten');
  expect(second).not.toBe(first);
  expect(idempotencyKey('call', 'at ten')).toBe(second);
  forgetIdempotencyKey('call');
  expect(idempotencyKey('call', 'at ten')).not.toBe(second);
});

test('a form that says nothing of its content has one key for a visit', () => {
  const key = idempotencyKey('lead');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(idempotencyKey('lead')).toBe(key);
});
