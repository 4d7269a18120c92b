import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
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

test('what was typed leaves for somebody else’s version only after a question, and stays where that cannot be had', async () => {
  let newest: object | Error = new Error('offline');
  const conflict = { __typename: 'UserError', code: 'CONFLICT', message: 'Somebody else was first.', field: null };
  const answers: Answers = {
    MyHours: () => ({ myHours: hours('09:00', 1) }),
    SetMyHours: () => ({ setMyHours: { __typename: 'SetMyHoursPayload', userErrors: [conflict], hours: null } }),
  };
  inApp(
    <>
      <MyHours />
      <Toasts />
    </>,
    { answers },
  );
  await screen.findByLabelText('From');
  answers['MyHours'] = () => newest;
  type('10:00 a.m.');
  fireEvent.click(screen.getByRole('button', { name: 'Save my hours' }));
  const load = 'Load the newest version';
  fireEvent.click(await screen.findByRole('button', { name: load }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Load their version?' }));
  expect(question.getByText(/What you typed .* leaves the editor/)).toBeVisible();
  fireEvent.click(question.getByRole('button', { name: load }));
  expect(await screen.findByText(/couldn’t be loaded\. What you typed is still here/)).toBeVisible();
  expect(screen.getByDisplayValue('10:00 a.m.')).toBeInTheDocument();
  newest = { myHours: hours('08:00', 2) };
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: load }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: load }));
  expect(await screen.findByDisplayValue('8:00 a.m.')).toBeInTheDocument();
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
