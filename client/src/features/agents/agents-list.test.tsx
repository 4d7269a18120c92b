import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { Toasts } from '../../ui/aria/toast';
import { AgentEditor } from './agent-editor';
import { AgentsList } from './agents-list';

const agent = (licensedName: string, more: object = {}) => ({
  __typename: 'DeskAgent',
  id: licensedName,
  licensedName,
  title: 'Mortgage agent, level 2',
  subdomain: licensedName.toLowerCase().replace(' ', '-'),
  active: true,
  updatedAt: '2026-11-20T14:12:00.000Z',
  licences: [{ __typename: 'AgentLicence', province: 'ON', number: 'M1', expiresOn: '2099-03-31' }],
  reviews: [],
  photo: null,
  ...more,
});

function show(answers: Answers, at = '/agentManager'): void {
  inApp(
    <>
      <AgentsList />
      <Toasts />
    </>,
    { at, answers },
  );
}
const TWO = { deskAgents: [agent('Avery Chen'), agent('Jonah Tessier', { active: false })] };

test('agents that cannot be fetched are said in the words of the catalogue, and asked for again', async () => {
  const answers: Answers = { DeskAgents: () => new Error('the network is gone') };
  show(answers);
  expect(await screen.findByRole('heading', { name: 'Failed to fetch agents' })).toBeVisible();
  answers.DeskAgents = () => TWO;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Avery Chen' })).toBeVisible();
});

test('one that cannot be removed stays, and the catalogue says so', async () => {
  show({ DeskAgents: () => TWO, DeleteAgent: () => new Error('the network is gone') });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Avery Chen' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove agent' }));
  expect(await screen.findByText('Failed to delete agent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Avery Chen' })).toBeVisible();
});

test('each row says until when somebody is licensed, and whether visitors see them; the address narrows them', async () => {
  show({ DeskAgents: () => TWO }, '/agentManager?state=hidden');
  const row = within(await screen.findByRole('row', { name: /Jonah Tessier/ }));
  expect(row.getByText('Hidden')).toBeVisible();
  expect(row.getByText(/until March 31, 2099/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Avery Chen/ })).toBeNull();
  expect(screen.getByText('1 agent')).toBeVisible();
});

describe('the editor says in the words of the catalogue', () => {
  const open = (answers: Answers): void =>
    inApp(
      <AgentEditor
        id="nobody"
        frame={({ title, children }) => (
          <>
            <h1>{title}</h1>
            {children}
          </>
        )}
      />,
      { answers },
    );

  test.each([
    ['there is nobody at its address', () => ({ deskAgent: null })],
    ['the agent cannot be fetched', () => new Error('the network is gone')],
  ])('that %s', async (_, AgentInEditor) => {
    open({ AgentInEditor });
    expect(await screen.findByRole('heading', { name: 'Failed to fetch agent' })).toBeVisible();
  });
});
