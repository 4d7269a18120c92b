import { applicationProblems } from './standing.js';
import { toSend } from './to-send.js';
import { unaskedProblems } from './unasked.js';

const ANSWERS = {
  mortgageType: 'renewal',
  applicant: {
    fullName: 'Ada Tremblay',
    email: 'ada@example.ca',
    phone: '416 967-1111',
    addressSince: '2001-05',
    previousAddress: { city: 'Hamilton', postalCode: 'L8L' },
  },
  employment: {
    status: 'employed',
    current: { employer: 'Harbour Clinic', since: '2001-09' },
    previous: { employer: 'Corner Shop', from: '1999-', until: '2001-08' },
  },
  consents: { privacy: true, contact: true },
};

test('what was begun and is asked for no more keeps nobody from sending', () => {
  expect(applicationProblems(ANSWERS)).toEqual([]);
  expect(unaskedProblems(ANSWERS)).toHaveLength(2);
  const { application, removed } = toSend(ANSWERS);
  expect(unaskedProblems(application)).toEqual([]);
  expect(removed).toEqual(['applicant.previousAddress.postalCode', 'employment.previous.from']);
  // what is right among it is sent as before
  expect(application).toMatchObject({
    applicant: { previousAddress: { city: 'Hamilton' } },
    employment: { previous: { employer: 'Corner Shop', until: '2001-08' } },
  });
});
