import { answerInWords, labelledSections } from './words.js';
import type { ApplicationField } from './parts.js';

const field = (kind: 'money' | 'month' | 'date' | 'percent' | 'flag' | 'phone'): ApplicationField => ({
  name: 'x',
  kind,
  label: 'X',
});

test.each([
  [field('money'), '86400', '$86,400'],
  [field('money'), 312.5, '$312.50'],
  [field('money'), 'a lot', 'a lot'],
  [field('month'), '2024-09', 'September 2024'],
  [field('date'), '1993-04-07', 'April 7, 1993'],
  [field('date'), 'soon', 'soon'],
  [field('percent'), 5.29, '5.29%'],
  [field('flag'), false, 'No'],
  [field('phone'), '+14165550142', '416 555-0142'],
  [field('money'), null, ''],
])('%j %j reads %s', (asked, value, words) => expect(answerInWords(asked, value)).toBe(words));

test('the answers stand under their headings, and each row under its own', () => {
  const sections = labelledSections({
    mortgageType: 'refinance',
    financial: {
      hasLiabilities: true,
      liabilities: [
        { id: 'a', kind: 'credit_card', balance: 1260 },
        { id: 'b', kind: 'car_loan', balance: 9840, payOut: true },
      ],
    },
  });
  const money = sections.find(({ section }) => section.name === 'money');
  expect(money?.groups.map(({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`))).toEqual([
    ['Do you owe anything besides a mortgage?: Yes'],
    ['Kind: Credit card', 'Balance owing: $1,260'],
    ['Kind: Car loan or lease', 'Balance owing: $9,840', 'To be paid off with this mortgage: Yes'],
  ]);
  expect(money?.groups.map(({ title }) => title)).toEqual(['', 'Debt 1', 'Debt 2']);
});

test('one job is one group, and a person is called by name', () => {
  const sections = labelledSections({
    mortgageType: 'refinance',
    hasCoApplicants: true,
    employment: {
      status: 'employed',
      current: { employer: 'Harbour Clinic', pay: ['overtime'], variable: { year1: 6400 } },
    },
    coApplicants: [{ id: 'a', fullName: 'Sam Roy', maritalStatus: 'single' }],
  });
  const work = sections.find(({ section }) => section.name === 'work');
  expect(work?.groups.filter(({ title }) => title === 'Current job')).toHaveLength(1);
  const people = sections.find(({ section }) => section.name === 'people');
  expect(people?.groups.some(({ title }) => title.startsWith('Sam Roy'))).toBe(true);
});
