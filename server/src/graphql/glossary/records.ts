/** What every record, list and change has in common. */
export const RECORDS = {
  id: 'A UUID that names this record and no other',
  createdAt: 'When it was made',
  updatedAt: 'When it last changed',
  at: 'When it happened',
  expiresAt: 'From then on it no longer works',
  version: 'Goes up with every change; send it back as expectedVersion',
  expectedVersion: 'The version that was read. If it has changed since, nothing is saved and the answer is CONFLICT',
  idempotencyKey:
    'For 24 hours, the same key with the same input returns the first reply and writes nothing. Up to 200 characters',
  deletedId: 'What was deleted; null: nothing was',
  undoId: 'The undoId that the change answered. It works for 10 minutes',
  descending: 'Turns the order around: the largest or latest first',
  file: 'The file itself, as the GraphQL multipart request specification sends it',
  actorName: 'Who did it; null: the person has left',
  authorName: 'Who wrote it',
} as const;
