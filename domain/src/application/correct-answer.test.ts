import { correctAnswer, isCorrectable } from './correct-answer.js';

const ANSWERS = {
  mortgageType: 'new_purchase',
  applicant: { fullName: 'Simran Dhaliwal', email: 'simran@example.ca' },
  employment: { status: 'employed', current: { employer: 'Speed River Health', pay: ['salary'], annual: 92_400 } },
  property: { province: 'ON', type: 'townhouse', purchasePrice: 699_000, downPayment: 75_000 },
  financial: {
    hasLiabilities: true,
    liabilities: [
      { id: 'a', kind: 'car_loan', balance: 9840 },
      { id: 'b', balance: 5 },
    ],
  },
};
const correct = (place: string, text: string) => correctAnswer(ANSWERS, place, text);

test.each([
  ['property.purchasePrice', '$689,000', '$699,000', '$689,000'],
  ['property.propertyTax', '4680', '', '$4,680'],
  ['employment.current.pay', 'salary,overtime', 'Salary', 'Salary, Overtime'],
  ['employment.current.probation', 'yes', '', 'Yes'],
  ['declarations.bankruptcy', 'no', '', 'No'],
  ['financial.liabilities.0.balance', '', '$9,840', ''],
])('%s becomes %j', (place, text, was, now) => {
  expect(correct(place, text)).toMatchObject({ was, now });
});

test('only that answer changes, and amounts are numbers', () => {
  expect(correct('financial.liabilities.1.balance', '6,000')).toMatchObject({
    application: {
      ...ANSWERS,
      financial: {
        ...ANSWERS.financial,
        liabilities: [
          { id: 'a', kind: 'car_loan', balance: 9840 },
          { id: 'b', balance: 6000 },
        ],
      },
    },
  });
});

test('a wrong answer is refused as in the form', () => {
  expect(correct('property.purchasePrice', 'a lot')).toEqual({ problem: expect.stringContaining('amount') });
  expect(correct('property.type', 'castle')).toEqual({ problem: 'Choose an answer from the list' });
});

test('what would take other answers with it is refused', () => {
  expect(correct('employment.status', 'retired')).toEqual({ problem: expect.stringContaining('depend on this one') });
});

test('no social insurance number gets in', () => {
  expect(JSON.stringify(correct('employment.current.employer', 'Me, 046 454 286'))).not.toMatch(/046 |454 286/);
});

test.each([
  'mortgageType',
  'applicant.email',
  'applicant.phone',
  'coApplicants.0.fullName',
  'consents.creditCheck',
  'property.province',
])('%s is put right elsewhere', (place) => {
  expect(isCorrectable(place.split('.'))).toBe(false);
  expect(correct(place, 'x')).toBeUndefined();
});

test.each([
  'nothing',
  'property',
  'property.currentMortgage.balance',
  '__proto__.x',
  'financial.liabilities.7.balance',
])('%s is no question of this application', (place) => expect(correct(place, '1')).toBeUndefined());
