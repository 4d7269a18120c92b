import { SessionTokens } from './session-token.js';

const SUBJECT = {
  userId: '0195c2a1-7d1f-7cc3-98c4-dc0c0c07398f',
  sessionId: '0195c2a1-7d1f-7cc3-98c4-dc0c0c07398e',
};
const BEGUN = new Date('2026-12-01T14:00:00Z');
const ENDS = new Date('2026-12-01T14:10:00Z');

beforeEach(() => jest.useFakeTimers({ now: BEGUN, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const tokens = (): SessionTokens => new SessionTokens({ secret: 'secret'.repeat(8), issuer: 'https://example.ca' });

test('a token that was read before is read again until it expires, and no longer', async () => {
  const mine = tokens();
  const token = await mine.sign(SUBJECT, ENDS);
  expect([await mine.verify(token), await mine.verify(token)]).toEqual([SUBJECT, SUBJECT]);
  jest.setSystemTime(ENDS.getTime() - 1);
  expect(await mine.verify(token)).toEqual(SUBJECT);
  jest.setSystemTime(ENDS);
  expect([await mine.verify(token), await tokens().verify(token)]).toEqual([undefined, undefined]);
});

test('a token that differs from one that was read before is checked', async () => {
  const mine = tokens();
  const token = await mine.sign(SUBJECT, ENDS);
  await mine.verify(token);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const others = [`${head}.${claims}.${signature.slice(0, -2)}AA`, `${head}.${claims}.`, `${token}.`, ` ${token}`];
  for (const other of others) expect(await mine.verify(other)).toBeUndefined();
});
