import { refusalOf } from './refusal.js';

test.each([
  [550, '550 5.1.1 no such mailbox', 'NO_MAILBOX', '550 5.1.1'],
  [550, '550 No such user here', 'NO_MAILBOX', '550'],
  [550, '550 relaying not permitted', 'REJECTED', '550'],
  [552, '552 5.2.2 Mailbox full', 'MAILBOX_FULL', '552 5.2.2'],
  [452, '452 Out of storage', 'MAILBOX_FULL', '452'],
  [552, '552 5.3.4 Message too big', 'TOO_LARGE', '552 5.3.4'],
  [554, '554 5.7.1 Rejected as spam', 'BLOCKED', '554 5.7.1'],
  [451, '451 4.7.1 Greylisted', 'TRY_LATER', '451 4.7.1'],
  [554, '554 Transaction failed', 'REJECTED', '554'],
  [550, '550 5.1.8 Sender address rejected', 'REJECTED', '550 5.1.8'],
])('%i %s', (responseCode, response, reason, smtp) => {
  expect(refusalOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode, response })).toEqual({ reason, smtp });
});

test('where no mail server answered there is no code of one', () => {
  expect(refusalOf({ code: 'ESOCKET' })).toEqual({
    reason: 'NOT_REACHED',
    smtp: null,
  });
  expect(refusalOf(new Error('the row is not there'))).toEqual({ reason: 'NOT_PREPARED', smtp: null });
});
