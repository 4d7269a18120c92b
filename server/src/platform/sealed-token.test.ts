import { makeEncryption } from './encryption.js';
import { openToken, sealToken } from './sealed-token.js';

const ours = makeEncryption(Buffer.alloc(32, 7).toString('base64'));
const others = makeEncryption(Buffer.alloc(32, 8).toString('base64'));
const NOON = new Date('2026-11-22T12:00:00Z');
const before = new Date(NOON.getTime() - 1000);

test('a token opens for its own purpose, until its time is over', () => {
  const token = sealToken(ours, 'invitation', 'some id 1', NOON);
  expect(token).not.toMatch(/some|invitation/);
  expect(openToken(ours, 'invitation', token, before)).toEqual({ text: 'some id 1', expired: false });
  expect(openToken(ours, 'invitation', token, NOON)).toEqual({ text: 'some id 1', expired: true });
  expect(openToken(ours, 'unsubscribe', token, before)).toBeUndefined();
});

test('a token without an end never ends, and a link of an old email still opens', () => {
  const endless = { text: 'ada@example.ca', expired: false };
  const later = new Date('2099-01-01');
  expect(openToken(ours, 'unsubscribe', sealToken(ours, 'unsubscribe', 'ada@example.ca'), later)).toEqual(endless);
  expect(openToken(ours, 'unsubscribe', ours.encryptText('unsubscribe ada@example.ca'), later)).toEqual(endless);
});

test.each([
  ['nothing', ''],
  ['words', 'hello'],
  ['another key', sealToken(others, 'invitation', 'x')],
  ['something else of ours', ours.encryptText('+14165550142')],
  ['a changed token', `${sealToken(ours, 'invitation', 'x').slice(0, -2)}AA`],
])('%s is no token', (_what, token) => expect(openToken(ours, 'invitation', token)).toBeUndefined());
