import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../../../test/in-app';
import { Notes } from './notes';

test('a note that is written while the one before is on its way stays in the box', async () => {
  const kept: string[] = [];
  inApp(<Notes enquiryId="e1" notes={[]} keep={(_, { id }) => kept.push(id)} />, {
    answers: {
      AddEnquiryNote: ({ text }) => ({
        addEnquiryNote: {
          __typename: 'AddEnquiryNotePayload',
          userErrors: [],
          note: {
            ...{ __typename: 'EnquiryNote', id: String(text), authorName: 'Avery Chen' },
            pieces: [{ __typename: 'NotePiece', text, personId: null }],
            createdAt: '2026-11-20T14:12:00.000Z',
          },
        },
      }),
    },
  });
  const box = screen.getByLabelText('Add a note');
  const type = (value: string): boolean => fireEvent.change(box, { target: { value } });
  const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  type('They renew in May');
  save();
  type('They also ask about a line of credit');
  await waitFor(() => expect(kept).toEqual(['They renew in May']));
  expect(box).toHaveValue('They also ask about a line of credit');
  save();
  await waitFor(() => expect(box).toHaveValue(''));
});
