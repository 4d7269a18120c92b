import type { EditedPost, PostFields } from './post-fields';
import { NO_FIELDS } from './post-fields';
import { stepsFor } from './steps';

const POST: EditedPost = {
  __typename: 'BlogPost',
  id: '7',
  slug: 'a',
  title: 'A',
  excerpt: '',
  category: 'rates',
  locale: 'en',
  tags: [],
  cover: null,
  status: 'DRAFT',
  publishedAt: null,
  updatedAt: '2026-11-23T04:00:00Z',
  version: 1,
  waiting: false,
  rejectionReason: null,
  mayEdit: true,
  mayDecide: false,
  content: '',
  author: null,
};
const labels = (post: Partial<EditedPost> | undefined, isAdmin = false, fields: Partial<PostFields> = {}): string[] =>
  stepsFor({ post: post && { ...POST, ...post }, fields: { ...NO_FIELDS, ...fields } }, isAdmin).map(
    ({ label }) => label,
  );

test('the author hands in, and whoever may decide publishes', () => {
  expect(labels(undefined)).toEqual(['Save draft', 'Submit for approval']);
  expect(labels(undefined, true)).toEqual(['Save draft', 'Submit for approval', 'Publish']);
  expect(labels({ status: 'REJECTED' })).toEqual(['Save draft', 'Submit for approval']);
  expect(labels({ mayDecide: true })).toEqual(['Save draft', 'Submit for approval', 'Publish']);
});

test('what waits is approved, or taken back', () => {
  expect(labels({ status: 'PENDING' })).toEqual(['Withdraw', 'Save']);
  expect(labels({ status: 'PENDING', mayDecide: true })).toEqual(['Withdraw', 'Save', 'Approve']);
  expect(labels({ status: 'APPROVED', waiting: true, mayDecide: true })).toEqual(['Save for later', 'Approve']);
});

test('a change of a public post is handed in, or published by an administrator', () => {
  expect(labels({ status: 'APPROVED' })).toEqual(['Save for later', 'Submit changes']);
  expect(labels({ status: 'APPROVED', mayDecide: true }, true)).toEqual(['Save for later', 'Publish changes']);
});

test('with a time to come it is scheduled', () =>
  expect(labels({ mayDecide: true }, false, { publishAt: '2999-01-01T09:00' })).toContain('Schedule'));
