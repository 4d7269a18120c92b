import { fileStages } from './stages';

const submittedAt = '2026-11-20T10:00:00Z';
const drawn = (of: Parameters<typeof fileStages>[0]): string[] =>
  fileStages(of).map(({ status, state, at }) => `${status} ${state} ${at?.slice(5, 10) ?? '-'}`);
const review = { from: 'submitted', to: 'in_review', at: '2026-11-21T10:00:00Z' } as const;
const documents = { from: 'in_review', to: 'documents_requested', at: '2026-11-22T10:00:00Z' } as const;

test('seven steps: what was reached with its day, what is ahead without', () => {
  expect(drawn({ status: 'documents_requested', submittedAt, moves: [documents, review] })).toEqual([
    'submitted done 11-20',
    'in_review done 11-21',
    'documents_requested now 11-22',
    'submitted_to_lender ahead -',
    'conditionally_approved ahead -',
    'approved ahead -',
    'funded ahead -',
  ]);
});

test('a file that went back stands where it is, with the day it came back', () => {
  const back = { from: 'documents_requested', to: 'in_review', at: '2026-11-23T10:00:00Z' } as const;
  expect(drawn({ status: 'in_review', submittedAt, moves: [back, documents, review] }).slice(1, 3)).toEqual([
    'in_review now 11-23',
    'documents_requested ahead -',
  ]);
});

test('an application that ended shows how far it came; a funded application has nothing left', () => {
  const declined = { from: 'in_review', to: 'declined', at: '2026-11-24T10:00:00Z' } as const;
  expect(drawn({ status: 'declined', submittedAt, moves: [declined, review] })).toEqual([
    'submitted done 11-20',
    'in_review done 11-21',
    'declined ended 11-24',
  ]);
  expect(fileStages({ status: 'funded', submittedAt, moves: [] }).every(({ state }) => state === 'done')).toBe(true);
});
