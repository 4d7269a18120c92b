import { actionWords, changeWords } from './audit-words';

test.each([
  ['user.suspend', 'Suspended'],
  ['enquiry.read', 'Enquiry opened'],
  ['rate.publish', 'Rates published'],
  ['blog.approve', 'Blog: approve'],
  ['second_factor.lost', 'Second factor: lost'],
])('%s is %s', (action, words) => {
  expect(actionWords(action)).toBe(words);
});

test('a change is said without a word of the program', () => {
  expect(changeWords({ role: 'ACCOUNT_HOLDER' }, { role: 'MODERATOR' })).toEqual(['Role: Client → Moderator']);
  expect(changeWords({ suspended: false }, { suspended: true })).toEqual(['Suspended: no → yes']);
  expect(changeWords({ status: 'NEW' }, { status: 'IN_REVIEW' })).toEqual(['Status: New → In review']);
});

test('what was added or removed has one side', () => {
  expect(changeWords(null, { email: 'a***@example.ca' })).toEqual(['Email: a***@example.ca']);
  expect(changeWords({ email: 'a***@example.ca' }, null)).toEqual(['Email: a***@example.ca']);
  expect(changeWords(null, null)).toEqual([]);
});

test('a summary stands for the whole', () => {
  expect(changeWords(null, { rate: 4.19, term: 5, summary: 'added 5-year fixed at 4.19%' })).toEqual([
    'Added 5-year fixed at 4.19%',
  ]);
});
