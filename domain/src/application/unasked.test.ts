import { fileSections } from './file-sections.js';
import { correctAnswer } from './correct-answer.js';
import { EVERY_PART_READ, unaskedProblems } from './unasked.js';
import { MONEY_NAMES } from './prune-application.js';
import { labelledSections } from './words.js';

const problems = (answers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(unaskedProblems(answers).map(({ place, message }) => [place.join('.'), message]));

test('money that our form does not ask for is held to the same rules', () => {
  const financial = { annualIncome: '-5', additionalIncome: '1e9', householdIncome: -85_000 };
  expect(Object.keys(problems({ mortgageType: 'new_purchase', financial }))).toEqual([
    'financial.annualIncome',
    'financial.additionalIncome',
    'financial.householdIncome',
  ]);
  expect(problems({ mortgageType: 'other', property: { purchasePrice: -500_000 } })).toEqual({
    'property.purchasePrice': 'Enter an amount without a minus sign',
  });
  const fine = { annualIncome: 86_400, additionalIncome: '', householdIncome: '120,000.50' };
  expect(problems({ mortgageType: 'other', financial: fine, property: { purchasePrice: 500_000 } })).toEqual({});
});

test('what another answer rules out is not checked, and what is asked is checked elsewhere', () => {
  expect(problems({ mortgageType: 'new_purchase', property: { purchasePrice: '-1' } })).toEqual({});
  const employment = { status: 'retired', current: { annual: 'a lot' } };
  expect(problems({ mortgageType: 'other', employment })).toEqual({});
});

test('the office reads the figures that were sent, and can put them right', () => {
  const answers = { mortgageType: 'refinance', financial: { annualIncome: 86_400, householdIncome: 120_000 } };
  const lines = labelledSections(answers).flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  expect(lines).toEqual(
    expect.arrayContaining([
      { place: ['financial', 'annualIncome'], label: 'Yearly income', value: '$86,400' },
      { place: ['financial', 'householdIncome'], label: 'Yearly household income', value: '$120,000' },
    ]),
  );
  const money = fileSections(answers).find(({ name }) => name === 'money');
  expect(money?.groups.find(({ title }) => title === 'Stated income')?.rows).toHaveLength(2);
  expect(correctAnswer(answers, 'financial.annualIncome', '90,000')).toMatchObject({
    label: 'Yearly income',
    now: '$90,000',
  });
});

test('every amount that the API names has a question or is read all the same', () => {
  const names = new Set(
    EVERY_PART_READ.flatMap(function namesIn(part): string[] {
      return part.kind === 'group'
        ? part.fields.map(({ name }) => name.split('.').at(-1) ?? '')
        : part.parts.flatMap(namesIn);
    }),
  );
  // the customer names it among the amounts, and gives it no place in the application
  expect([...MONEY_NAMES].filter((name) => !names.has(name))).toEqual(['monthlyPayment']);
});
