import { startOf, type PostVersion } from './post-fields';

const version = (no: number, state: PostVersion['state'], minute = no): PostVersion => ({
  ...{ __typename: 'BlogVersion', id: `v${no}`, no, state, title: `Version ${no}`, excerpt: '', category: 'rates' },
  ...{ locale: 'en', tags: [], cover: null, content: `<p>${no}</p>`, author: 'Morgan Tremblay', reason: null },
  ...{ live: state === 'APPROVED', createdAt: `2026-11-20T14:${String(minute).padStart(2, '0')}:00.000Z` },
});
const LIVE = version(1, 'APPROVED');
const SUBMITTED = version(2, 'PENDING');
const LATER = version(3, 'SAVED');
const DECIDER = { waiting: true, mayDecide: true };
const AUTHOR = { waiting: true, mayDecide: false };

test('whoever decides begins with the version that waits, whatever was saved after it', () =>
  expect(startOf([LATER, SUBMITTED, LIVE], DECIDER)).toEqual({ saved: SUBMITTED, later: LATER }));

test('whoever writes begins with the newest', () => {
  expect(startOf([LATER, SUBMITTED, LIVE], AUTHOR)).toEqual({ saved: LATER });
  expect(startOf([LATER, LIVE], { waiting: false, mayDecide: true })).toEqual({ saved: LATER });
  expect(startOf([SUBMITTED, LIVE], DECIDER)).toEqual({ saved: SUBMITTED });
});

test('what was typed after the version that is shown comes back', () => {
  const typed = version(0, 'AUTOSAVE', 4);
  expect(startOf([typed, LATER, SUBMITTED, LIVE], DECIDER)).toEqual({ saved: SUBMITTED, typed, later: LATER });
  expect(startOf([version(0, 'AUTOSAVE', 1), SUBMITTED, LIVE], DECIDER)).toEqual({ saved: SUBMITTED });
});
