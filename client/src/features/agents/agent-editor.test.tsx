import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { frame, isHeld } from '../../../test/editor-frame';
import { inApp, type Answers } from '../../../test/in-app';
import { keepInput } from '../../lib/kept-input';
import { signIn } from '../../lib/session';
import { draftOf } from './agent-draft';
import { AgentEditor } from './agent-editor';

/** A new agent with all that they need, as after a session that ended. */
function written(answers: Answers): void {
  const draft = draftOf(undefined);
  const texts = { ...draft.texts, licensedName: 'Noor Haddad', title: 'Mortgage broker', subdomain: 'noor-haddad' };
  const licences = [{ province: 'ON', number: 'M21003456', expiresOn: null }];
  keepInput('agent', { ...draft, texts, licences });
  inApp(<AgentEditor id={undefined} frame={frame} />, { answers });
}

beforeEach(() => act(() => signIn({ id: 'a1', token: 'a-token', name: 'Avery', email: 'avery@example.ca', role: 1 })));

test('nothing is typed into a new agent while they are being added: their own editor would not have it', async () => {
  const sent: unknown[] = [];
  written({ CreateAgent: ({ input }) => void sent.push(input) });
  expect(screen.getByLabelText('Licensed name')).toHaveValue('Noor Haddad');
  expect(isHeld('Licensed name')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Add agent' }));
  expect(isHeld('Licensed name')).toBe(true);
  await act(async () => undefined);
  expect(sent).toHaveLength(1);
});

test('where they were not added, the agent can be changed again', async () => {
  written({ CreateAgent: () => new Error('offline') });
  fireEvent.click(screen.getByRole('button', { name: 'Add agent' }));
  expect(await screen.findByText(MESSAGES.agentCreateFailed)).toBeVisible();
  expect(isHeld('Licensed name')).toBe(false);
});
