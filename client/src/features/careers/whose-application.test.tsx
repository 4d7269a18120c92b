import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { WhoseApplication } from './whose-application';

const asked: object[] = [];
const answers = {
  AnswerJobApplication: (variables: object) => {
    asked.push(variables);
    return { answerJobApplication: { __typename: 'AnswerJobApplicationPayload', userErrors: [] } };
  },
};

afterEach(() => (window.location.hash = ''));

test('without a link of an email there is nothing', () => {
  inApp(<WhoseApplication />, { answers });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the link asks, takes its token out of the address, and “not me” deletes', async () => {
  window.location.hash = '#token=a-token';
  inApp(<WhoseApplication />, { answers });
  const button = await screen.findByRole('button', { name: 'This was not me: delete it' });
  expect(window.location.hash).toBe('');
  // a mail program that opens links answers nothing
  expect(asked).toEqual([]);
  fireEvent.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('We deleted this application and its résumé.');
  expect(asked).toEqual([{ token: 'a-token', mine: false }]);
});
