import fc from 'fast-check';
import { someAnswers } from './answers.arbitrary.js';
import { pruneApplication } from './prune-application.js';
import { unknownAnswers } from './unknown-answers.js';

test('what no question asks for is named, wherever it stands', () => {
  const given = {
    mortgageType: 'new_purchase',
    dateOfBirth: '1980-01-01',
    applicant: { fullName: 'Ada', nickname: 'A', jobs: [{ id: 'j1', employer: 'A shop', boss: { name: 'B' } }] },
    property: { province: 'ON', pool: true },
    financial: { annualIncome: 1 },
    extra: { deep: { deeper: 1 } },
  };
  expect(unknownAnswers(given)).toEqual([
    'dateOfBirth',
    'applicant.nickname',
    'applicant.jobs.0.boss',
    'property.pool',
    'extra',
  ]);
});

test('nothing that a form of ours can send is unknown', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      expect(unknownAnswers(pruneApplication(answers).application)).toEqual([]);
    }),
  );
});
