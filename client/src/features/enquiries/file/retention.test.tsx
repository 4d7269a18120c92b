import { fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../../test/in-app';
import { FileRetention } from './retention';

test('where it cannot be had how long a file is kept, that is said, and a hold can still be placed', async () => {
  const answers: Answers = { FileRetention: () => new Error('offline') };
  inApp(<FileRetention enquiryId="e" />, { answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('How long the file is kept couldn’t be loaded');
  answers['FileRetention'] = () => ({
    fileRetention: {
      __typename: 'FileRetention',
      keptUntil: '2034-01-05T00:00:00.000Z',
      heldAt: null,
      termEndsOn: null,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('button', { name: 'Put under a legal hold' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
