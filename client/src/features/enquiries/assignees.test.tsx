import { fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { AssignMany } from './bulk/forms';

test('where the people cannot be had the choice says so, and they can be asked for again', async () => {
  const answers: Answers = { EnquiryAssignees: () => new Error('offline') };
  inApp(<AssignMany count="2 enquiries" busy={false} close={() => undefined} apply={() => Promise.resolve()} />, {
    answers,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The people couldn’t be loaded.');
  answers['EnquiryAssignees'] = () => ({ enquiryAssignees: [{ __typename: 'Assignee', id: 'a', name: 'Avery Chen' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Owner/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /Owner/ }));
  expect(await screen.findByRole('option', { name: 'Avery Chen' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
