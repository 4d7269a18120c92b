import { isNoSuchMailbox } from './no-such-mailbox.js';

class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    readonly response: string,
    readonly code = 'EENVELOPE',
    readonly command = 'RCPT TO',
  ) {
    super(response);
  }
}

test.each([
  [550, '550 5.1.1 The email account that you tried to reach does not exist'],
  [550, '550 No such user here'],
  [553, '553 5.1.3 Bad recipient address syntax'],
  [556, '556 5.1.10 Domain does not accept mail (null MX)'],
])('%i %s', (code, words) => expect(isNoSuchMailbox(new Refusal(code, words))).toBe(true));

test.each([
  [550, '550 5.7.1 Relaying denied'],
  [550, '550 5.2.2 Mailbox full'],
  [550, '550 5.1.8 Sender address rejected: Domain not found'],
  [553, '553 5.1.7 Bad sender address syntax'],
  [554, '554 5.7.1 Service unavailable'],
  [451, '451 4.7.1 Greylisted'],
])('%i %s may pass', (code, words) => expect(isNoSuchMailbox(new Refusal(code, words))).toBe(false));

test('what is no answer about a recipient may pass', () => {
  expect(isNoSuchMailbox(new Refusal(550, '550 5.1.1', 'EAUTH'))).toBe(false);
  // the library's one code for all of these
  for (const command of ['MAIL FROM', 'DATA'])
    expect(isNoSuchMailbox(new Refusal(550, '550 Not a sender we know', 'EENVELOPE', command))).toBe(false);
  expect(isNoSuchMailbox(new Error('connect ECONNREFUSED'))).toBe(false);
});
