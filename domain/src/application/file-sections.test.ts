import { fileSections, type FileGroup } from './file-sections.js';

const COUPLE = {
  mortgageType: 'new_purchase',
  hasCoApplicants: true,
  applicant: { fullName: 'Simran Dhaliwal', birthDate: '1993-05-04', address: { city: 'Guelph' } },
  employment: { status: 'employed', current: { employer: 'Speed River Health', pay: ['salary'], annual: 92_400 } },
  declarations: { bankruptcy: false },
  coApplicants: [
    {
      id: 'tyler',
      fullName: 'Tyler MacKenzie',
      relationship: 'spouse',
      birthDate: '1991-11-19',
      employment: { status: 'self_employed', selfEmployed: { name: 'MacKenzie Electric', year1: 41_300 } },
      jobs: [{ id: 'j', employer: 'North Arena' }],
    },
  ],
  property: { province: 'ON', purchasePrice: 699_000 },
};

const lines = ({ rows }: FileGroup): string[] =>
  rows.map(({ label, answers }) => `${label}: ${answers.map((answer) => answer?.value ?? '-').join(' | ')}`);
const sectionOf = (answers: object, name: string) =>
  fileSections(answers as Record<string, unknown>).find((section) => section.name === name);

test('two people stand side by side, each branch of their work under its heading', () => {
  const people = sectionOf(COUPLE, 'plans')?.groups ?? [];
  expect(people.map(({ isPair }) => isPair)).toEqual([false, true]);
  expect(people.flatMap(lines)).toEqual(
    expect.arrayContaining([
      'What do you need?: New purchase',
      'Full legal name: Simran Dhaliwal | Tyler MacKenzie',
      'Date of birth: May 4, 1993 | November 19, 1991',
      'Relationship to you: - | Spouse or partner',
    ]),
  );
  const work = sectionOf(COUPLE, 'work')?.groups ?? [];
  expect(work.map(({ title }) => title)).toEqual(expect.arrayContaining(['Current job', 'Job 1']));
  expect(work.flatMap(lines)).toEqual(
    expect.arrayContaining(['Current work: Employed | Self-employed', 'Employer: Speed River Health | -']),
  );
  expect(sectionOf(COUPLE, 'questions')?.groups.flatMap(lines)).toContain('Bankruptcy, ever: No | -');
  expect(sectionOf(COUPLE, 'people')).toBeUndefined();
});

test('every answer of two people is there once', () => {
  const places = fileSections(COUPLE).flatMap(({ groups }) =>
    groups.flatMap(({ rows }) =>
      rows.flatMap(({ answers }) => answers.flatMap((answer) => (answer?.value ? answer.question.path.join('.') : []))),
    ),
  );
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(['coApplicants.0.jobs.0.employer', 'property.purchasePrice']));
});

test('what is still needed stands beside what was answered', () => {
  const home = sectionOf(COUPLE, 'home')?.groups ?? [];
  expect(home.flatMap(lines)).toEqual(expect.arrayContaining(['Purchase price: $699,000', 'Yearly property tax: ']));
});

test('alone or with several others, each has a part of their own', () => {
  const { hasCoApplicants: _others, coApplicants, ...alone } = COUPLE;
  const three = { ...COUPLE, coApplicants: [...coApplicants, { id: 'b', fullName: 'Ada Roy' }] };
  for (const answers of [alone, three]) {
    expect(fileSections(answers).flatMap(({ groups }) => groups.filter((group) => group.isPair))).toEqual([]);
  }
  expect(sectionOf(three, 'people')?.groups.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Ada Roy: About this person']),
  );
});
