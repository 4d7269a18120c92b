import { agreements, isSame, mergeDrafts } from './merge';

const BASE = {
  applicant: { fullName: 'Amélie', phone: '' },
  jobs: [
    { id: 'a', title: 'Nurse' },
    { id: 'b', title: 'Tutor' },
  ],
};

test('what only one side changed is taken from that side', () => {
  const mine = { ...BASE, applicant: { fullName: 'Amélie Roy' } };
  const theirs = { ...BASE, applicant: { fullName: 'Amélie', phone: '416' }, property: { price: '5' } };
  expect(mergeDrafts(BASE, mine, theirs)).toEqual({
    content: { ...BASE, applicant: { fullName: 'Amélie Roy', phone: '416' }, property: { price: '5' } },
    clashes: [],
    taken: [['applicant', 'phone'], ['property']],
  });
});

test('the same answer changed on both sides is a clash, and the preferred side is what stands', () => {
  const mine = { ...BASE, applicant: { fullName: 'A', phone: '1' } };
  const theirs = { ...BASE, applicant: { fullName: 'B', phone: '1' } };
  const clashes = [{ place: ['applicant', 'fullName'], mine: 'A', theirs: 'B' }];
  expect(mergeDrafts(BASE, mine, theirs)).toMatchObject({ content: { applicant: { fullName: 'A' } }, clashes });
  expect(mergeDrafts(BASE, mine, theirs, 'theirs')).toMatchObject({
    content: { applicant: { fullName: 'B', phone: '1' } },
    clashes,
  });
});

test('rows are found by their id: one removed, one edited, one added', () => {
  const mine = { ...BASE, jobs: [{ id: 'b', title: 'Teacher' }] };
  const theirs = { ...BASE, jobs: [...BASE.jobs, { id: 'c', title: 'Cook' }] };
  const { content, clashes } = mergeDrafts(BASE, mine, theirs);
  expect(clashes).toEqual([]);
  expect(content.jobs).toEqual([
    { id: 'b', title: 'Teacher' },
    { id: 'c', title: 'Cook' },
  ]);
});

test('a row removed here and edited there is a clash', () => {
  const mine = { ...BASE, jobs: [BASE.jobs[0]] };
  const theirs = { ...BASE, jobs: [BASE.jobs[0], { id: 'b', title: 'Teacher' }] };
  expect(mergeDrafts(BASE, mine, theirs).clashes).toEqual([
    { place: ['jobs', 'b'], mine: undefined, theirs: { id: 'b', title: 'Teacher' } },
  ]);
  expect(mergeDrafts(BASE, mine, theirs, 'theirs').content.jobs).toEqual(theirs.jobs);
});

test('without a common version what differs is a clash, and the rest is put together', () => {
  const { content, clashes } = mergeDrafts({}, { a: '1', b: '2' }, { a: '1', b: '3', c: '4' });
  expect(content).toEqual({ a: '1', b: '2', c: '4' });
  expect(clashes).toEqual([{ place: ['b'], mine: '2', theirs: '3' }]);
});

test.each([
  ['', undefined],
  [[], undefined],
  [{ a: ' ' }, {}],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
])('%j and %j are the same answer', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});
test('false and 0 are answers', () => {
  expect([isSame(false, undefined), isSame(0, undefined)]).toEqual([false, false]);
});

test('the answers that two versions share are each named at their place, rows by their id', () => {
  const mine = {
    name: 'Ada',
    pay: 1,
    empty: '',
    jobs: [
      { id: 'a', employer: 'Clinic', hours: 5 },
      { id: 'b', hours: 2 },
    ],
  };
  const theirs = {
    name: 'Ada',
    pay: 2,
    jobs: [
      { id: 'b', hours: 2 },
      { id: 'a', employer: 'Clinic', hours: 6 },
    ],
  };
  expect(agreements(mine, theirs)).toEqual([
    { place: ['name'], value: 'Ada' },
    { place: ['jobs', 'a', 'employer'], value: 'Clinic' },
    { place: ['jobs', 'b', 'hours'], value: 2 },
  ]);
  expect(agreements({}, {})).toEqual([]);
});
