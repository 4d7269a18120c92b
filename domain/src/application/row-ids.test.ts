import { BAD_ROW_ID, coApplicantId, rowIdProblems } from './row-ids.js';

const places = (answers: object): string[] => rowIdProblems({ ...answers }).map(({ place }) => place.join('.'));

test.each(['a', 'p1', 'co-1', '0f3a9b2c4d5e6f70', '0198C0DE-0000-7000-8000-000000000000', 'x'.repeat(40)])(
  'a row may be called “%s”',
  (id) => {
    expect(places({ coApplicants: [{ id }] })).toEqual([]);
    expect(coApplicantId(id, 0)).toBe(id);
  },
);

test.each([
  'applicant',
  'file',
  'File',
  ' applicant ',
  'x'.repeat(41),
  '4169671111 Jane Doe',
  'a_b',
  '-a',
  '',
  7,
  null,
  {},
])('and not “%s”, in any list', (id) => {
  for (const [answers, place] of [
    [{ coApplicants: [{ id }] }, 'coApplicants.0.id'],
    [{ coApplicants: [{ jobs: [{ id }] }] }, 'coApplicants.0.jobs.0.id'],
    [{ applicant: { jobs: [{ id: 'a' }, { id }] } }, 'applicant.jobs.1.id'],
    [{ financial: { assets: [{ id }] } }, 'financial.assets.0.id'],
    [{ ours: { nobodyAsksFor: [{ id }] } }, 'ours.nobodyAsksFor.0.id'],
  ] as const) {
    expect(places(answers)).toEqual([place]);
  }
  expect(coApplicantId(id, 1)).toBe('co-2');
});

test('an id is used once in the whole application, whatever its case', () => {
  expect(places({ coApplicants: [{ id: 'a' }], financial: { assets: [{ id: 'b' }, { id: 'A' }] } })).toEqual([
    'financial.assets.1.id',
  ]);
});

test('nobody takes the name of a co-applicant who is called by their place', () => {
  expect(places({ coApplicants: [{ fullName: 'Ann Roy' }, { fullName: 'Bo Roy' }] })).toEqual([]);
  expect(places({ coApplicants: [{ id: 'co-2' }, { fullName: 'Bo Roy' }] })).toEqual(['coApplicants.0.id']);
});

test('what is wrong with an id is said in words, at its place', () => {
  expect(rowIdProblems({ coApplicants: [{ id: 'file' }] })).toContainEqual({
    place: ['coApplicants', '0', 'id'],
    message: BAD_ROW_ID,
  });
});
