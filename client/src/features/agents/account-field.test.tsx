import { screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { AccountField } from './account-field';
import { draftOf } from './agent-draft';
import { DraftContext } from './draft-context';

test('accounts that cannot be searched are not said to be none', async () => {
  inApp(
    <DraftContext value={{ agentId: undefined, draft: draftOf(undefined), set: () => undefined }}>
      <AccountField name={undefined} />
    </DraftContext>,
    { answers: { AgentAccounts: () => new Error('offline') } },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The accounts couldn’t be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
