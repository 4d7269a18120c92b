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
  [550, '550 No Such User Here"'],
  [550, '550 User unknown'],
  [550, '550 <ada@example.ca>: Unknown user'],
  [550, '550 Recipient address rejected: User unknown in local recipient table'],
  [550, '550 Requested action not taken: mailbox unavailable'],
  [550, '550 Unrouteable address'],
  [550, '550 Invalid recipient <ada@example.ca>'],
  [550, '550 Mailbox not found'],
  [550, '550 The email account that you tried to reach does not exist.'],
  [550, '550 ada@example.ca... No such user'],
  [550, "550 This user doesn't have an example.ca account (ada@example.ca)"],
  [550, '550 5.0.0 <ada@example.ca>... User unknown'],
  [551, '551 User not local; please try <ada@example.com>'],
  [553, '553 Requested action not taken: mailbox name not allowed'],
  [553, '553 5.1.3 Bad recipient address syntax'],
  [556, '556 5.1.10 Domain does not accept mail (null MX)'],
])('%i %s', (code, words) => expect(isNoSuchMailbox(new Refusal(code, words))).toBe(true));

test.each([
  [550, '550 5.7.1 Relaying denied'],
  [550, '550 5.2.2 Mailbox full'],
  [550, '550 relaying not permitted'],
  [550, '550 Relay access denied'],
  [550, '550 relay not permitted'],
  [550, '550 access denied'],
  [550, '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)'],
  [550, '550 Administrative prohibition'],
  [550, '550 authentication required'],
  [550, '550 Rejected: 192.0.2.1 is listed at zen.spamhaus.org'],
  [550, '550 permanent failure for one or more recipients (ada@example.ca:blocked)'],
  [550, '550 Sender verify failed'],
  [550, '550 Unknown sender: no such user'],
  [550, '550 Mailbox quota exceeded'],
  [550, '550 Requested action not taken'],
  [550, '550'],
  [553, "553 sorry, that domain isn't in my list of allowed rcpthosts"],
  [553, '553 sorry, your envelope sender is in my badmailfrom list'],
  [550, '550 5.0.0 relaying denied'],
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
