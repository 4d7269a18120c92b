import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { prune } from '../forms/prune.js';
import { pruneApplication } from './prune-application.js';
import { someAnswers } from './answers.arbitrary.js';

interface Vector {
  id: string;
  kind: string;
  input: Record<string, unknown>;
  expected: { application: Record<string, unknown>; leafCount: number; removed: string[]; removedCount: number };
}

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../test/vectors-applications.json');
const vectors = (JSON.parse(fs.readFileSync(file, 'utf8')) as { vectors: Vector[] }).vectors.filter(
  ({ kind }) => kind === 'pruneApplication',
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const leavesOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value).flatMap(leavesOf) : [value]);

/** Every leaf with its place. */
function leaves(value: unknown, place: string): string[] {
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${place}.${key}`)) : [place];
}

test('there are cases', () => expect(vectors.length).toBeGreaterThanOrEqual(4));

test.each(vectors)('$id', ({ input, expected }) => {
  const { application, removed } = pruneApplication(input);
  expect(application).toEqual(expected.application);
  expect(leavesOf(application)).toHaveLength(expected.leafCount);
  expect(removed).toEqual(expected.removed);
  expect(removed).toHaveLength(expected.removedCount);
});

test('pruning twice changes nothing', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const { application } = pruneApplication(answers);
      expect(pruneApplication(application)).toEqual({ application, removed: [] });
    }),
    { numRuns: 40 },
  );
});

test('what is removed and what is kept are all that was answered', () => {
  fc.assert(
    fc.property(someAnswers, (answers) => {
      const { application, removed } = pruneApplication(answers);
      const kept = new Set(leaves(application, ''));
      const gone = leaves(prune({ ...answers }), '').filter((leaf) => !kept.has(leaf));
      for (const leaf of gone) expect(removed.some((place) => `${leaf}.`.startsWith(`.${place}.`))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('no social insurance number stays, at any depth and however it is spelled', () => {
  const { application, removed } = pruneApplication({
    applicant: { fullName: 'Ada', SIN: '046 454 286', note: { social_insurance_number: '1' } },
    coApplicants: [{ fullName: 'B', jobs: [{ employer: 'C', socialInsuranceNumber: '1' }] }],
  });
  expect(application).toEqual({
    applicant: { fullName: 'Ada' },
    coApplicants: [{ fullName: 'B', jobs: [{ employer: 'C' }] }],
  });
  expect(removed).toEqual([
    'applicant.SIN',
    'applicant.note.social_insurance_number',
    'coApplicants.0.jobs.0.socialInsuranceNumber',
  ]);
});

test('an answer that hung on one that went goes with it', () => {
  const { application, removed } = pruneApplication({
    mortgageType: 'renewal',
    property: {
      found: true,
      closingDate: '2027-01-15',
      hasSecondMortgage: true,
      secondMortgage: { balance: '10,000' },
    },
  });
  expect(application).toEqual({
    mortgageType: 'renewal',
    property: { hasSecondMortgage: true, secondMortgage: { balance: 10000 } },
  });
  expect(removed).toEqual(['property.closingDate', 'property.found']);
});

test('a citizen’s permit and the giver of what is no gift go (L6)', () => {
  const { application, removed } = pruneApplication({
    mortgageType: 'new_purchase',
    applicant: { residency: 'citizen', permitEnds: '2027-05-26' },
    property: {
      downPaymentSources: [
        { source: 'savings', amount: '40,000', giverName: 'Ada', giverRelation: 'Mother', giver: { phone: '1' } },
        { source: 'gift', amount: '20,000', giverName: 'Ada', giverRelation: 'Mother' },
      ],
    },
  });
  expect(application).toMatchObject({
    applicant: { residency: 'citizen' },
    property: {
      downPaymentSources: [
        { source: 'savings', amount: 40_000 },
        { source: 'gift', amount: 20_000, giverName: 'Ada', giverRelation: 'Mother' },
      ],
    },
  });
  expect(removed).toEqual([
    'applicant.permitEnds',
    'property.downPaymentSources.0.giver',
    'property.downPaymentSources.0.giverName',
    'property.downPaymentSources.0.giverRelation',
  ]);
});

test('a draft keeps what is no amount yet', () => {
  expect(pruneApplication({ property: { purchasePrice: '12o,000' } }).application).toEqual({
    property: { purchasePrice: '12o,000' },
  });
});
