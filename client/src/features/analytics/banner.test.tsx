import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import Banner from './banner';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** As on a page without https. */
beforeEach(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true }));
afterEach(() => {
  Reflect.deleteProperty(crypto, 'randomUUID');
  localStorage.clear();
});

test.each(['Decline', 'Accept'])('a browser without randomUUID can answer, too: %s', async (answer) => {
  const asked: Record<string, unknown>[] = [];
  inApp(<Banner />, {
    answers: {
      ChooseAnalytics: (variables) => {
        asked.push(variables);
        const granted = variables['granted'] === true;
        return { chooseAnalytics: { __typename: 'AnalyticsChoicePayload', userErrors: [], granted } };
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    granted: answer === 'Accept',
    textVersion: expect.any(String) as string,
    receipt: expect.stringMatching(UUID) as string,
  });
});
