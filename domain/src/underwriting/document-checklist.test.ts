import fc from 'fast-check';
import { documentChecklist, type ChecklistBorrower, type ChecklistInput } from './document-checklist.js';
import { DOCUMENTS } from './documents.js';

const flag = fc.option(fc.boolean(), { nil: undefined });
const subset = <T>(...values: T[]): fc.Arbitrary<T[]> => fc.subarray(values);

const borrower: fc.Arbitrary<ChecklistBorrower> = fc.record({
  id: fc.uuid(),
  residency: fc.constantFrom('citizen', 'permanent_resident', 'temporary_resident'),
  employment: fc.record({
    status: fc.constantFrom('employed', 'self_employed', 'business_owner', 'retired', 'other'),
    current: fc.record({
      pay: subset('salary', 'hourly', 'overtime', 'bonus', 'commission', 'seasonal'),
      probation: flag,
      contract: flag,
      onLeave: flag,
    }),
  }),
  secondJob: flag,
  otherIncome: subset('support', 'child_benefit', 'disability', 'investment', 'rental', 'ei'),
  paysSupport: flag,
  bankruptcy: flag,
  proposal: flag,
});

const input: fc.Arbitrary<ChecklistInput> = fc.record({
  mortgageType: fc.constantFrom('new_purchase', 'refinance', 'renewal', 'equity_takeout', 'other'),
  lenderKind: fc.constantFrom(undefined, 'private'),
  borrowers: fc.array(borrower, { minLength: 1, maxLength: 3 }),
  property: fc.record({
    found: flag,
    type: fc.constantFrom('single-family', 'condo', 'land'),
    newlyBuilt: flag,
    privateSale: flag,
    rented: flag,
  }),
  downPaymentSources: subset('savings', 'gift', 'rrsp', 'fhsa', 'inheritance', 'heloc', 'borrowed', 'investments'),
  secondMortgage: flag,
  debtsPaidOut: flag,
  otherProperties: fc.array(
    fc.record({ use: fc.constantFrom('home', 'rental', 'second_home', 'sold'), mortgaged: fc.boolean() }),
    { maxLength: 2 },
  ),
});

test('every document asked for has its words, and none is asked for twice', () => {
  fc.assert(
    fc.property(input, (file) => {
      const asked = documentChecklist(file);
      for (const { documents } of [...asked.applicants, asked.file]) {
        expect(documents.filter((code) => !Object.hasOwn(DOCUMENTS, code))).toEqual([]);
        expect(documents).toEqual([...new Set(documents)].sort());
      }
    }),
  );
});

test('one more borrower asks for no document less', () => {
  fc.assert(
    fc.property(input, borrower, (file, another) => {
      const alone = documentChecklist(file);
      const together = documentChecklist({ ...file, borrowers: [...file.borrowers, another] });
      expect(together.applicants.slice(0, -1)).toEqual(alone.applicants);
      expect(together.file).toEqual(alone.file);
    }),
  );
});

test('an exit is asked for where the lender is private', () => {
  const file = { mortgageType: 'equity_takeout', borrowers: [] } as const;
  expect(documentChecklist({ ...file, lenderKind: 'private' }).file.documents).toContain('exit_strategy');
  expect(documentChecklist(file).file.documents).not.toContain('exit_strategy');
});

test('a home that is sold needs its sale agreement, once', () => {
  const { file } = documentChecklist({
    mortgageType: 'new_purchase',
    borrowers: [],
    downPaymentSources: ['sale_of_property'],
    otherProperties: [{ use: 'sold', mortgaged: true }],
  });
  expect(file.documents).toEqual(['mortgage_payout_statement', 'sale_agreement']);
});

test('letters, stubs and statements expire', () => {
  expect(DOCUMENTS.employment_letter.expiresAfterDays).toBe(30);
  expect(DOCUMENTS.pay_stub.expiresAfterDays).toBe(30);
  expect(DOCUMENTS.account_history_90d.expiresAfterDays).toBe(90);
  expect(DOCUMENTS.photo_id.expiresAfterDays).toBeUndefined();
});

const person = { id: 'applicant' };
test.each([
  ['borrowers[0].otherIncome[1]', { borrowers: [{ ...person, otherIncome: ['support', 'support_received'] }] }],
  ['borrowers[0].residency', { borrowers: [{ ...person, residency: 'visitor' }] }],
  ['borrowers[0].employment.status', { borrowers: [{ ...person, employment: { status: 'freelance' } }] }],
  [
    'borrowers[0].employment.current.pay[0]',
    { borrowers: [{ ...person, employment: { status: 'employed', current: { pay: ['tips'] } } }] },
  ],
  ['downPaymentSources[0]', { borrowers: [person], downPaymentSources: ['lottery'] }],
  ['downPaymentSources[0]', { borrowers: [person], downPaymentSources: ['toString'] }],
  ['otherProperties[0].use', { borrowers: [person], otherProperties: [{ use: 'cottage', mortgaged: false }] }],
  ['mortgageType', { borrowers: [person], mortgageType: 'purchase' }],
  ['lenderKind', { borrowers: [person], lenderKind: 'bank' }],
])('a name that nobody knows is refused by its place: %s', (field, wrong) => {
  const input = { mortgageType: 'new_purchase', ...wrong } as unknown as ChecklistInput;
  expect(() => documentChecklist(input)).toThrow(expect.objectContaining({ field }));
});
