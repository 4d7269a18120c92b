import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { endSession, signIn } from '../../lib/session';
import { Toasts } from '../../ui/aria/toast';
import { MyHours } from './my-hours';

const PERSON = { id: 'u1', token: 't', role: 2, name: 'Maude Roy', email: 'maude@example.ca' };
const hours = (starts: string, version: number) => ({
  __typename: 'MyHours',
  hours: [{ __typename: 'AgentHours', weekday: 1, starts, ends: '17:00' }],
  ...{ away: [], zone: 'America/Toronto', feedUrl: null, version },
});
const show = (): void =>
  inApp(
    <>
      <MyHours />
      <Toasts />
    </>,
    {
      answers: {
        MyHours: () => ({ myHours: hours('09:00', 1) }),
        SetMyHours: ({ hours: sent }) => ({
          setMyHours: {
            __typename: 'SetMyHoursPayload',
            userErrors: [],
            hours: hours((sent as { starts: string }[])[0]?.starts ?? '', 2),
          },
        }),
      },
    },
  );
const from = (): HTMLElement => screen.getByLabelText('From');
const type = (time: string): void => {
  fireEvent.change(from(), { target: { value: time } });
  fireEvent.blur(from());
};

beforeEach(() => signIn(PERSON));

test('what is typed while the answer is on its way is not taken back by it', async () => {
  show();
  await screen.findByLabelText('From');
  type('10:00 a.m.');
  fireEvent.click(screen.getByRole('button', { name: 'Save my hours' }));
  type('11:00 a.m.');
  expect(await screen.findByText('Your hours were saved')).toBeVisible();
  expect(from()).toHaveValue('11:00 a.m.');
  expect(screen.getByRole('button', { name: 'Save my hours' })).toBeEnabled();
});

test('hours that are being changed outlive the session', async () => {
  show();
  await screen.findByLabelText('From');
  type('10:00 a.m.');
  act(endSession);
  cleanup();
  signIn({ ...PERSON, token: 't2' });
  show();
  expect(await screen.findByText(/what you typed is still here/)).toBeVisible();
  expect(from()).toHaveValue('10:00 a.m.');
});

test('the last day follows the first once that is a day, and not its first letter', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add days' }));
  const day = (label: string): HTMLElement => screen.getByLabelText(label);
  fireEvent.change(day('First day'), { target: { value: 'N' } });
  expect(day('Last day')).toHaveValue('');
  fireEvent.change(day('First day'), { target: { value: 'Nov 26, 2030' } });
  expect(day('Last day')).toHaveValue('Nov 26, 2030');
});
