import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import AgreeAgain from './agree-again';

const asked = (text: 'PRIVACY' | 'TERMS', version: number) => ({
  __typename: 'TextToAgree',
  id: `${text} ${version}`,
  text,
  version,
  effectiveOn: '2026-11-26',
  changes: 'We name our server companies.',
});
const payload = (left: object[]) => ({ agreeToText: { __typename: 'AgreePayload', userErrors: [], left } });

test('one text after the other, and then nothing', async () => {
  const agreed: unknown[] = [];
  const answers: Answers = {
    TextsToAgree: () => ({ textsToAgree: [asked('PRIVACY', 3), asked('TERMS', 2)] }),
    AgreeToText: (variables) => {
      agreed.push(variables);
      return payload(agreed.length === 1 ? [asked('TERMS', 2)] : []);
    },
  };
  inApp(<AgreeAgain />, { answers });
  const banner = await screen.findByRole('region', { name: 'We changed our privacy policy' });
  expect(banner).toHaveTextContent('In effect from November 26, 2026. We name our server companies.');
  expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacy');
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await screen.findByRole('region', { name: 'We changed our terms of use' });
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(agreed).toEqual([
    { text: 'PRIVACY', version: 3 },
    { text: 'TERMS', version: 2 },
  ]);
});

test('offline: the question stays and says so; later is an answer too', async () => {
  inApp(<AgreeAgain />, {
    answers: { TextsToAgree: () => ({ textsToAgree: [asked('TERMS', 2)] }), AgreeToText: () => new Error('offline') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your answer. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('nothing to agree to: nothing is there', async () => {
  const reading = jest.fn(() => ({ textsToAgree: [] }));
  inApp(<AgreeAgain />, { answers: { TextsToAgree: reading } });
  await waitFor(() => expect(reading).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
});
